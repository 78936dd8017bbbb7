/**
 * Checks an id token against the pool that the call's contract names: RS256, issuer and client of that pool, token_use
 * `id`. A token whose only fault is its age is told apart: it answers HTTP 201.
 */
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { JwtExpiredError } from 'aws-jwt-verify/error';
import type { Jwks } from 'aws-jwt-verify/jwk';
import type { PoolName } from '../../shared/model/resources.ts';
import { AppError } from './app-error.ts';
import { environment } from './environment.ts';

export type TokenClaims = {
  /** The account's id. */
  subject: string;
  email: string;
  /** Seconds since the epoch. */
  issuedAt: number;
  signedInAt: number;
};

/** The token was good and is over: the client refreshes it. */
export class TokenExpired extends Error {}

/** Longest id token that is looked at, in characters. */
const MAX_TOKEN = 4_096;
/** Longer than any token can have been expired: used to see whether age is the only fault. */
const ANY_AGE_SECONDS = 10 * 365 * 86_400;

type Verifier = ReturnType<typeof createVerifier>;
const verifiers = new Map<PoolName, Verifier>();

function createVerifier(pool: PoolName) {
  const verifier = CognitoJwtVerifier.create({
    userPoolId: environment.poolId(pool),
    clientId: environment.poolClientId(pool),
    tokenUse: 'id',
  });
  const known = environment.poolKeys();
  if (known) verifier.cacheJwks((JSON.parse(known) as Record<string, Jwks>)[environment.poolId(pool)] ?? { keys: [] });
  return verifier;
}

function verifierOf(pool: PoolName): Verifier {
  const known = verifiers.get(pool) ?? createVerifier(pool);
  verifiers.set(pool, known);
  return known;
}

/** Throws TokenExpired, or `token_invalid` for every other fault. */
export async function verifyIdToken(pool: PoolName, token: string | undefined): Promise<TokenClaims> {
  if (!token || token.length > MAX_TOKEN) throw new AppError('token_invalid');
  const verifier = verifierOf(pool);
  try {
    return toClaims(await verifier.verify(token));
  } catch (error) {
    if (error instanceof JwtExpiredError && (await isGoodButOld(verifier, token))) throw new TokenExpired();
    throw new AppError('token_invalid');
  }
}

async function isGoodButOld(verifier: Verifier, token: string): Promise<boolean> {
  try {
    await verifier.verify(token, { graceSeconds: ANY_AGE_SECONDS });
    return true;
  } catch {
    return false;
  }
}

function toClaims(payload: Awaited<ReturnType<Verifier['verify']>>): TokenClaims {
  return {
    subject: payload.sub,
    email: String(payload['email'] ?? ''),
    issuedAt: payload.iat,
    signedInAt: Number(payload['auth_time'] ?? payload.iat),
  };
}
