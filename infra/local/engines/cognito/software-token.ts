/** The second factor: an authenticator app, set up during the first sign-in and asked for at every later one. */
import type * as z from 'zod';
import { EngineError } from '../engine.ts';
import { inTransaction } from '../store.ts';
import { assertSameUser, openSession, placeOfSession, takeSession, type Challenge } from './auth-session.ts';
import type { CognitoContext } from './context.ts';
import { notAuthorized } from './errors.ts';
import type { associateTokenInput, verifyTokenInput } from './inputs.ts';
import { findClientOrThrow, findPoolOrThrow, type ClientConfig, type PoolConfig } from './pool-config.ts';
import { assertEnabled, startSignIn } from './refresh.ts';
import type { AuthAnswer } from './sign-in.ts';
import { findTotpStep, newTotpKey } from './totp.ts';
import { findUser, type User } from './user-store.ts';

type SoftwareToken = { key: string; isVerified: boolean; lastStep: number };

/** Whether the user has an app that was tried. */
export function hasSoftwareToken(context: CognitoContext, user: User): boolean {
  return findToken(context, user)?.isVerified ?? false;
}

/** Gives the key of a new app; the session goes on as another one. */
export function associateSoftwareToken(
  context: CognitoContext,
  { Session }: z.infer<typeof associateTokenInput>,
): object {
  return inTransaction(context.store, () => {
    const { pool, client, user } = takeSetup(context, Session);
    const key = newTotpKey();
    saveToken(context, user, { key, isVerified: false, lastStep: 0 });
    return { SecretCode: key, Session: openSetup(context, pool, client, user) };
  });
}

/** The first code shows that the app has the key. A wrong one leaves the session as it was. */
export function verifySoftwareToken(
  context: CognitoContext,
  { Session, UserCode }: z.infer<typeof verifyTokenInput>,
): object {
  return inTransaction(context.store, () => {
    const { pool, client, user } = takeSetup(context, Session);
    const token = findToken(context, user);
    const step = token && findTotpStep(token.key, UserCode, context.clock(), token.lastStep);
    if (!token || !step) throw new EngineError('EnableSoftwareTokenMFAException', 'Code mismatch');
    saveToken(context, user, { ...token, isVerified: true, lastStep: step });
    return { Status: 'SUCCESS', Session: openSetup(context, pool, client, user) };
  });
}

type Answer = { session: string; responses: Record<string, string> };

/** Ends a sign-in whose app was just set up. */
export function answerSetup(
  context: CognitoContext,
  pool: PoolConfig,
  client: ClientConfig,
  answer: Answer,
): AuthAnswer {
  return signInAfter(context, pool, client, () => {
    const user = takeUser(context, pool, client, 'MFA_SETUP', answer);
    if (!hasSoftwareToken(context, user)) throw notAuthorized('Invalid session for the user.');
    return user;
  });
}

/** Ends a sign-in with a code, which is good once. A wrong one leaves the session as it was. */
export function answerCode(
  context: CognitoContext,
  pool: PoolConfig,
  client: ClientConfig,
  answer: Answer,
): AuthAnswer {
  return signInAfter(context, pool, client, () => {
    const user = takeUser(context, pool, client, 'SOFTWARE_TOKEN_MFA', answer);
    const token = findToken(context, user);
    const code = answer.responses['SOFTWARE_TOKEN_MFA_CODE'] ?? '';
    const step = token && findTotpStep(token.key, code, context.clock(), token.lastStep);
    if (!token || !step) throw new EngineError('CodeMismatchException', 'Invalid code received for user');
    saveToken(context, user, { ...token, lastStep: step });
    return user;
  });
}

function signInAfter(context: CognitoContext, pool: PoolConfig, client: ClientConfig, work: () => User): AuthAnswer {
  const user = inTransaction(context.store, work);
  assertEnabled(user);
  return { AuthenticationResult: startSignIn(context, pool, client, user.username), ChallengeParameters: {} };
}

function takeUser(
  context: CognitoContext,
  pool: PoolConfig,
  client: ClientConfig,
  challenge: Challenge,
  { session: value, responses }: Answer,
): User {
  const session = takeSession(context, { pool, client, challenge, value });
  const user = findUser(context.store, pool.id, responses['USERNAME'] ?? '');
  assertSameUser(session, responses['USERNAME'] ?? '', user?.username);
  if (!user) throw notAuthorized('Invalid session for the user.');
  return user;
}

/** A call of the setup names neither pool nor user: its session does. */
function takeSetup(context: CognitoContext, value: string): { pool: PoolConfig; client: ClientConfig; user: User } {
  const place = placeOfSession(context, value);
  if (!place) throw notAuthorized('Invalid session for the user.');
  const pool = findPoolOrThrow(context.pools, place.poolId);
  const client = findClientOrThrow(pool, place.clientId);
  const { login } = takeSession(context, { pool, client, challenge: 'MFA_SETUP', value });
  const user = findUser(context.store, pool.id, login);
  if (!user) throw notAuthorized('Invalid session for the user.');
  return { pool, client, user };
}

function openSetup(context: CognitoContext, pool: PoolConfig, client: ClientConfig, user: User): string {
  return openSession(context, pool, client, { challenge: 'MFA_SETUP', login: user.username, state: null });
}

function findToken({ store }: CognitoContext, { poolId, username }: User): SoftwareToken | undefined {
  const row = store.prepare('SELECT * FROM software_token WHERE pool_id = ? AND username = ?').get(poolId, username);
  if (!row) return undefined;
  return { key: String(row['key']), isVerified: row['verified'] === 1, lastStep: Number(row['last_step']) };
}

function saveToken({ store }: CognitoContext, { poolId, username }: User, token: SoftwareToken): void {
  store
    .prepare(
      'INSERT OR REPLACE INTO software_token (pool_id, username, key, verified, last_step) VALUES (?, ?, ?, ?, ?)',
    )
    .run(poolId, username, token.key, token.isVerified ? 1 : 0, token.lastStep);
}
