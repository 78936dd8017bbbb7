// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, chooseStoredLanguage, currentLanguage } from '../../../web/lib/language.ts';
import { openCleanBrowser } from './kit/clean-browser.ts';

beforeEach(() => void openCleanBrowser());

const nothing = { query: null, stored: null, browser: [] };

describe('the language', () => {
  it('is en_us by default', () => {
    expect(chooseLanguage(nothing)).toBe('en_us');
  });

  it('is taken from the consumer-language key', () => {
    localStorage.setItem('consumer-language', 'de_de');

    expect(currentLanguage()).toBe('de_de');
  });

  it('of ?lang= goes before the stored one, the stored one before the browser', () => {
    expect(chooseLanguage({ query: 'zh_hk', stored: 'de_de', browser: ['fr-FR'] })).toBe('zh_hk');
    expect(chooseLanguage({ query: null, stored: 'de_de', browser: ['fr-FR'] })).toBe('de_de');
  });

  it('is read from the address', () => {
    window.history.replaceState(null, '', '/app?lang=ar_ae');

    expect(currentLanguage()).toBe('ar_ae');
  });

  it.each(['xx_yy', '', 'de', '__proto__', 'en_us; rm'])(
    'that does not exist (%j) is as if none was asked for',
    (query) => {
      expect(chooseLanguage({ ...nothing, query, stored: 'de_de' })).toBe('de_de');
    },
  );

  it.each([
    ['fr-CA', 'fr_ca'],
    ['fr-BE', 'fr_fr'],
    ['fr', 'fr_fr'],
    ['zh-TW', 'zh_hk'],
    ['zh-Hant-HK', 'zh_hk'],
    ['zh-HK', 'zh_hk'],
    ['zh-SG', 'zh_cn'],
    ['nb-NO', 'no_no'],
    ['ar', 'ar_ae'],
    ['xh-ZA', 'en_us'],
  ])('for a browser that prefers %s is %s', (tag, expected) => {
    expect(chooseLanguage({ ...nothing, browser: [tag] })).toBe(expected);
  });

  it('that was chosen is kept for later and set on the document with its direction', () => {
    chooseStoredLanguage('ar_sa');

    expect(currentLanguage()).toBe('ar_sa');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar-SA', 'rtl']);
  });

  it('of the document is the lang header of pages without an app', async () => {
    vi.resetModules();
    const { ports } = await import('../../../web/lib/ports.ts');
    document.documentElement.lang = 'zh-HK';

    expect(ports.language()).toBe('zh_hk');
  });
});
