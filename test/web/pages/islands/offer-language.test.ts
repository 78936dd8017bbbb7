// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { offerLanguage } from '../../../../web/pages/islands/offer-language.ts';
import { pageTexts } from '../sample-page.ts';
import { find, openPage } from './page-kit.ts';

// The sample page is in English, and has German and Arabic.
beforeEach(() => openPage());

const visitorReads = (...languages: string[]): void => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  offerLanguage();
};
const offered = (): HTMLAnchorElement | null => document.querySelector('.tongue a');

describe('a visitor', () => {
  test.each([
    [['de-DE', 'en'], 'Diese Seite gibt es auch auf Deutsch.', 'de-DE', 'ltr'],
    [['de-AT'], 'Diese Seite gibt es auch auf Deutsch.', 'de-DE', 'ltr'],
    [['sv-SE', 'ar'], 'هذه الصفحة متاحة بالعربية أيضًا.', 'ar-AE', 'rtl'],
  ])('who reads %j is offered the page in that language, in its words and direction', (languages, text, lang, dir) => {
    visitorReads(...languages);

    expect(offered()?.textContent).toBe(text);
    expect(offered()?.lang).toBe(lang);
    expect(find('.tongue').getAttribute('dir')).toBe(dir);
    expect(offered()?.getAttribute('href')).toBe(find(`#languages a[hreflang=${lang}]`).getAttribute('href'));
  });

  test.each([[['en-GB', 'de']], [['fr-FR']], [[]]])(
    'who reads %j is offered nothing: the page is in it, or in none of them',
    (languages) => {
      visitorReads(...languages);
      expect(offered()).toBeNull();
    },
  );

  test.each([
    ['nb-NO', 'no_no'],
    ['nn', 'no_no'],
    ['zh-Hant-TW', 'zh_hk'],
    ['zh-Hans-HK', 'zh_cn'],
    ['pt-BR', 'pt_pt'],
  ] as const)('who reads %s is offered it in %s, as the page says it', (tag, language) => {
    openPage({ languages: ['en_us', language], offers: { [language]: pageTexts(language).offer } });
    visitorReads(tag, 'en');

    expect(offered()?.textContent).toBe(pageTexts(language).offer.text);
    expect(find('.tongue button').getAttribute('aria-label')).toBe(pageTexts(language).offer.dismiss);
  });

  test('who closes the line is not asked again', () => {
    visitorReads('de-DE');
    find('.tongue button').click();
    expect(offered()).toBeNull();
    visitorReads('de-DE');

    expect(offered()).toBeNull();
  });
});
