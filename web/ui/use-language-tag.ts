import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguageValue, toBcp47 } from '../../shared/places/languages.ts';

/** The app's language as a BCP 47 tag, for `Intl`. */
export function useLanguageTag(): string {
  const { i18n } = useTranslation();
  return toBcp47(isLanguageValue(i18n.language) ? i18n.language : defaultLanguage);
}
