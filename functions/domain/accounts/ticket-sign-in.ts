/** Sign-in of somebody who proved themselves to us without the password. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { SessionMethod } from '../../../shared/model/session-methods.ts';
import { AppError } from '../../kit/app-error.ts';
import { readRow } from '../../kit/read-row.ts';
import { openAccount, type SignInOutcome } from '../lock/open-account.ts';
import { findChallenge } from '../lock/second-factor.ts';
import { signInKey } from './account-rows.ts';
import { findAccount } from './find-account.ts';
import type { SessionOrigin } from './sessions.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem'] }] };

/** Throws `account_or_password_wrong` for an account that is gone, or `account_locked`. */
export async function signInByTicket(
  accountId: string,
  method: SessionMethod,
  context: SessionOrigin & { randomBytes(length: number): Buffer },
): Promise<SignInOutcome> {
  const [account, counter] = await Promise.all([findAccount(accountId), readRow('accounts', signInKey(accountId))]);
  if (!account || account.status === 'deleted') throw new AppError('account_or_password_wrong');
  // Who locked it is not known: only an administrator opens it again, whatever way somebody comes.
  if (counter?.['lockedAt'] !== undefined) throw new AppError('account_locked');
  const challenge = await findChallenge(accountId, method, context);
  if (challenge) return { tokens: null, account: null, challenge };
  return { tokens: await openAccount(accountId, method, context), account, challenge: null };
}
