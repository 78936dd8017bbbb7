/** The address that an account is found by. Phones are not offered yet and say so. */
import { AppError } from '../../kit/app-error.ts';
import { canonicalEmail, checkEmail } from '../../../shared/rules/email.ts';

/** An address is its account's user name in Cognito, which takes 128 characters. */
const LONGEST_USER_NAME = 128;

/** The canonical e-mail address; throws `email_required`, `email_invalid` or, for a phone number, `under_construction`. */
export function parseAccountEmail(typed: string): string {
  if (/^\+?[\d\s()-]{6,}$/.test(typed.trim())) throw new AppError('under_construction');
  const error = checkEmail(typed);
  if (error) throw new AppError(error);
  const email = canonicalEmail(typed);
  if (email.length > LONGEST_USER_NAME) throw new AppError('email_invalid');
  return email;
}
