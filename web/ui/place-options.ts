/** Countries, languages and time zones as options of a list, named in the language of the app. */
import { countries, type CountryAbbr } from '../../shared/places/countries.ts';
import { countryName, ownCountryName } from '../../shared/places/country-names.ts';
import { languages, type LanguageValue } from '../../shared/places/languages.ts';
import type { SearchOption } from './search-select.tsx';

/** Countries of the service, in the order of the alphabet that the reader knows. */
export function countryOptions(languageTag: string): SearchOption<CountryAbbr>[] {
  const order = new Intl.Collator(languageTag);
  return countries
    .map(({ abbr, countryCode }) => ({
      value: abbr,
      label: countryName(abbr, languageTag),
      keywords: `${abbr} ${countryCode} ${countryName(abbr, 'en')} ${ownCountryName(abbr)}`,
    }))
    .sort((one, other) => order.compare(one.label, other.label));
}

/** The same with dial codes: `Sweden +46`. */
export function dialCodeOptions(languageTag: string): SearchOption<CountryAbbr>[] {
  const dialCodes = new Map(countries.map(({ abbr, countryCode }) => [abbr, countryCode]));
  // The marks keep plus and digits together in text that runs from right to left.
  return countryOptions(languageTag).map((option) => ({
    ...option,
    label: `${option.label} \u2066${dialCodes.get(option.value) ?? ''}\u2069`,
  }));
}

/** The 42 languages by their own names. */
export const languageOptions: readonly SearchOption<LanguageValue>[] = languages.map((language) => ({
  value: language.value,
  label: language.languageName,
  keywords: `${language.name} ${language.code}`,
}));

/** The zones that the browser knows, with the given one among them. */
export function timeZoneOptions(current: string): SearchOption<string>[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
