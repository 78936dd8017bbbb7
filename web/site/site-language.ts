/** Where a page of the site stands in each language. */
import { defaultLanguage, directionOf, toBcp47, type LanguageValue } from '../../shared/places/languages.ts';

/** The page in the default language stands at the path itself: `/pricing` and `/pricing/de_de`, `/` and `/de_de`. */
export function pathIn(language: LanguageValue, path: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `${path}/${language}`;
}

/** `index.html`, `de_de.html`, `waitlist.html`, `waitlist/ar_ae.html`. */
export function fileIn(language: LanguageValue, path: string): string {
  return `${pathIn(language, path).slice(1) || 'index'}.html`;
}

export function markupOf(language: LanguageValue): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: toBcp47(language), dir: directionOf(language) };
}
