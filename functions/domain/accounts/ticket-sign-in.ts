/**
 * Sign-in of somebody who proved themselves to us without the password. Ten wrong passwords do not lock it: they are no reason
 * to doubt another proof.
 */
import type { SessionMethod } from '../../../shared/model/session-methods.ts';
import { AppError } from '../../kit/app-error.ts';
import { openAccount, type SignInOutcome } from '../lock/open-account.ts';
import { findChallenge } from '../lock/second-factor.ts';
import { findAccount } from './find-account.ts';
import type { SessionOrigin } from './sessions.ts';

/** Throws `account_or_password_wrong` for an account that is gone. */
export async function signInByTicket(
  accountId: string,
  method: SessionMethod,
  context: SessionOrigin,
): Promise<SignInOutcome> {
  const account = await findAccount(accountId);
  if (!account || account.status === 'deleted') throw new AppError('account_or_password_wrong');
  const challenge = await findChallenge(accountId, method, context);
  if (challenge) return { tokens: null, account: null, challenge };
  return { tokens: await openAccount(accountId, method, context), account, challenge: null };
}
