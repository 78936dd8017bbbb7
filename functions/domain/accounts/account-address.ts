/** The address that an account is found by: an e-mail address or a phone number. */
import { canonicalEmail, checkEmail } from '../../../shared/rules/email.ts';
import { AppError } from '../../kit/app-error.ts';

/** Canonical: an address as `canonicalEmail` writes it, a number in E.164. */
export type AccountAddress = { email: string } | { phone: string };

/** Codes, limits and counters name it as one text. */
export function addressText(address: AccountAddress): string {
  return 'email' in address ? address.email : address.phone;
}

/** The canonical e-mail address; throws `email_required`, `email_invalid` or, for a phone number, `under_construction`. */
export function parseAccountEmail(typed: string): string {
  if (/^\+?[\d\s()-]{6,}$/.test(typed.trim())) throw new AppError('under_construction');
  const error = checkEmail(typed);
  if (error) throw new AppError(error);
  return canonicalEmail(typed);
}
