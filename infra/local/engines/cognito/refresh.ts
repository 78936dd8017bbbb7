/** The life of a sign-in after it began: refreshed, rotated, revoked, signed out. */
import { randomUUID } from 'node:crypto';
import { EngineError } from '../engine.ts';
import { inTransaction } from '../store.ts';
import { nowSeconds, type CognitoContext } from './context.ts';
import { notAuthorized } from './errors.ts';
import {
  findPoolOfClientOrThrow,
  isRotating,
  tokenValiditySeconds,
  type ClientConfig,
  type PoolConfig,
} from './pool-config.ts';
import {
  findRefreshToken,
  insertRefreshToken,
  isFamilyAlive,
  markRotated,
  revokeAllOfUser,
  revokeFamily,
  type RefreshTokenRow,
} from './refresh-store.ts';
import type { Claims } from './signing-keys.ts';
import { issuerOf, makeTokens, type TokenSet } from './tokens.ts';
import { findUser, type User } from './user-store.ts';

export type AuthenticationResult = TokenSet & { RefreshToken?: string };

/** Begins a sign-in. Reads the user again, because it may have been disabled while a trigger or a hash ran. */
export function startSignIn(
  context: CognitoContext,
  pool: PoolConfig,
  client: ClientConfig,
  username: string,
): AuthenticationResult {
  return inTransaction(context.store, () => {
    const user = findUser(context.store, pool.id, username);
    if (!user) throw notAuthorized();
    assertEnabled(user);
    const signIn = { family: randomUUID(), authTimeSeconds: nowSeconds(context) };
    const expiresAt = context.clock() + tokenValiditySeconds(client, 'RefreshToken') * 1000;
    const owner = { poolId: pool.id, clientId: client.id, username: user.username };
    const RefreshToken = insertRefreshToken(context.store, { ...owner, ...signIn, expiresAt });
    return { ...makeTokens(context, pool, client, user, signIn), RefreshToken };
  });
}

/**
 * GetTokensFromRefreshToken. With rotation the answer carries a new refresh token, which ends when the first one of
 * the sign-in would have; the old one works on during the grace period, for clients that lost the answer.
 * Throws EngineError NotAuthorizedException, or RefreshTokenReuseException once that period is over.
 */
export function refreshTokens(context: CognitoContext, clientId: string, refreshToken: string): AuthenticationResult {
  const { pool, client } = findPoolOfClientOrThrow(context.pools, clientId);
  return inTransaction(context.store, () => {
    const row = findRefreshToken(context.store, refreshToken);
    const user = row && findUser(context.store, pool.id, row.username);
    if (!row || !user || row.clientId !== client.id) throw notAuthorized('Invalid Refresh Token');
    assertEnabled(user);
    assertUsable(context, client, row);
    const tokens = makeTokens(context, pool, client, user, row);
    if (!isRotating(client)) return tokens;
    markRotated(context.store, row, context.clock());
    return { ...tokens, RefreshToken: insertRefreshToken(context.store, row) };
  });
}

function assertUsable(context: CognitoContext, client: ClientConfig, row: RefreshTokenRow): void {
  if (row.isRevoked) throw notAuthorized('Refresh Token has been revoked');
  if (row.expiresAt <= context.clock()) throw notAuthorized('Refresh Token has expired');
  const graceMilliseconds = (client.RefreshTokenRotation?.RetryGracePeriodSeconds ?? 0) * 1000;
  if (row.rotatedAt !== undefined && context.clock() >= row.rotatedAt + graceMilliseconds) {
    throw new EngineError('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation.');
  }
}

/** RevokeToken: ends the whole sign-in. A token that nobody knows is no error (RFC 7009, section 2.2). */
export function revokeToken(context: CognitoContext, clientId: string, token: string): void {
  const { pool, client } = findPoolOfClientOrThrow(context.pools, clientId);
  if (client.EnableTokenRevocation === false) {
    throw new EngineError('UnsupportedOperationException', 'Token revocation is not enabled for this client.');
  }
  if (context.keys.readToken(pool.id, token)) {
    throw new EngineError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
  }
  const row = findRefreshToken(context.store, token);
  if (!row) return;
  if (row.clientId !== client.id) {
    throw new EngineError('UnauthorizedException', 'The refresh token belongs to another client.');
  }
  revokeFamily(context.store, row.family);
}

/** GlobalSignOut: the user ends all its sign-ins with one of its access tokens. */
export function signOutEverywhere(context: CognitoContext, accessToken: string): void {
  inTransaction(context.store, () => revokeAllOfUser(context.store, userOfAccessToken(context, accessToken)));
}

function userOfAccessToken(context: CognitoContext, accessToken: string): User {
  for (const pool of context.pools) {
    const claims = context.keys.readToken(pool.id, accessToken);
    if (claims) return userOfClaims(context, pool, claims);
  }
  throw notAuthorized('Invalid Access Token');
}

function userOfClaims(context: CognitoContext, pool: PoolConfig, claims: Claims): User {
  if (claims['token_use'] !== 'access' || claims['iss'] !== issuerOf(context, pool)) {
    throw notAuthorized('Invalid Access Token');
  }
  if (Number(claims['exp']) <= nowSeconds(context)) throw notAuthorized('Access Token has expired');
  const user = findUser(context.store, pool.id, String(claims['username']));
  if (!user || !isFamilyAlive(context.store, String(claims['origin_jti']))) {
    throw notAuthorized('Access Token has been revoked');
  }
  return user;
}

export function assertEnabled(user: User): void {
  if (!user.isEnabled) throw notAuthorized('User is disabled.');
}
