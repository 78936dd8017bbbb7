/** The `Session` of a challenge: a random one-use value that stands for what was reached so far. */
import { createHash, randomBytes } from 'node:crypto';
import type { CognitoContext } from './context.ts';
import { notAuthorized } from './errors.ts';
import type { ClientConfig, PoolConfig } from './pool-config.ts';
import { normalizeLogin } from './user-store.ts';

export type Challenge = 'CUSTOM_CHALLENGE' | 'NEW_PASSWORD_REQUIRED' | 'MFA_SETUP' | 'SOFTWARE_TOKEN_MFA';

export type AuthSession = {
  poolId: string;
  clientId: string;
  challenge: Challenge;
  /** The username, or what the caller gave when there is no such user. */
  login: string;
  /** What the flow of the challenge wants to know again; JSON. */
  state: unknown;
};

const DEFAULT_VALIDITY_MINUTES = 3;

/** Keeps the session and gives the value that answers it. */
export function openSession(
  context: CognitoContext,
  pool: PoolConfig,
  client: ClientConfig,
  session: Pick<AuthSession, 'challenge' | 'login' | 'state'>,
): string {
  const value = randomBytes(48).toString('base64url');
  const expiresAt = context.clock() + (client.AuthSessionValidity ?? DEFAULT_VALIDITY_MINUTES) * 60_000;
  context.store.prepare('DELETE FROM auth_session WHERE expires_at <= ?').run(context.clock());
  context.store
    .prepare(
      `INSERT INTO auth_session (session_hash, pool_id, client_id, login, challenge, state, expires_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(hashOf(value), pool.id, client.id, session.login, session.challenge, JSON.stringify(session.state), expiresAt);
  return value;
}

/** Where a session was opened, for calls that name nothing else. */
export function placeOfSession(
  context: CognitoContext,
  value: string,
): { poolId: string; clientId: string } | undefined {
  const row = context.store
    .prepare('SELECT pool_id, client_id FROM auth_session WHERE session_hash = ?')
    .get(hashOf(value));
  return row && { poolId: String(row['pool_id']), clientId: String(row['client_id']) };
}

/**
 * Takes the session, so that a second answer to it fails, also one that arrives at the same time.
 * Throws EngineError NotAuthorizedException unless it was opened for this pool, client and challenge and still lives.
 */
export function takeSession(
  context: CognitoContext,
  expected: { pool: PoolConfig; client: ClientConfig; challenge: Challenge; value: string },
): AuthSession {
  const row = context.store
    .prepare('DELETE FROM auth_session WHERE session_hash = ? RETURNING *')
    .get(hashOf(expected.value));
  if (!row || row['pool_id'] !== expected.pool.id || row['client_id'] !== expected.client.id) {
    throw notAuthorized('Invalid session for the user.');
  }
  if (row['challenge'] !== expected.challenge) throw notAuthorized('Invalid session for the user.');
  if (Number(row['expires_at']) <= context.clock()) {
    throw notAuthorized('Invalid session for the user, session is expired.');
  }
  return {
    poolId: expected.pool.id,
    clientId: expected.client.id,
    challenge: expected.challenge,
    login: String(row['login']),
    state: JSON.parse(String(row['state'])),
  };
}

/** Whether the USERNAME of an answer means the user of the session, whose name is given under all its logins. */
export function assertSameUser(session: AuthSession, answeredAs: string, resolvedUsername: string | undefined): void {
  if (normalizeLogin(resolvedUsername ?? answeredAs) !== normalizeLogin(session.login)) {
    throw notAuthorized('Invalid session for the user.');
  }
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
