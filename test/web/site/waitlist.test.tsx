// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../web/lib/api/api-error.ts';
import { siteIn } from './site-kit.ts';
import { WaitlistPage } from '../../../web/site/waitlist-page.tsx';

const calls = vi.hoisted(() => ({ joinList: vi.fn(), answerMail: vi.fn() }));
vi.mock('../../../web/site/islands/waitlist-calls.ts', () => calls);

const shown = (): string => document.querySelector('section:not([hidden]) :is(h1, h2)')?.textContent ?? '';
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
const problem = (): string => document.querySelector('form .problem')?.textContent ?? '';

async function open(hash = ''): Promise<void> {
  const html = renderToStaticMarkup(<WaitlistPage site={siteIn('en_us')} scripts={['/s.js']} />).replace(
    /<script.*$/,
    '',
  );
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  window.location.hash = hash;
  vi.resetModules();
  await import('../../../web/site/islands/waitlist.ts');
}

function submit(email: string): void {
  const field = document.querySelector<HTMLInputElement>('#email');
  if (field) field.value = email;
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
}

beforeEach(() => {
  calls.joinList.mockReset().mockResolvedValue(undefined);
  calls.answerMail.mockReset().mockResolvedValue(undefined);
});

describe('the page of the waiting list', () => {
  test('says what is wrong with an address, and asks the server nothing', async () => {
    await open();
    submit('  ');

    expect(problem()).toBe('Please enter your email');
    expect(calls.joinList).not.toHaveBeenCalled();
  });

  test('says what the server found wrong', async () => {
    calls.joinList.mockRejectedValue(new ApiError({ code: 'email_invalid', status: 422, message: '' }));
    await open();
    submit('tom@example');

    await vi.waitFor(() => expect(problem()).toBe('Please enter a valid email'));
  });

  test('sends a good address to its mailbox', async () => {
    await open();
    submit('tom@example.com');

    await vi.waitFor(() => expect(shown()).toBe('Check your inbox.'));
  });

  test('confirms with the link of the mail', async () => {
    await open('#join=abc');

    await vi.waitFor(() => expect(shown()).toBe('Your place is kept.'));
    expect(calls.answerMail).toHaveBeenCalledWith({ token: 'abc', answer: 'join' });
  });

  test('asks before it leaves, also where the page stands open already', async () => {
    await open();
    window.location.hash = '#leave=abc';
    await vi.waitFor(() => expect(shown()).toBe('Leave the waiting list?'));
    expect(calls.answerMail).not.toHaveBeenCalled();
    press('[data-do=leave]');

    await vi.waitFor(() => expect(shown()).toBe('You have left the list.'));
  });

  test.each([
    ['not_found', 'This link has lapsed.'],
    ['network', 'That did not work. Please try again.'],
  ] as const)('tells %s apart', async (code, words) => {
    calls.answerMail.mockRejectedValue(new ApiError({ code, status: 404, message: '' }));
    await open('#join=abc');

    await vi.waitFor(() => expect(shown()).toBe(words));
  });
});
