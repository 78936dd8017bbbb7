/**
 * Fresh tokens for a refresh token, for hosts that renew through us. The pool replaces the refresh token; whether the
 * session still is one is asked of our own rows, as with every call (SECURITY.md T24).
 */
import type { Tokens } from '../../../shared/model/account.ts';
import { passGate } from '../../kit/account-gate.ts';
import { AppError } from '../../kit/app-error.ts';
import { verifyIdToken } from '../../kit/tokens.ts';
import { findRenewedTokens } from './identity-provider.ts';
import { keepSessionAlive } from './sessions.ts';

/** Throws `token_invalid` for a refresh token that is used, revoked, too old or of a session that is over. */
export async function renewTokens(refreshToken: string, now: Date): Promise<Tokens> {
  const tokens = await findRenewedTokens(refreshToken);
  if (!tokens) throw new AppError('token_invalid');
  const claims = await verifyIdToken('owners', tokens.idToken);
  await passGate(claims, now);
  await keepSessionAlive(claims.subject, claims.signedInAt, now);
  return tokens;
}
