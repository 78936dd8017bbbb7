/** The BCP 47 tag of the app's language, for `Intl`. */
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguageValue, toBcp47 } from '../../../../shared/places/languages.ts';

export function useLanguageTag(): string {
  const { i18n } = useTranslation();
  return toBcp47(isLanguageValue(i18n.language) ? i18n.language : defaultLanguage);
}
