import type { forgotPassword as contract } from '../../../shared/calls/account.ts';
import { isCommonPassword } from '../../../shared/rules/common-passwords.ts';
import { checkPassword, trimPassword } from '../../../shared/rules/password.ts';
import { parseAccountEmail } from '../../domain/accounts/account-address.ts';
import { beginPasswordReset, endAllSessions } from '../../domain/accounts/change-account.ts';
import { findAccountIdByEmail } from '../../domain/accounts/find-account.ts';
import { setPassword, signOutEverywhere } from '../../domain/accounts/identity-provider.ts';
import { tryCode } from '../../domain/accounts/verification-codes.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const forgotPassword: Handler<typeof contract> = async (input, context) => {
  const email = parseAccountEmail(input.account);
  const code = { codeId: input.codeId, code: input.code };
  const password = trimPassword(input.password);
  if (checkPassword(password)) throw new AppError('password_format');
  if (isCommonPassword(password)) throw new AppError('password_common');
  await tryCode('reset-password', email, code, context.now);
  const accountId = await findAccountIdByEmail(email);
  if (!accountId) throw new AppError('code_incorrect');
  await beginPasswordReset({ accountId, email }, code, context);
  await setPassword(accountId, password);
  await signOutEverywhere(accountId);
  // Whoever signed in with the old password while it was being replaced is out as well.
  await endAllSessions(accountId, new Date());
  return { changed: true };
};
