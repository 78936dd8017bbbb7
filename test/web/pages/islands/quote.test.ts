// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { QuoteRequest } from '../../../../web/pages/islands/api.ts';
import { find, findButton, openPage, texts, until } from './page-kit.ts';

const api = vi.hoisted(() => ({
  sendQuoteRequest: vi.fn<(request: QuoteRequest, key: string) => Promise<void>>(),
  failureCode: (error: Error) => error.message,
}));
vi.mock('../../../../web/pages/islands/api.ts', () => api);
vi.mock('../../../../web/pages/islands/load-texts.ts', async () => {
  const kit = await import('./page-kit.ts');
  return { loadTexts: async () => kit.texts };
});

const { quote } = texts;

async function submit(
  values: Partial<Record<'name' | 'phone' | 'country' | 'message' | 'website', string>>,
): Promise<void> {
  const { prepareQuote, submitQuote } = await import('../../../../web/pages/islands/quote.ts');
  const form = find<HTMLFormElement>('form[data-act=quote]');
  await prepareQuote(form);
  for (const [name, value] of Object.entries(values)) find<HTMLInputElement>(`.quote [name=${name}]`).value = value;
  await submitQuote(form);
}

const good = { name: 'Tom Berg', phone: '070 123 45 67', country: 'SE' };

function kept(): unknown[] {
  return JSON.parse(localStorage.getItem('xpage-kept-requests') ?? '[]') as unknown[];
}

beforeEach(() => {
  vi.resetModules();
  openPage();
  api.sendQuoteRequest.mockReset().mockResolvedValue(undefined);
});

test('sends what was typed, with the words that were agreed to, and thanks', async () => {
  sessionStorage.setItem(
    'xpage-chat:mara',
    JSON.stringify({ conversationId: '9c0fb2a4-6f0d-4bb4-8a50-4d7c5b0e9f21', pending: null }),
  );
  await submit({ ...good, message: ' A kitchen. ' });
  expect(api.sendQuoteRequest.mock.calls[0]?.[0]).toMatchObject({
    agentName: 'mara',
    name: 'Tom Berg',
    phone: '070 123 45 67',
    country: 'SE',
    message: 'A kitchen.',
    consentText: 'By sending this you agree that Mara Lindqvist may contact you about your request.',
    conversationId: '9c0fb2a4-6f0d-4bb4-8a50-4d7c5b0e9f21',
    openedAt: expect.any(Number) as number,
  });
  expect(find('.done').textContent).toContain('Thanks for the request, an agent will contact you soon.');
  expect(find<HTMLFormElement>('form[data-act=quote]').hidden).toBe(true);
});

test('names the privacy policy where a name and a number are asked for', () => {
  const link = find<HTMLAnchorElement>('form[data-act=quote] .consent a');
  expect([link.getAttribute('href'), link.target, link.textContent]).toEqual([
    '/legal/privacy',
    '_blank',
    'Privacy policy',
  ]);
});

test('on the page of a product says which one it is about', async () => {
  document.documentElement.dataset['product'] = '01JGFJJZ00000000000000000D';
  await submit(good);
  expect(api.sendQuoteRequest.mock.calls[0]?.[0].productId).toBe('01JGFJJZ00000000000000000D');
});

test('lists all countries by name and shows the chosen one by its code', async () => {
  await submit({});
  const options = [...find<HTMLSelectElement>('.quote select').options];
  expect(options.length).toBeGreaterThan(200);
  expect(options.find(({ value }) => value === 'SE')?.textContent).toBe('Sweden +46');
  expect(options.find(({ selected }) => selected)?.textContent).toBe('US +1');
});

