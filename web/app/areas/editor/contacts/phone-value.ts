/** Phone numbers of contact entries: typed as at home, kept in the international form that people read. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { countries, type CountryAbbr } from '../../../../../shared/places/countries.ts';
import { toE164 } from '../../../../../shared/rules/phone.ts';
import type { PhoneValue } from '../../../../ui/phone-field.tsx';

/** What the field shows for a kept number: its own country, the number as it is dialled there. */
export function toPhoneValue(kept: string, ownCountry: string): PhoneValue {
  const country = countryOr(ownCountry);
  const parsed = kept.startsWith('+') ? parsePhoneNumberFromString(kept) : undefined;
  if (!parsed?.isValid()) return { country, phone: kept };
  return { country: countryOr(parsed.country ?? country, country), phone: parsed.formatNational() };
}

/** `+46 70 123 45 67`; what was typed when it is no number of the country. */
export function toKeptPhone({ country, phone }: PhoneValue): string {
  const number = toE164(phone, country);
  return (number && parsePhoneNumberFromString(number)?.formatInternational()) ?? phone;
}

/** A country that phone numbers are known of, or the other one. */
export function countryOr(wanted: string, other: CountryAbbr = 'GB'): CountryAbbr {
  return countries.find(({ abbr }) => abbr === wanted)?.abbr ?? other;
}
