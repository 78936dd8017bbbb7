import i18next from 'i18next';
import type { LanguageValue } from '../../shared/places/languages.ts';
import { chooseStoredLanguage } from '../lib/language.ts';

/** Speaks another language from now on, here and on later visits. */
export async function changeLanguage(language: LanguageValue): Promise<void> {
  await i18next.changeLanguage(language);
  chooseStoredLanguage(language);
}
