import { isCommonPassword } from '../../../shared/rules/common-passwords.ts';
import { checkPassword, trimPassword } from '../../../shared/rules/password.ts';
import { AppError } from '../../kit/app-error.ts';
import { isLeakedPassword } from './leaked-passwords.ts';

/** A password that somebody chose, trimmed; throws `password_format`, `password_common` or `password_leaked`. */
export async function acceptNewPassword(typed: string): Promise<string> {
  const password = trimPassword(typed);
  if (checkPassword(password)) throw new AppError('password_format');
  if (isCommonPassword(password)) throw new AppError('password_common');
  if (await isLeakedPassword(password)) throw new AppError('password_leaked');
  return password;
}
