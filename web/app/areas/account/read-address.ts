/** From what was typed to what the calls take. */
import { canonicalAccountAddress, isPhoneLike } from '../../../../shared/rules/account-address.ts';
import { checkEmail } from '../../../../shared/rules/email.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

/** The code of an address that is none. A number is judged when it is sent: the rules for numbers are loaded by then. */
export function checkAccount(typed: string): string | undefined {
  return isPhoneLike(typed) ? undefined : checkEmail(typed);
}

/**
 * The address, or the number in E.164; throws ApiError `phone_invalid`.
 *
 * @param country whose dial code a number gets that has none
 */
export async function readAddress(typed: string, country: string): Promise<string> {
  if (!isPhoneLike(typed)) return typed.trim();
  if (typed.trim().startsWith('+')) return canonicalAccountAddress(typed);
  const { toE164 } = await import('../../../../shared/rules/phone.ts');
  const number = toE164(typed, country);
  if (number === undefined) throw new ApiError({ code: 'phone_invalid', status: 422, message: 'Not a number there.' });
  return number;
}

export const isNumber = (address: string): boolean => address.startsWith('+');
