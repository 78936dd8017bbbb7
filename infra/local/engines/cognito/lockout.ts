/**
 * Cognito's own brake on guessing: from the fifth wrong password on a name is locked for a second, then twice as long
 * with each further one, up to about 15 minutes (developer guide, "Lockout behavior for failed sign-in attempts").
 * It counts per name and not per user, so that it tells nothing about who exists.
 */
import type { CognitoContext } from './context.ts';
import { notAuthorized } from './errors.ts';
import { normalizeLogin } from './user-store.ts';

const FREE_ATTEMPTS = 5;
const LONGEST_LOCK_MILLISECONDS = 15 * 60_000;

type Failures = { count: number; lastFailedAt: number };

export function assertNotLockedOut(context: CognitoContext, poolId: string, login: string): void {
  const { count, lastFailedAt } = readFailures(context, poolId, login);
  if (context.clock() < lastFailedAt + lockMilliseconds(count)) throw notAuthorized('Password attempts exceeded');
}

export function recordFailure(context: CognitoContext, poolId: string, login: string): void {
  const { count } = readFailures(context, poolId, login);
  context.store
    .prepare('INSERT OR REPLACE INTO sign_in_failure (pool_id, login, failures, last_failed_at) VALUES (?, ?, ?, ?)')
    .run(poolId, normalizeLogin(login), count + 1, context.clock());
}

export function clearFailures(context: CognitoContext, poolId: string, login: string): void {
  context.store
    .prepare('DELETE FROM sign_in_failure WHERE pool_id = ? AND login = ?')
    .run(poolId, normalizeLogin(login));
}

function readFailures(context: CognitoContext, poolId: string, login: string): Failures {
  const row = context.store
    .prepare('SELECT failures, last_failed_at FROM sign_in_failure WHERE pool_id = ? AND login = ?')
    .get(poolId, normalizeLogin(login));
  const lastFailedAt = Number(row?.['last_failed_at'] ?? 0);
  const isForgotten = context.clock() >= lastFailedAt + LONGEST_LOCK_MILLISECONDS;
  return isForgotten ? { count: 0, lastFailedAt: 0 } : { count: Number(row?.['failures']), lastFailedAt };
}

function lockMilliseconds(count: number): number {
  if (count < FREE_ATTEMPTS) return 0;
  return Math.min(1_000 * 2 ** (count - FREE_ATTEMPTS), LONGEST_LOCK_MILLISECONDS);
}