test.each([
  ['an empty name', { ...good, name: '  ' }, 'name', quote.required],
  ['an empty phone', { ...good, phone: '' }, 'phone', quote.required],
  ['letters as phone', { ...good, phone: 'call me' }, 'phone', quote.phoneInvalid],
  ['too short a phone', { ...good, phone: '123' }, 'phone', quote.phoneInvalid],
  ['a phone of another country', { ...good, phone: '+44 7700 900123' }, 'phone', quote.phoneInvalid],
])('refuses %s in the specified words, under the field', async (_, values, field, words) => {
  await submit(values);
  expect(find(`#q-${field}-error`).textContent).toBe(words);
  expect(find(`#q-${field}`).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement?.id).toBe(`q-${field}`);
  expect(api.sendQuoteRequest).not.toHaveBeenCalled();
});

test('a mark goes as soon as its field is changed', async () => {
  await submit({ ...good, name: '' });
  find('#q-name').dispatchEvent(new Event('input', { bubbles: true }));
  expect(find('#q-name').hasAttribute('aria-invalid')).toBe(false);
  expect(find('#q-name-error').textContent).toBe('');
});

test('says under the field what only the server knows to be wrong', async () => {
  api.sendQuoteRequest.mockRejectedValue(new Error('phone_invalid'));
  await submit(good);
  expect(find('#q-phone-error').textContent).toBe(quote.phoneInvalid);
});

test('without a connection keeps the request and sends it once the network is back, with the same key', async () => {
  api.sendQuoteRequest.mockRejectedValueOnce(new Error('network'));
  await submit(good);
  expect(find('.quote .state').textContent).toBe(quote.offline);
  expect(kept()).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  await until(() => expect(document.querySelector('.toast')?.textContent).toBe(quote.sentLater));
  const [first, second] = api.sendQuoteRequest.mock.calls;
  expect(second).toEqual(first);
  expect(kept()).toEqual([]);
});

test('keeps trying each time that the network comes back', async () => {
  api.sendQuoteRequest.mockRejectedValueOnce(new Error('network')).mockRejectedValueOnce(new Error('network'));
  await submit(good);
  window.dispatchEvent(new Event('online'));
  await until(() => expect(api.sendQuoteRequest).toHaveBeenCalledTimes(2));
  await until(() => {
    window.dispatchEvent(new Event('online'));
    expect(kept()).toEqual([]);
  });
  expect(api.sendQuoteRequest).toHaveBeenCalledTimes(3);
});

test('drops a kept request that the server refuses', async () => {
  api.sendQuoteRequest.mockRejectedValueOnce(new Error('network')).mockRejectedValueOnce(new Error('input_invalid'));
  await submit(good);
  window.dispatchEvent(new Event('online'));
  await until(() => expect(kept()).toEqual([]));
  expect(document.querySelector('.toast')).toBeNull();
});

test('a second try of the same request has the same key', async () => {
  api.sendQuoteRequest.mockRejectedValueOnce(new Error('internal'));
  await submit(good);
  expect(find('.quote .state').textContent).toBe(quote.failed);
  await submit(good);
  const [first, second] = api.sendQuoteRequest.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
});

test('a changed request has a key of its own', async () => {
  api.sendQuoteRequest.mockRejectedValueOnce(new Error('phone_invalid'));
  await submit(good);
  await submit({ ...good, phone: '070 765 43 21' });
  const [first, second] = api.sendQuoteRequest.mock.calls.map(([, key]) => key);
  expect(second).not.toBe(first);
});

test('passes on what only machines fill in, for the server to judge', async () => {
  await submit({ ...good, website: 'https://spam.example' });
  expect(api.sendQuoteRequest.mock.calls[0]?.[0].website).toBe('https://spam.example');
});

test('another request can follow the first, with a key of its own', async () => {
  await submit(good);
  findButton(quote.again).click();
  await submit(good);
  const [first, second] = api.sendQuoteRequest.mock.calls.map(([, key]) => key);
  expect(second).not.toBe(first);
});

test('sends nothing from a preview', async () => {
  openPage({ isPreview: true });
  await submit(good);
  expect(find('.quote .state').textContent).toBe(quote.preview);
  expect(api.sendQuoteRequest).not.toHaveBeenCalled();
});
