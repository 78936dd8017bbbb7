/** Tokens as the user pools issue them, signed with keys of the test's own, and forgeries of them. */
import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

type Pair = { privateKey: KeyObject; publicKey: KeyObject };

const pair = (): Pair => generateKeyPairSync('rsa', { modulusLength: 2048 });

export const keys = { owners: pair(), customers: pair(), staff: pair(), stranger: pair() };

const OWNERS_ISSUER = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Owners1';

/** What a pool publishes of its key. */
export function jwksOf({ publicKey }: Pair, kid: string): { keys: Record<string, unknown>[] } {
  return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] };
}

export const poolKeys = {
  owners: jwksOf(keys.owners, 'owners-1'),
  customers: jwksOf(keys.customers, 'customers-1'),
  staff: jwksOf(keys.staff, 'staff-1'),
};

export const accountId = '6b1f0f0e-3f0b-4c57-9d3e-0f5c3c8e0b11';
export const otherAccountId = '7c2a1a1f-4a1c-4d68-8e4f-1a6d4d9f1c22';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function idClaims(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1_000);
  return {
    sub: 'f2a6b0a8-90b1-4c8a-9a52-0d1d1a0b7c11',
    'cognito:username': accountId,
    iss: OWNERS_ISSUER,
    aud: 'owners-client',
    token_use: 'id',
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 3_540,
    ...changes,
  };
}

/** An id token of the owners' pool; `changes` with the value undefined remove a claim. */
export function idToken(
  changes: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
  key: KeyObject = keys.owners.privateKey,
): string {
  const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: 'owners-1', ...header })}.${part(idClaims(changes))}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}

/** An id token of the staff's pool. */
export function staffToken(changes: Record<string, unknown> = {}): string {
  const iss = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Staff1';
  const claims = {
    sub: 'staff-1',
    'cognito:username': 'staff-1',
    email: 'staff@xpage.example',
    iss,
    aud: 'staff-client',
    ...changes,
  };
  return idToken(claims, { kid: 'staff-1' }, keys.staff.privateKey);
}

export function expiredToken(changes: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1_000);
  return idToken({ iat: now - 7_200, auth_time: now - 7_200, exp: now - 3_600, ...changes });
}

/** The public key taken for an HMAC secret: what a careless library accepts. */
export function hmacToken(algorithm: 'HS256' | 'HS512', secret: string | Buffer): string {
  const signed = `${part({ alg: algorithm, typ: 'JWT', kid: 'owners-1' })}.${part(idClaims())}`;
  return `${signed}.${createHmac(algorithm === 'HS256' ? 'sha256' : 'sha512', secret)
    .update(signed)
    .digest('base64url')}`;
}

export function unsignedToken(algorithm: string): string {
  return `${part({ alg: algorithm, typ: 'JWT', kid: 'owners-1' })}.${part(idClaims())}.`;
}
