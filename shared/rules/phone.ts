import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import * as z from 'zod';
import { countries, countryByAbbr, type Country } from '../places/countries.ts';
import { canonicalAccountAddress } from './account-address.ts';

export type PhoneError = 'phone_invalid';

/** The specified words (specification 1, section 5). */
export const phoneMessages: Record<PhoneError, string> = { phone_invalid: 'Please enter a valid phone number.' };

/** E.164 allows 15 digits; the rest is room for spaces, brackets and hyphens. */
const maxTypedLength = 40;

const longestNumber = 15;

const typedNumber = /^\+?[0-9 ().\u00A0/-]+$/;

const dialCodeRules: ReadonlyMap<string, RegExp> = new Map([
  ['86', /^1[3-9][0-9]{9}$/],
  ['62', /^[0-9]{12,13}$/],
  ['852', /^[13-9][0-9]{7}$/],
  ['976', /^[0-9]{8}$/],
]);

/** All other dial codes: more than five digits. */
const otherNumbers = /^[0-9]{6,15}$/;

/**
 * Whether a number fits the rule of its dial code (specification 2, section 5): +86 eleven digits that start with 1 and
 * 3 to 9, +62 twelve or thirteen, +852 eight that don't start with 0 or 2, +976 eight, all others more than five.
 * Takes the number as it is dialled within the country (in Indonesia with its leading 0) and the dial code with or
 * without its plus; spaces, brackets, dots, slashes and hyphens don't count.
 */
export function isValidPhoneByDialCode(dialCode: string, number: string): boolean {
  if (number.length > maxTypedLength || !typedNumber.test(number.trim())) return false;
  if (number.trim().startsWith('+')) return false;
  const rule = dialCodeRules.get(dialCode.slice(0, 5).replace(/^\+/, '')) ?? otherNumbers;
  return rule.test(digitsOf(number));
}

/**
 * Whether a number, as dialled within the country or with + and dial code, is a real number under the country's dial
 * code (specification 1, section 5: valid for the selected country). The specified dial-code rule comes first.
 * Countries that share a dial code accept each other's numbers: a British page takes a number of Guernsey.
 *
 * @param country ISO alpha-2 in capitals
 */
export function isValidPhoneForCountry(number: string, country: string): boolean {
  return parseForCountry(number, country) !== undefined;
}

/** The number in E.164 (`+447700900123`), or undefined when it isn't valid for the country. */
export function toE164(number: string, country: string): string | undefined {
  return parseForCountry(number, country)?.number;
}

/** The code of a number that isn't valid for the country. */
export function checkPhone(number: string, country: string): PhoneError | undefined {
  return isValidPhoneForCountry(number, country) ? undefined : 'phone_invalid';
}

/** Lines on which whoever is called or written to is paid for it. */
const tollLines: readonly (string | undefined)[] = ['PREMIUM_RATE', 'SHARED_COST'];

/** Its countries charge very different prices for a message; those of other shared dial codes are one another's islands. */
const dialCodeOfMany = '1';

/**
 * The E.164 form of a number that codes may be sent to: typed with + and dial code, a real number of one of our
 * countries, and not one that earns money with what comes in. Undefined for every other.
 */
export function codeNumber(typed: string): string | undefined {
  const number = canonicalAccountAddress(typed);
  const parsed = E164Phone.safeParse(number).success
    ? parsePhoneNumberFromString(number, { extract: false })
    : undefined;
  if (!parsed || parsed.number !== number || tollLines.includes(parsed.getType())) return undefined;
  const country = countryByAbbr(parsed.country ?? '') ?? mainlandOf(parsed.countryCallingCode);
  return country && toE164(number, country.abbr);
}

function mainlandOf(dialCode: string): Country | undefined {
  return dialCode === dialCodeOfMany ? undefined : countries.find(({ countryCode }) => countryCode === `+${dialCode}`);
}

function parseForCountry(typed: string, country: string): PhoneNumber | undefined {
  if (typed.length > maxTypedLength || !isSupportedCountry(country)) return undefined;
  const number = typed.trim();
  if (!typedNumber.test(number)) return undefined;
  const parsed = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false });
  const own = getCountryCallingCode(country);
  if (parsed === undefined || parsed.countryCallingCode !== own || !parsed.isValid()) return undefined;
  return isValidPhoneByDialCode(own, asDialledAtHome(number, parsed)) ? parsed : undefined;
}

/** The dial-code rules speak of the number as people type it at home, so an international one is put that way. */
function asDialledAtHome(typed: string, parsed: PhoneNumber): string {
  return typed.startsWith('+') ? parsed.formatNational() : typed;
}

function digitsOf(number: string): string {
  return number.replace(/[^0-9]/g, '').slice(0, longestNumber + 1);
}

/** A stored phone number: E.164. */
export const E164Phone = z.string().regex(/^\+[1-9][0-9]{6,14}$/, { error: 'phone_invalid' });

/** A phone number as a form sends it: what was typed and the country that was chosen. */
export const PhoneEntry = z
  .strictObject({ phone: z.string().max(maxTypedLength, { error: 'phone_invalid' }), country: z.string().length(2) })
  .superRefine(({ phone, country }, context) => {
    const code = checkPhone(phone, country);
    if (code !== undefined) context.addIssue({ code: 'custom', message: code, path: ['phone'] });
  });
