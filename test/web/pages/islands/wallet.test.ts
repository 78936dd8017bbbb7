// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWallet } from '../../../../web/pages/islands/wallet.ts';
import { openPage, texts } from './page-kit.ts';

vi.mock('../../../../web/pages/islands/load-texts.ts', async () => {
  const kit = await import('./page-kit.ts');
  return { loadTexts: async () => kit.texts };
});

const fetched = vi.fn<(address: string) => Promise<Response>>();
const google = 'https://pay.google.com/gp/v/save/a.b.c';

beforeEach(() => {
  openPage();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const offer = (changes: object = {}): void => {
  const body = { apple: '/mara/card.pkpass', google, isLocal: false, ...changes };
  fetched.mockImplementation(async () => Response.json(body));
};
const shown = (): string => document.querySelector('dialog .sheet-body')?.textContent ?? '';
const links = (): unknown[] =>
  [...document.querySelectorAll('dialog a')].map((link) => [link.textContent, link.getAttribute('href')]);

test('offers both wallets, the one of this phone first', async () => {
  offer();
  await openWallet();

  expect(fetched).toHaveBeenCalledWith('/mara/wallet.json');
  expect(links()).toEqual([
    [texts.wallet.apple, '/mara/card.pkpass'],
    [texts.wallet.google, google],
  ]);
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14)' });
  document.querySelector('dialog')?.remove();
  await openWallet();
  expect(links()).toEqual([
    [texts.wallet.google, google],
    [texts.wallet.apple, '/mara/card.pkpass'],
  ]);
});

test('says which wallet the site has not set up', async () => {
  offer({ google: null });
  await openWallet();

  expect(links()).toEqual([[texts.wallet.apple, '/mara/card.pkpass']]);
  expect(shown()).toContain(texts.wallet.noGoogle);
  expect(shown()).not.toContain(texts.wallet.local);
});

test('says plainly that passes are not set up, and offers the contact file instead', async () => {
  offer({ apple: null, google: null });
  await openWallet();

  expect(shown()).toContain(texts.wallet.none);
  expect(links()).toEqual([[texts.wallet.contact, '/mara/contact.vcf']]);
});

test('says that the pass is still being made just after going live', async () => {
  fetched.mockResolvedValue(new Response('', { status: 404 }));
  await openWallet();

  expect(shown()).toContain(texts.wallet.soon);
});

test('says of a single machine that a phone refuses its passes', async () => {
  offer({ isLocal: true });
  await openWallet();

  expect(shown()).toContain(texts.wallet.local);
});

test('a preview asks for nothing', async () => {
  openPage({ isPreview: true });
  await openWallet();

  expect(shown()).toBe(texts.wallet.preview);
  expect(fetched).not.toHaveBeenCalled();
});

test('without a connection nothing opens: the page says so itself', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));

  await expect(openWallet()).rejects.toThrow('offline');
  expect(document.querySelector('dialog')).toBeNull();
});
