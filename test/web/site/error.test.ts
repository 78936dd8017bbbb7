// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorFiles } from '../../../web/site/error-documents.ts';
import { languageValues, type LanguageValue } from '../../../shared/places/languages.ts';
import type { SiteTexts } from '../../../web/site/site-texts.ts';
import { siteIn } from './site-kit.ts';

const english = siteIn('en_us').texts;
const inArabic = {
  title: 'تعذر عرض هذه الصفحة',
  text: 'نص',
  retry: 'أعد المحاولة',
  home: 'الرئيسية',
  reference: 'مرجع',
};
const texts = Object.fromEntries(languageValues.map((language) => [language, english])) as Record<
  LanguageValue,
  SiteTexts
>;
const files = errorFiles('/assets/s/error.js', texts);

let answer: (address: string, init?: RequestInit) => Promise<Response>;

async function open(file: 'error.html' | 'refused.html', languages: string[]): Promise<void> {
  const html = (files[file] ?? '').replace(/<script.*<\/script>/, '');
  document.documentElement.dir = 'ltr';
  document.documentElement.innerHTML = new DOMParser().parseFromString(html, 'text/html').documentElement.innerHTML;
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.resetModules();
  await import('../../../web/site/islands/error.ts');
  await vi.waitFor(() => expect(document.querySelector('code')?.textContent).not.toBe(''));
}

beforeEach(() => {
  answer = async (address) =>
    address.endsWith('.json')
      ? Response.json({ failed: inArabic, refused: inArabic })
      : new Response(null, { status: 504, headers: { 'x-amz-cf-id': 'edge-7' } });
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string, init?: RequestInit) => answer(address, init)),
  );
});

describe('a document that tells of an error', () => {
  test.each([
    ['error.html', 'This page could not be shown'],
    ['refused.html', 'We stopped this request'],
  ] as const)('%s says what happened and gives a reference', async (file, title) => {
    await open(file, ['en-US', 'de']);

    expect(document.querySelector('h1')?.textContent).toBe(title);
    expect(document.querySelector<HTMLElement>('small')?.hidden).toBe(false);
    expect(document.querySelector('small')?.textContent).toBe('Reference: edge-7');
    expect(fetch).toHaveBeenCalledWith(location.href, { method: 'HEAD', cache: 'no-store' });
  });

  test("speaks the visitor's language, from right to left too", async () => {
    await open('error.html', ['ar-AE']);
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(inArabic.title));

    expect(fetch).toHaveBeenCalledWith('/error-ar_ae.json');
    expect([document.documentElement.lang, document.documentElement.dir, document.title]).toEqual([
      'ar-AE',
      'rtl',
      inArabic.title,
    ]);
    expect(document.querySelector('#retry')?.textContent).toBe(inArabic.retry);
    expect(document.querySelector('small')?.textContent).toBe('مرجع: edge-7');
  });

  test('stays as it is while its words cannot be had', async () => {
    const usual = answer;
    answer = (address, init) =>
      address.endsWith('.json') ? Promise.reject(new Error('refused')) : usual(address, init);
    await open('refused.html', ['th']);

    expect(document.querySelector('h1')?.textContent).toBe('We stopped this request');
    expect(document.documentElement.dir).not.toBe('rtl');
  });
});
