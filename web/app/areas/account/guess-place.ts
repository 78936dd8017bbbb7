/** Where the person probably is, from what the browser says; they see it and can change it. */
import { countries, countryByAbbr, type CountryAbbr } from '../../../../shared/places/countries.ts';

export type BrowserPlace = { languages: readonly string[]; timeZone: string };

/** Countries whose first time zone is the given one come first; then the region of a language; else the United States. */
export function guessCountry({ languages, timeZone }: BrowserPlace): CountryAbbr {
  const byZone = countries.filter(({ abbr }) => timeZonesOf(abbr).includes(timeZone)).map(({ abbr }) => abbr);
  const byLanguage = languages.map(regionOf).filter((region) => region !== undefined);
  return byLanguage.find((region) => byZone.includes(region)) ?? byZone[0] ?? byLanguage[0] ?? 'US';
}

export function browserPlace(): BrowserPlace {
  return { languages: navigator.languages, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Not every browser knows the zones of a country. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

function timeZonesOf(country: CountryAbbr): string[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
}

function regionOf(tag: string): CountryAbbr | undefined {
  const region = /-([A-Za-z]{2})(?:-|$)/.exec(tag)?.[1]?.toUpperCase();
  return region === undefined ? undefined : countryByAbbr(region)?.abbr;
}
