/** Which of the 42 languages the app speaks. */
import {
  defaultLanguage,
  directionOf,
  isLanguageValue,
  languages,
  toBcp47,
  type LanguageValue,
} from '../../shared/places/languages.ts';
import { localArea, sessionArea } from './browser-storage.ts';

/** The client store's key (specification 1, section 3). */
export const LANGUAGE_KEY = 'consumer-language';

export type LanguageSources = {
  /** Value of `?lang=`. */
  query: string | null;
  /** Value of the consumer-language key. */
  stored: string | null;
  /** What the browser prefers, best first, as BCP 47 tags. */
  browser: readonly string[];
};

/** The address first, then what was chosen before, then what the browser prefers, else en_us. */
export function chooseLanguage({ query, stored, browser }: LanguageSources): LanguageValue {
  const asked = [query, stored].map(toValue).find((value) => value !== undefined);
  return asked ?? browser.map(matchTag).find((value) => value !== undefined) ?? defaultLanguage;
}

/** The language for this page load. */
export function currentLanguage(): LanguageValue {
  return chooseLanguage({
    query: new URLSearchParams(window.location.search).get('lang'),
    stored: sessionArea.get(LANGUAGE_KEY) ?? localArea.get(LANGUAGE_KEY),
    browser: navigator.languages,
  });
}

/** Keeps a choice for this tab and for later visits, and tells the document. */
export function chooseStoredLanguage(value: LanguageValue): void {
  sessionArea.set(LANGUAGE_KEY, value);
  localArea.set(LANGUAGE_KEY, value);
  applyLanguage(value);
}

/** Sets `lang` and `dir` of the document. */
export function applyLanguage(value: LanguageValue): void {
  document.documentElement.lang = toBcp47(value);
  document.documentElement.dir = directionOf(value);
}

/** `de_de`, `de-DE` and `DE-de` alike. */
function toValue(text: string | null): LanguageValue | undefined {
  const value = (text ?? '').replace('-', '_').toLowerCase();
  return isLanguageValue(value) ? value : undefined;
}

/** The same language and country, else the first one of that language; Chinese by its script. */
function matchTag(tag: string): LanguageValue | undefined {
  if (/^zh-(hant|tw|mo)/i.test(tag)) return 'zh_hk';
  if (/^n[bn](-|$)/i.test(tag)) return 'no_no';
  const language = tag.split('-')[0]?.toLowerCase();
  if (language === 'zh') return toValue(tag) ?? 'zh_cn';
  return toValue(tag) ?? languages.find(({ value }) => value.split('_')[0] === language)?.value;
}
