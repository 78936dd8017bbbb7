// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { renderOutboxPage } from '../../../../infra/local/control/outbox-page.ts';
import type { OutboxMessage } from '../../../../infra/local/engines/messages/outbox.ts';

const HOSTILE = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;

function mail(changes: Partial<OutboxMessage> = {}): OutboxMessage {
  return {
    id: 'one',
    at: '2026-01-02T03:04:05.000Z',
    channel: 'email',
    from: 'hello@xpage.example',
    to: ['mei@example.com'],
    subject: 'Your code',
    text: 'Hello',
    ...changes,
  };
}

const parse = (...messages: OutboxMessage[]) =>
  new DOMParser().parseFromString(renderOutboxPage(messages), 'text/html');

describe('hostile content', () => {
  const everywhere = mail({
    id: HOSTILE,
    at: HOSTILE,
    from: HOSTILE,
    to: [HOSTILE],
    subject: HOSTILE,
    text: HOSTILE,
    headers: { [HOSTILE]: HOSTILE },
    attachments: [{ name: HOSTILE, contentType: HOSTILE, sizeBytes: 1 }],
  });

  test('is shown as text in every place of a message', () => {
    const page = parse(everywhere);

    expect(page.querySelectorAll('script')).toHaveLength(1);
    expect(page.querySelectorAll('img')).toHaveLength(0);
    expect(page.querySelector('h2')?.textContent).toBe(HOSTILE);
    expect(page.querySelector('.text')?.textContent).toBe(HOSTILE);
  });

  test('cannot leave the attribute of the frame, and the frame can run nothing', () => {
    const page = parse(mail({ html: HOSTILE, subject: HOSTILE }));
    const frame = page.querySelector('iframe');

    expect(page.querySelectorAll('script')).toHaveLength(1);
    expect(frame?.getAttribute('srcdoc')).toContain(HOSTILE);
    expect(frame?.getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
    expect(frame?.getAttribute('srcdoc')).toContain("default-src 'none'");
  });

  test('gets no link but to the web', () => {
    const page = parse(
      mail({ text: 'javascript:alert(1) data:text/html,x https://xpage.example/a"onclick="alert(1).' }),
    );

    expect([...page.querySelectorAll('.text a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://xpage.example/a',
    ]);
    expect(page.querySelector('[onclick]')).toBeNull();
  });
});

test('the policy allows the script of the page by its hash and no other', () => {
  const page = parse();
  const hash = createHash('sha256')
    .update(page.querySelector('script')?.textContent ?? '')
    .digest('base64');

  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');

  expect(policy).toContain(`script-src 'sha256-${hash}';`);
});

test('nothing on the page comes from elsewhere', () => {
  expect(renderOutboxPage([mail()])).not.toMatch(/(src|href)="(https?:)?\/\//);
});

test('lists messages in the order given, each with channel, recipient, time and subject', () => {
  const page = parse(
    mail({ id: 'b', channel: 'sms', to: ['+6591234567'], subject: undefined } as Partial<OutboxMessage>),
    mail(),
  );

  const articles = [...page.querySelectorAll('article')];

  expect(articles.map((article) => article.querySelector('.channel')?.textContent)).toEqual(['SMS', 'Mail']);
  expect(articles.map((article) => article.querySelector('.to')?.textContent)).toEqual([
    '+6591234567',
    'mei@example.com',
  ]);
  expect(articles[1]?.querySelector('time')?.getAttribute('datetime')).toBe('2026-01-02T03:04:05.000Z');
  expect(articles[1]?.querySelector('h2')?.textContent).toBe('Your code');
});

describe('codes', () => {
  const codesOf = (changes: Partial<OutboxMessage>) =>
    [...parse(mail(changes)).querySelectorAll('button[data-copy]')].map((button) => button.getAttribute('data-copy'));

  test('of six digits can be copied and are marked in the text', () => {
    const page = parse(mail({ text: 'Your code is 482913. Enter 482913 now.' }));

    expect(page.querySelectorAll('button[data-copy="482913"]')).toHaveLength(1);
    expect([...page.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['482913', '482913']);
  });

  test('are found in the subject and in mail that is HTML only', () => {
    expect(codesOf({ subject: '112233 is your code' })).toEqual(['112233']);
    expect(codesOf({ text: '', html: '<style>p{color:#445566}</style><p>Code: <b>778899</b></p>' })).toEqual([
      '778899',
    ]);
  });

  test.each(['1234567', '12345', '#123456', '123456.50', '1,123456', 'POL-123456', '123456-7', 'a123456'])(
    'are not seen in %s',
    (text) => {
      expect(codesOf({ text })).toEqual([]);
    },
  );
});

test('what can be searched for is in the search text, in lower case', () => {
  const search = parse(mail({ text: '', html: '<p>Premium Paid</p>' }))
    .querySelector('article')
    ?.getAttribute('data-search');

  for (const word of ['email', 'mei@example.com', 'hello@xpage.example', 'your code', 'premium paid']) {
    expect(search).toContain(word);
  }
});

test('an empty outbox says what will appear', () => {
  const page = parse();

  expect(page.querySelector('[data-empty]')?.hasAttribute('hidden')).toBe(false);
  expect(page.querySelector('[data-count]')?.textContent).toBe('0 messages');
});
