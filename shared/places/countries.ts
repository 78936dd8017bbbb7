import type { RegionGroup } from './region-groups.ts';

/**
 * The 46 countries of the service: ISO alpha-2, dial code, region group, ISO 4217 currency and its symbol.
 * They are the 41 countries of the language values, and five more whose rules the specifications name or whose
 * languages are among them: Singapore, Macao, Mongolia, Australia and Ireland.
 */
const rows = [
  ['US', '+1', 'US/Canada', 'USD', '$'],
  ['CA', '+1', 'US/Canada', 'CAD', 'CA$'],
  ['MX', '+52', 'Latin America', 'MXN', 'MX$'],
  ['BR', '+55', 'Latin America', 'BRL', 'R$'],
  ['AE', '+971', 'Middle East', 'AED', 'د.إ'],
  ['SA', '+966', 'Middle East', 'SAR', '﷼'],
  ['GB', '+44', 'Europe', 'GBP', '£'],
  ['IE', '+353', 'Europe', 'EUR', '€'],
  ['FR', '+33', 'Europe', 'EUR', '€'],
  ['ES', '+34', 'Europe', 'EUR', '€'],
  ['PT', '+351', 'Europe', 'EUR', '€'],
  ['DE', '+49', 'Europe', 'EUR', '€'],
  ['AT', '+43', 'Europe', 'EUR', '€'],
  ['CH', '+41', 'Europe', 'CHF', 'CHF'],
  ['IT', '+39', 'Europe', 'EUR', '€'],
  ['NL', '+31', 'Europe', 'EUR', '€'],
  ['DK', '+45', 'Europe', 'DKK', 'kr'],
  ['NO', '+47', 'Europe', 'NOK', 'kr'],
  ['FI', '+358', 'Europe', 'EUR', '€'],
  ['SE', '+46', 'Europe', 'SEK', 'kr'],
  ['PL', '+48', 'Europe', 'PLN', 'zł'],
  ['CZ', '+420', 'Europe', 'CZK', 'Kč'],
  ['SK', '+421', 'Europe', 'EUR', '€'],
  ['HU', '+36', 'Europe', 'HUF', 'Ft'],
  ['RO', '+40', 'Europe', 'RON', 'lei'],
  ['BG', '+359', 'Europe', 'EUR', '€'],
  ['RU', '+7', 'Europe', 'RUB', '₽'],
  ['GR', '+30', 'Europe', 'EUR', '€'],
  ['TR', '+90', 'Europe', 'TRY', '₺'],
  ['LV', '+371', 'Europe', 'EUR', '€'],
  ['EE', '+372', 'Europe', 'EUR', '€'],
  ['LT', '+370', 'Europe', 'EUR', '€'],
  ['SI', '+386', 'Europe', 'EUR', '€'],
  ['HR', '+385', 'Europe', 'EUR', '€'],
  ['CN', '+86', 'Asia Pacific', 'CNY', '¥'],
  ['HK', '+852', 'Asia Pacific', 'HKD', 'HK$'],
  ['MO', '+853', 'Asia Pacific', 'MOP', 'MOP$'],
  ['JP', '+81', 'Asia Pacific', 'JPY', '¥'],
  ['KR', '+82', 'Asia Pacific', 'KRW', '₩'],
  ['MN', '+976', 'Asia Pacific', 'MNT', '₮'],
  ['TH', '+66', 'Asia Pacific', 'THB', '฿'],
  ['ID', '+62', 'Asia Pacific', 'IDR', 'Rp'],
  ['VN', '+84', 'Asia Pacific', 'VND', '₫'],
  ['MY', '+60', 'Asia Pacific', 'MYR', 'RM'],
  ['SG', '+65', 'Asia Pacific', 'SGD', 'S$'],
  ['AU', '+61', 'Asia Pacific', 'AUD', 'A$'],
] as const satisfies readonly (readonly [string, `+${number}`, RegionGroup, string, string])[];

/** ISO 3166-1 alpha-2 of a country of the service: the United Kingdom is `GB`. */
export type CountryAbbr = (typeof rows)[number][0];

/** One country (specification 2, section 3). */
export interface Country {
  /** Position in this list, from 1. */
  readonly id: number;
  /** Translation key of the name: `country.gb`. */
  readonly nameKey: `country.${string}`;
  /** Style class of the flag: `flag-gb`. */
  readonly flagClass: `flag-${string}`;
  readonly abbr: CountryAbbr;
  /** Dial code with its plus. */
  readonly countryCode: `+${number}`;
  readonly belongs: RegionGroup;
  /** ISO 4217. */
  readonly currencyCode: string;
  readonly currencySymbol: string;
}

/** The 46 countries, by region group. */
export const countries: readonly Country[] = rows.map(
  ([abbr, countryCode, belongs, currencyCode, currencySymbol], index) => ({
    id: index + 1,
    nameKey: `country.${abbr.toLowerCase()}`,
    flagClass: `flag-${abbr.toLowerCase()}`,
    abbr,
    countryCode,
    belongs,
    currencyCode,
    currencySymbol,
  }),
);

const byAbbr: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.abbr, country]));

/** The country of an ISO alpha-2 code in capitals; undefined when the service isn't offered there. */
export function countryByAbbr(abbr: string): Country | undefined {
  return byAbbr.get(abbr);
}
