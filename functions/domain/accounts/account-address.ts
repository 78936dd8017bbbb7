/** The address that an account is found by: an e-mail address or a phone number. */
import { isPhoneLike } from '../../../shared/rules/account-address.ts';
import { canonicalEmail, checkEmail } from '../../../shared/rules/email.ts';
import { codeNumber } from '../../../shared/rules/phone.ts';
import { AppError } from '../../kit/app-error.ts';

/** Canonical: an address as `canonicalEmail` writes it, a number in E.164. */
export type AccountAddress = { email: string } | { phone: string };

/** Codes, limits and counters name it as one text. */
export function addressText(address: AccountAddress): string {
  return 'email' in address ? address.email : address.phone;
}

/** Canonical; throws `email_required`, `email_invalid`, or `phone_invalid` for a number that no code can be sent to. */
export function parseAccountAddress(typed: string): AccountAddress {
  if (!isPhoneLike(typed)) return { email: parseAccountEmail(typed) };
  const phone = codeNumber(typed);
  if (phone === undefined) throw new AppError('phone_invalid');
  return { phone };
}

/** The canonical e-mail address; throws `email_required` or `email_invalid`. */
export function parseAccountEmail(typed: string): string {
  const error = checkEmail(typed);
  if (error) throw new AppError(error);
  return canonicalEmail(typed);
}
