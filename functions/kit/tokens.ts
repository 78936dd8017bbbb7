/**
 * Checks an id token against the pool that the call's contract names: RS256, issuer and client of that pool, token_use
 * `id`. A token whose only fault is its age is told apart: it answers HTTP 201.
 */
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwtExpiredError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import type { PoolName } from '../../shared/model/resources.ts';
import { AppError } from './app-error.ts';
import { environment } from './environment.ts';
import { raiseSignal } from './security-signals.ts';
import { TokenExpired } from './token-expired.ts';

export type TokenClaims = {
  /** The account's id: its user name in the pool. */
  subject: string;
  /** Of staff; empty in tokens of the other pools, which know no addresses. */
  email: string;
  /** Seconds since the epoch. */
  issuedAt: number;
  signedInAt: number;
};

/** Longest id token that is looked at, in characters. */
const MAX_TOKEN = 4_096;
/** Longer than any token can have been expired: used to see whether age is the only fault. */
const ANY_AGE_SECONDS = 10 * 365 * 86_400;

type Verifier = ReturnType<typeof createVerifier>;
const verifiers = new Map<PoolName, Verifier>();

function createVerifier(pool: PoolName) {
  const userPoolId = environment.poolId(pool);
  const known = environment.poolKeys();
  return CognitoJwtVerifier.create(
    { userPoolId, clientId: environment.poolClientId(pool), tokenUse: 'id' },
    { jwksCache: known ? knownKeys(known, userPoolId) : new SimpleJwksCache() },
  );
}

/** A token that names an unknown key must not send us looking for it where the pool has no address. */
function knownKeys(text: string, poolId: string): SimpleJwksCache {
  const keys = JSON.stringify((JSON.parse(text) as Record<string, unknown>)[poolId] ?? { keys: [] });
  return new SimpleJwksCache({ fetcher: { fetch: async () => new TextEncoder().encode(keys).buffer } });
}

function verifierOf(pool: PoolName): Verifier {
  const known = verifiers.get(pool) ?? createVerifier(pool);
  verifiers.set(pool, known);
  return known;
}

/** Throws TokenExpired, `unavailable` when the pool's keys cannot be had, or `token_invalid` for every other fault. */
export async function verifyIdToken(pool: PoolName, token: string | undefined): Promise<TokenClaims> {
  if (!token) throw new AppError('token_invalid');
  if (token.length > MAX_TOKEN) refuse(pool);
  const verifier = verifierOf(pool);
  try {
    return toClaims(await verifier.verify(token));
  } catch (error) {
    if (error instanceof JwtExpiredError && (await isGoodButOld(verifier, token))) throw new TokenExpired();
    if (error instanceof FetchError) throw new AppError('unavailable', {}, `The pool's keys cannot be read: ${error}`);
    return refuse(pool);
  }
}

/** Counts a token that no client of ours sends. */
function refuse(pool: PoolName): never {
  raiseSignal('TokensRefused', { pool });
  throw new AppError('token_invalid');
}

async function isGoodButOld(verifier: Verifier, token: string): Promise<boolean> {
  try {
    toClaims(await verifier.verify(token, { graceSeconds: ANY_AGE_SECONDS }));
    return true;
  } catch {
    return false;
  }
}

/** All of them stand in every id token of a pool; one without an end or a sign-in time would outlive a sign-out. */
const Claims = z.object({
  'cognito:username': z.string().min(1),
  email: z.string().default(''),
  iat: z.number().int(),
  exp: z.number().int(),
  auth_time: z.number().int(),
});

function toClaims(payload: unknown): TokenClaims {
  const claims = Claims.parse(payload);
  const { 'cognito:username': subject, email, iat: issuedAt, auth_time: signedInAt } = claims;
  return { subject, email, issuedAt, signedInAt };
}
