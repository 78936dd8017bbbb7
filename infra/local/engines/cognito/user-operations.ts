/** What an administrator does to a single user. */
import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { EngineError } from '../engine.ts';
import { inTransaction } from '../store.ts';
import {
  changeAttributes,
  describeUser,
  isEmail,
  isPhoneNumber,
  listAttributes,
  type AttributeInput,
} from './attributes.ts';
import type { CognitoContext } from './context.ts';
import { invalidParameter, userNotFound } from './errors.ts';
import type { createUserInput, setPasswordInput, updateAttributesInput, userInput } from './inputs.ts';
import { clearFailures } from './lockout.ts';
import { hashPassword } from './password-hash.ts';
import { assertPasswordAccepted } from './password-policy.ts';
import { findPoolOrThrow, signsInWithAddress, type PoolConfig } from './pool-config.ts';
import { revokeAllOfUser } from './refresh-store.ts';
import { claimLogins, deleteUser, findUser, insertUser, updateUser, type User } from './user-store.ts';

const DAY_MILLISECONDS = 86_400_000;
const DEFAULT_TEMPORARY_DAYS = 7;

type UserKey = z.infer<typeof userInput>;

/** Runs `work` on the user in one transaction. Throws EngineError UserNotFoundException. */
export function withUser<Result>(
  context: CognitoContext,
  key: UserKey,
  work: (user: User, pool: PoolConfig) => Result,
): Result {
  const pool = findPoolOrThrow(context.pools, key.UserPoolId);
  return inTransaction(context.store, () => {
    const user = findUser(context.store, pool.id, key.Username);
    if (!user) throw userNotFound();
    return work(user, pool);
  });
}

/** Without a temporary password the user has none until AdminSetUserPassword gives it one. */
export async function createUser(context: CognitoContext, input: z.infer<typeof createUserInput>): Promise<object> {
  const pool = findPoolOrThrow(context.pools, input.UserPoolId);
  if (input.MessageAction !== 'SUPPRESS') {
    throw invalidParameter('The local user pools send no invitations: set MessageAction to SUPPRESS.');
  }
  const attributes = firstAttributes(pool, input.Username, input.UserAttributes ?? []);
  const user = newUser(context, pool, input.Username, attributes);
  if (input.TemporaryPassword !== undefined) {
    assertPasswordAccepted(pool, input.TemporaryPassword);
    Object.assign(user, await temporaryPassword(context, pool, input.TemporaryPassword));
  }
  inTransaction(context.store, () => {
    assertNameIsFree(context, pool, input.Username);
    insertUser(context.store, user);
    claimLoginsOrThrow(context, pool, user);
  });
  return { User: { ...describeUser(user), Attributes: listAttributes(user) } };
}

function newUser(context: CognitoContext, pool: PoolConfig, name: string, attributes: Record<string, string>): User {
  const sub = randomUUID();
  const now = context.clock();
  return {
    poolId: pool.id,
    username: signsInWithAddress(pool) ? sub : name,
    sub,
    status: 'FORCE_CHANGE_PASSWORD',
    isEnabled: true,
    passwordHash: undefined,
    passwordExpiresAt: undefined,
    attributes,
    createdAt: now,
    modifiedAt: now,
  };
}

/** In a pool that signs in with addresses the name is the first address of the user. */
function firstAttributes(pool: PoolConfig, name: string, given: AttributeInput[]): Record<string, string> {
  const attributes = changeAttributes(pool, {}, given);
  if (!signsInWithAddress(pool)) return attributes;
  const address = addressAttribute(pool, name);
  const other = attributes[address];
  if (other !== undefined && other.toLowerCase() !== name.toLowerCase()) {
    throw invalidParameter(`The attribute ${address} differs from the Username; leave it out or give the same value.`);
  }
  return { ...attributes, [address]: name };
}

