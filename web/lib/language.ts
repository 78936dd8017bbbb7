/** Which of the 42 languages the app speaks. */
import { chooseLanguage } from '../../shared/places/choose-language.ts';
import { directionOf, languageOfText, toBcp47, type LanguageValue } from '../../shared/places/languages.ts';
import { localArea, sessionArea } from './browser-storage.ts';

/** The client store's key (specification 1, section 3). */
export const LANGUAGE_KEY = 'consumer-language';

/** The language for this page load (docs/languages.md, "Which language somebody reads"). */
export function currentLanguage(): LanguageValue {
  return chooseLanguage({
    address: new URLSearchParams(window.location.search).get('lang'),
    remembered: sessionArea.get(LANGUAGE_KEY) ?? localArea.get(LANGUAGE_KEY),
    browser: navigator.languages,
  });
}

/**
 * Takes the language out of the address and keeps it for the tab: a link says in which language it opens, and does not
 * take back what is chosen afterwards.
 */
export function takeLanguageOfAddress(): void {
  const address = new URL(window.location.href);
  const language = languageOfText(address.searchParams.get('lang') ?? '');
  if (language === undefined) return;
  sessionArea.set(LANGUAGE_KEY, language);
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
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
