/** Sign-in of somebody who proved themselves to us without the password. */
import type { Tokens } from '../../../shared/model/account.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { SessionMethod } from '../../kit/account-session.ts';
import { AppError } from '../../kit/app-error.ts';
import { readRow } from '../../kit/read-row.ts';
import { signInKey, type AccountRow } from './account-rows.ts';
import { findAccount } from './find-account.ts';
import { exchangeTicket } from './identity-provider.ts';
import { beginSession, type SessionOrigin } from './sessions.ts';
import { writeTicket } from './tickets.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem'] }] };

/** Throws `account_or_password_wrong` for an account that is gone, `account_suspended`, or `account_locked`. */
export async function signInByTicket(
  accountId: string,
  method: SessionMethod,
  context: SessionOrigin & { randomBytes(length: number): Buffer },
): Promise<{ tokens: Tokens; account: AccountRow }> {
  const [account, counter] = await Promise.all([findAccount(accountId), readRow('accounts', signInKey(accountId))]);
  if (!account || account.status === 'deleted') throw new AppError('account_or_password_wrong');
  if (account.status === 'suspended') throw new AppError('account_suspended');
  // Who locked it is not known: only an administrator opens it again, whatever way somebody comes.
  if (counter?.['lockedAt'] !== undefined) throw new AppError('account_locked');
  const tokens = await exchangeTicket(accountId, await writeTicket(accountId, context));
  await beginSession(accountId, tokens, method, context);
  return { tokens, account };
}
