/**
 * Countries and phone numbers: the heavy part of the quote form, fetched when somebody comes near it. It lets through
 * every number that the server's rule (`shared/rules/phone.ts`, with metadata three times this size) takes; what only
 * that rule refuses comes back from the server and is said in the same words.
 */
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { countryName } from '../../../shared/places/country-names.ts';

export type CountryOption = { country: string; name: string; dialCode: string };

/** All countries that have phone numbers, by their names in a language (BCP 47), in its order. */
export function countryOptions(language: string): CountryOption[] {
  const order = new Intl.Collator(language);
  return getCountries()
    .map((country) => ({
      country,
      name: countryName(country, language),
      dialCode: `+${getCountryCallingCode(country)}`,
    }))
    .sort((one, other) => order.compare(one.name, other.name));
}

/** Whether a number, as dialled at home or with + and dial code, can be one of the country (ISO alpha-2). */
export function looksLikePhoneOf(number: string, country: string): boolean {
  if (!isSupportedCountry(country)) return false;
  const parsed = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false });
  return parsed?.countryCallingCode === getCountryCallingCode(country) && parsed.isValid();
}