function addressAttribute(pool: PoolConfig, name: string): 'email' | 'phone_number' {
  const allowed = pool.UsernameAttributes ?? [];
  if (allowed.includes('email') && isEmail(name)) return 'email';
  if (allowed.includes('phone_number') && isPhoneNumber(name)) return 'phone_number';
  if (allowed.length > 1) throw invalidParameter('Username should be either an email or a phone number.');
  throw invalidParameter(
    allowed.includes('email') ? 'Username should be an email.' : 'Username should be a phone number.',
  );
}

function assertNameIsFree(context: CognitoContext, pool: PoolConfig, name: string): void {
  if (!findUser(context.store, pool.id, name)) return;
  const message = signsInWithAddress(pool)
    ? `An account with the given ${addressAttribute(pool, name)} already exists.`
    : 'User account already exists';
  throw new EngineError('UsernameExistsException', message);
}

function claimLoginsOrThrow(context: CognitoContext, pool: PoolConfig, user: User): void {
  const taken = claimLogins(context.store, user, loginsOf(pool, user));
  if (taken === undefined) return;
  const attribute = isEmail(taken) ? 'email' : 'phone_number';
  throw new EngineError('AliasExistsException', `An account with the given ${attribute} already exists.`);
}

function loginsOf(pool: PoolConfig, user: User): string[] {
  const addresses = (pool.UsernameAttributes ?? []).flatMap((name) => user.attributes[name] ?? []);
  return [user.username, user.sub, ...addresses];
}

type PasswordFields = Pick<User, 'passwordHash' | 'passwordExpiresAt' | 'status'>;

async function temporaryPassword(context: CognitoContext, pool: PoolConfig, password: string): Promise<PasswordFields> {
  const days = pool.Policies?.PasswordPolicy?.TemporaryPasswordValidityDays ?? DEFAULT_TEMPORARY_DAYS;
  return {
    passwordHash: await hashPassword(password),
    passwordExpiresAt: context.clock() + days * DAY_MILLISECONDS,
    status: 'FORCE_CHANGE_PASSWORD',
  };
}

async function permanentPassword(password: string): Promise<PasswordFields> {
  return { passwordHash: await hashPassword(password), passwordExpiresAt: undefined, status: 'CONFIRMED' };
}

export async function setPassword(context: CognitoContext, input: z.infer<typeof setPasswordInput>): Promise<object> {
  const pool = findPoolOrThrow(context.pools, input.UserPoolId);
  assertPasswordAccepted(pool, input.Password);
  const fields = input.Permanent
    ? await permanentPassword(input.Password)
    : await temporaryPassword(context, pool, input.Password);
  return withUser(context, input, (user) => {
    updateUser(context.store, { ...user, ...fields }, context.clock());
    for (const login of loginsOf(pool, user)) clearFailures(context, pool.id, login);
    return {};
  });
}

export function getUser(context: CognitoContext, key: UserKey): object {
  return withUser(context, key, (user) => ({ ...describeUser(user), UserAttributes: listAttributes(user) }));
}

export function updateAttributes(context: CognitoContext, input: z.infer<typeof updateAttributesInput>): object {
  return withUser(context, input, (user, pool) => {
    const changed = { ...user, attributes: changeAttributes(pool, user.attributes, input.UserAttributes) };
    updateUser(context.store, changed, context.clock());
    claimLoginsOrThrow(context, pool, changed);
    return {};
  });
}

export function enableUser(context: CognitoContext, key: UserKey): object {
  return withUser(context, key, (user) => {
    updateUser(context.store, { ...user, isEnabled: true }, context.clock());
    return {};
  });
}

/** Ends all sign-ins as well, so that enabling the user later revives none of them. */
export function disableUser(context: CognitoContext, key: UserKey): object {
  return withUser(context, key, (user) => {
    updateUser(context.store, { ...user, isEnabled: false }, context.clock());
    revokeAllOfUser(context.store, user);
    return {};
  });
}

export function removeUser(context: CognitoContext, key: UserKey): object {
  return withUser(context, key, (user) => {
    deleteUser(context.store, user);
    return {};
  });
}

export function signOutUser(context: CognitoContext, key: UserKey): object {
  return withUser(context, key, (user) => {
    revokeAllOfUser(context.store, user);
    return {};
  });
}
