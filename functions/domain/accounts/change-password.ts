/** A new password for the current one. */
import { trimPassword } from '../../../shared/rules/password.ts';
import { AppError } from '../../kit/app-error.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { findTokens, setPassword } from './identity-provider.ts';
import { parseNewPassword } from './new-password.ts';

/** Throws `password_wrong`, `password_format` or `password_common`. */
export async function changePassword(
  { password, newPassword: typed }: { password: string; newPassword: string },
  { actor }: OwnerContext,
): Promise<void> {
  const newPassword = parseNewPassword(typed);
  if (!(await findTokens(actor.id, trimPassword(password)))) throw new AppError('password_wrong');
  await setPassword(actor.id, newPassword);
}
