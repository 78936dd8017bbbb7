/** Countries and phone numbers: the heavy part of the quote form, fetched when somebody comes near it. */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

export { isValidPhoneForCountry } from '../../../shared/rules/phone.ts';

export type CountryOption = { country: string; name: string; dialCode: string };

/** All countries that have phone numbers, by their names in a language (BCP 47), in its order. */
export function countryOptions(language: string): CountryOption[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const order = new Intl.Collator(language);
  return getCountries()
    .map((country) => ({ country, name: names.of(country) ?? country, dialCode: `+${getCountryCallingCode(country)}` }))
    .sort((one, other) => order.compare(one.name, other.name));
}
