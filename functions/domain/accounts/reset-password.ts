/** A forgotten password: a new one for a code. */
import type { forgotPassword } from '../../../shared/calls/account.ts';
import type { InputOf, OutputOf } from '../../../shared/calls/define-call.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import { addressText, parseAccountAddress } from './account-address.ts';
import { beginPasswordReset, endAllSessions } from './change-account.ts';
import { findAccountIdBy } from './find-account.ts';
import { setPassword, signOutEverywhere } from './identity-provider.ts';
import { parseNewPassword } from './new-password.ts';
import { tryCode } from './verification-codes.ts';

/** Throws what is wrong with address and password, or `code_incorrect`; also for an address without an account. */
export async function resetPassword(
  input: InputOf<typeof forgotPassword>,
  context: CallContext,
): Promise<OutputOf<typeof forgotPassword>> {
  const address = parseAccountAddress(input.account);
  const code = { codeId: input.codeId, code: input.code };
  const password = parseNewPassword(input.password);
  await tryCode('reset-password', addressText(address), code, context.now);
  const accountId = await findAccountIdBy(address);
  if (!accountId) throw new AppError('code_incorrect');
  await beginPasswordReset({ accountId, address }, code, context);
  await setPassword(accountId, password);
  await signOutEverywhere(accountId);
  // Whoever signed in with the old password while it was being replaced is out as well.
  await endAllSessions(accountId, new Date());
  return { changed: true };
}
