/** Sign-in with a password, and the new password that a temporary one must be exchanged for. */
import { assertSameUser, openSession, takeSession } from './auth-session.ts';
import { changeAttributes, missingRequired } from './attributes.ts';
import type { CognitoContext } from './context.ts';
import { invalidParameter, notAuthorized, userNotFound } from './errors.ts';
import { assertNotLockedOut, clearFailures, recordFailure } from './lockout.ts';
import { hashPassword, isPasswordRight } from './password-hash.ts';
import { assertPasswordAccepted } from './password-policy.ts';
import { hidesMissingUsers, type ClientConfig, type PoolConfig } from './pool-config.ts';
import { assertEnabled, startSignIn, type AuthenticationResult } from './refresh.ts';
import { hasSoftwareToken } from './software-token.ts';
import { inTransaction } from '../store.ts';
import { findUser, updateUser, type User } from './user-store.ts';

export type AuthAnswer =
  | { AuthenticationResult: AuthenticationResult; ChallengeParameters: Record<string, string> }
  | { ChallengeName: string; Session: string; ChallengeParameters: Record<string, string> };

const ATTRIBUTE_PREFIX = 'userAttributes.';

/** Takes equally long for a wrong password and for a user that does not exist. */
export async function signInWithPassword(
  context: CognitoContext,
  pool: PoolConfig,
  client: ClientConfig,
  parameters: Record<string, string>,
): Promise<AuthAnswer> {
  const login = requireParameter(parameters, 'USERNAME');
  const password = requireParameter(parameters, 'PASSWORD');
  assertNotLockedOut(context, pool.id, login);
  const user = findUser(context.store, pool.id, login);
  const isRight = await isPasswordRight(password, user?.passwordHash);
  if (!user && !hidesMissingUsers(client)) throw userNotFound();
  if (!user || !isRight) {
    recordFailure(context, pool.id, login);
    throw notAuthorized();
  }
  clearFailures(context, pool.id, login);
  assertEnabled(user);
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(context, pool, client, user);
  return finishSignIn(context, pool, client, user);
}

function askForNewPassword(context: CognitoContext, pool: PoolConfig, client: ClientConfig, user: User): AuthAnswer {
  if (user.passwordExpiresAt !== undefined && user.passwordExpiresAt <= context.clock()) {
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  }
  const required = missingRequired(pool, user.attributes).map((name) => `${ATTRIBUTE_PREFIX}${name}`);
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: openSession(context, pool, client, {
      challenge: 'NEW_PASSWORD_REQUIRED',
      login: user.username,
      state: null,
    }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.username,
      requiredAttributes: JSON.stringify(required),
      userAttributes: JSON.stringify(user.attributes),
    },
  };
}

/** The answer to NEW_PASSWORD_REQUIRED: `NEW_PASSWORD` and attributes as `userAttributes.<name>`. */
export async function answerNewPassword(
  context: CognitoContext,
  pool: PoolConfig,
  client: ClientConfig,
  sessionValue: string,
  responses: Record<string, string>,
): Promise<AuthAnswer> {
  const login = requireParameter(responses, 'USERNAME');
  const password = requireParameter(responses, 'NEW_PASSWORD');
  assertPasswordAccepted(pool, password);
  const passwordHash = await hashPassword(password);
  const user = inTransaction(context.store, () => {
    const session = takeSession(context, { pool, client, challenge: 'NEW_PASSWORD_REQUIRED', value: sessionValue });
    const found = findUser(context.store, pool.id, login);
    assertSameUser(session, login, found?.username);
    if (!found) throw notAuthorized('Invalid session for the user.');
    const attributes = answeredAttributes(pool, found, responses);
    const changed: User = { ...found, attributes, passwordHash, passwordExpiresAt: undefined, status: 'CONFIRMED' };
    updateUser(context.store, changed, context.clock());
    return changed;
  });
  assertEnabled(user);
  return finishSignIn(context, pool, client, user);
}

function answeredAttributes(pool: PoolConfig, user: User, responses: Record<string, string>): Record<string, string> {
  const changes = Object.entries(responses)
    .filter(([name]) => name.startsWith(ATTRIBUTE_PREFIX))
    .map(([name, Value]) => ({ Name: name.slice(ATTRIBUTE_PREFIX.length), Value }));
  if (changes.some(({ Name }) => Name === 'email' || Name === 'phone_number' || Name.endsWith('_verified'))) {
    throw notAuthorized('A client attempted to write unauthorized attribute');
  }
  const attributes = changeAttributes(pool, user.attributes, changes);
  const [missing] = missingRequired(pool, attributes);
  if (missing) throw invalidParameter(`Invalid attributes given, ${missing} is missing`);
  return attributes;
}

/** Tokens; in a pool that requires MFA the challenge of the second factor, or the one to set it up, instead. */
function finishSignIn(context: CognitoContext, pool: PoolConfig, client: ClientConfig, user: User): AuthAnswer {
  if (pool.MfaConfiguration !== 'ON') {
    return { AuthenticationResult: startSignIn(context, pool, client, user.username), ChallengeParameters: {} };
  }
  if (hasSoftwareToken(context, user)) {
    const challenge = 'SOFTWARE_TOKEN_MFA';
    return {
      ChallengeName: challenge,
      Session: openSession(context, pool, client, { challenge, login: user.username, state: null }),
      ChallengeParameters: { USER_ID_FOR_SRP: user.username },
    };
  }
  return {
    ChallengeName: 'MFA_SETUP',
    Session: openSession(context, pool, client, { challenge: 'MFA_SETUP', login: user.username, state: null }),
    ChallengeParameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]', USER_ID_FOR_SRP: user.username },
  };
}

/** Throws EngineError InvalidParameterException when the parameter is absent or empty. */
export function requireParameter(parameters: Record<string, string>, name: string): string {
  const value = parameters[name];
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
