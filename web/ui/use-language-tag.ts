import { useTranslation } from 'react-i18next';
import {
  defaultLanguage,
  documentTag,
  isLanguageValue,
  toBcp47,
  type LanguageValue,
} from '../../shared/places/languages.ts';

/** The app's language as a BCP 47 tag for `Intl`: Gregorian years and Latin digits in all of them. */
export function useLanguageTag(): string {
  return documentTag(useLanguage());
}

/** The app's language as other people's software wants it: `de-AT`. */
export function useLanguageCode(): string {
  return toBcp47(useLanguage());
}

function useLanguage(): LanguageValue {
  const { i18n } = useTranslation();
  return isLanguageValue(i18n.language) ? i18n.language : defaultLanguage;
}
