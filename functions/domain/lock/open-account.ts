/** The end of every sign-in: tokens that count. A suspended account is signed in to as well: the gate says what it may do. */
import type { Tokens } from '../../../shared/model/account.ts';
import type { SignInChallenge } from '../../../shared/model/lock.ts';
import type { SessionMethod } from '../../../shared/model/session-methods.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { exchangeTicket } from '../accounts/identity-provider.ts';
import { beginSession, type SessionOrigin } from '../accounts/sessions.ts';
import { writeTicket } from '../accounts/tickets.ts';
import { clearPinMisses } from './pin.ts';
import { findChallenge } from './second-factor.ts';

export type SignInOutcome =
  | { tokens: Tokens; account: AccountRow; challenge: null }
  | { tokens: null; account: null; challenge: SignInChallenge };

/** After a right password: the tokens of the pool count, unless a second factor is asked for first. */
export async function finishPasswordSignIn(
  account: AccountRow,
  tokens: Tokens,
  method: 'password' | 'sign-up',
  context: SessionOrigin,
): Promise<SignInOutcome> {
  const challenge = await findChallenge(account.accountId, method, context);
  if (challenge) return { tokens: null, account: null, challenge };
  await beginSession(account.accountId, tokens, method, context);
  await clearPinMisses(account.accountId);
  return { tokens, account, challenge: null };
}

/** Tokens for somebody who has proved everything that is asked for, in another way than by a password just now. */
export async function openAccount(accountId: string, method: SessionMethod, context: SessionOrigin): Promise<Tokens> {
  const tokens = await exchangeTicket(accountId, await writeTicket(accountId, context));
  await beginSession(accountId, tokens, method, context);
  return tokens;
}
