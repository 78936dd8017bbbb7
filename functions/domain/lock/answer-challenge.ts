/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
import type { Tokens } from '../../../shared/model/account.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findAccount } from '../accounts/find-account.ts';
import { findAuthenticator, takeSecondFactor } from './authenticator.ts';
import { openAccount } from './open-account.ts';
import { clearPinMisses } from './pin.ts';
import { endChallenge, tryChallenge } from './second-factor.ts';

export type Answered = {
  tokens: Tokens;
  account: AccountRow;
  /** Null after a code of the app. */
  recoveryCodesLeft: number | null;
};

/** Throws `challenge_over`, `code_incorrect` or `too_many_requests`. */
export async function answerChallenge(challengeId: string, code: string, context: CallContext): Promise<Answered> {
  const { accountId, method } = await tryChallenge(challengeId, context.now);
  const account = await findAccount(accountId);
  if (!account || account.status === 'deleted') throw new AppError('challenge_over');
  const { kind } = await takeSecondFactor(accountId, code, context);
  await endChallenge(challengeId);
  const tokens = await openAccount(accountId, kind === 'recovery' ? 'recovery-code' : method, context);
  if (method === 'password') await clearPinMisses(accountId);
  return { tokens, account, recoveryCodesLeft: kind === 'recovery' ? await countRecoveryCodes(accountId) : null };
}

async function countRecoveryCodes(accountId: string): Promise<number> {
  const row = await findAuthenticator(accountId);
  return Object.keys(row?.recovery ?? {}).length;
}
