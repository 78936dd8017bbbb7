import { describe, expect, test } from 'vitest';
import { sendMail, type Mail } from '../../../../functions/domain/messages/mail.ts';
import '../../../kit/function-environment.ts';
import { useMails } from '../../../kit/mails.ts';

const mails = useMails();
const mail = (changes: Partial<Mail> = {}): Mail => ({
  to: 'mara@example.com',
  subject: 'Hello',
  paragraphs: ['First.', 'Second.'],
  direction: 'ltr',
  footer: 'Why you get this.',
  ...changes,
});

describe('a mail', () => {
  test('goes to one recipient, from our address, as text and HTML of the same words', async () => {
    await sendMail(mail({ code: '481920', links: [{ label: 'Call', href: 'tel:+46701' }] }));
    const [sent] = mails.sent();

    expect(sent?.to).toEqual(['mara@example.com']);
    expect(sent?.text).toBe('First.\n\nSecond.\n\n481920\n\nCall: tel:+46701\n\n-- \nWhy you get this.');
    for (const words of ['First.', 'Second.', '481920', 'href="tel:+46701"', 'Why you get this.'])
      expect(sent?.html).toContain(words);
  });

  test.each(['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\u0000'])(
    'with %j in a header is not sent',
    async (mark) => {
      await expect(sendMail(mail({ subject: `Hello${mark}Bcc: x@example.com` }))).rejects.toThrow('line break');
      await expect(sendMail(mail({ to: `mara@example.com${mark}Bcc: x@example.com` }))).rejects.toThrow('line break');
      await expect(sendMail(mail({ replyTo: `tom@example.com${mark}` }))).rejects.toThrow('line break');
      expect(mails.sent()).toEqual([]);
    },
  );

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'onmouseover='x",
    '</p></div><a href="//evil">',
  ])('shows %j as text', async (text) => {
    await sendMail(mail({ paragraphs: [text], code: text, footer: text, links: [{ label: text, href: text }] }));

    expect(mails.sent()[0]?.html).not.toContain(text);
    expect(mails.sent()[0]?.html).not.toMatch(/<(?:script|img)|<a href="\/\/evil/);
  });

  test('is written from right to left where the language is; a code never', async () => {
    await sendMail(mail({ direction: 'rtl', code: '1' }));

    expect(mails.sent()[0]?.html).toContain('<html dir="rtl">');
    expect(mails.sent()[0]?.html).toContain('<p dir="ltr"');
  });

  test('keeps the plus of a phone number in front, also where text runs from right to left', async () => {
    await sendMail(mail({ direction: 'rtl', paragraphs: ['الهاتف: +46 70 123 45 67، ثم 1 + 2'] }));

    expect(mails.sent()[0]?.html).toContain('الهاتف: <bdi dir="ltr">+46 70 123 45 67</bdi>، ثم 1 + 2');
    expect(mails.sent()[0]?.text).toContain('\u200fالهاتف: \u2066+46 70 123 45 67\u2069، ثم');
  });
});
