import { isCommonPassword } from '../../../shared/rules/common-passwords.ts';
import { checkPassword, trimPassword } from '../../../shared/rules/password.ts';
import { AppError } from '../../kit/app-error.ts';

/** A password that somebody chose, trimmed; throws `password_format` or `password_common`. */
export function parseNewPassword(typed: string): string {
  const password = trimPassword(typed);
  if (checkPassword(password)) throw new AppError('password_format');
  if (isCommonPassword(password)) throw new AppError('password_common');
  return password;
}
