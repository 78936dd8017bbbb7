// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseStoredLanguage, currentLanguage, takeLanguageOfAddress } from '../../../web/lib/language.ts';
import { openCleanBrowser } from './kit/clean-browser.ts';

beforeEach(() => void openCleanBrowser());

describe('the language', () => {
  it('is taken from the consumer-language key', () => {
    localStorage.setItem('consumer-language', 'de_de');

    expect(currentLanguage()).toBe('de_de');
  });

  it('is read from the address', () => {
    window.history.replaceState(null, '', '/app?lang=ar_ae');

    expect(currentLanguage()).toBe('ar_ae');
  });

  it('of a link is kept for the tab and taken out of the address, so that it can be changed afterwards', () => {
    localStorage.setItem('consumer-language', 'de_de');
    window.history.replaceState({ key: 'a' }, '', '/insurance/-/01J?agent=mara&lang=ar_ae#key');

    takeLanguageOfAddress();

    expect(window.location.href).toBe('https://app.test/insurance/-/01J?agent=mara#key');
    expect(window.history.state).toEqual({ key: 'a' });
    expect(currentLanguage()).toBe('ar_ae');
    chooseStoredLanguage('th_th');
    expect(currentLanguage()).toBe('th_th');
  });

  it('of a link that names none of the 42 changes nothing', () => {
    window.history.replaceState(null, '', '/app?lang=klingon');

    takeLanguageOfAddress();

    expect(window.location.search).toBe('?lang=klingon');
    expect(sessionStorage.getItem('consumer-language')).toBeNull();
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
