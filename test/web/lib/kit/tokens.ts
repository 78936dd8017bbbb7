import type { Tokens } from '../../../../shared/model/account.ts';

/** A token that looks like a pool's; its signature is none. */
export function makeJwt(claims: Record<string, unknown>): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'RS256', kid: 'k' })}.${encode(claims)}.c2lnbmF0dXJl`;
}

const now = Math.floor(Date.now() / 1_000);

/** Tokens of one account; `generation` tells one set from the next. */
export function makeTokens(generation: number, sub = 'account-1'): Tokens {
  const iss = 'https://cognito-idp.eu-west-2.amazonaws.com/eu-west-2_test';
  const claims = { sub, iss, aud: 'client', generation, iat: now, exp: now + 3_600 };
  return {
    accessToken: makeJwt({ ...claims, token_use: 'access' }),
    idToken: makeJwt({ ...claims, token_use: 'id' }),
    refreshToken: `refresh-${generation}`,
  };
}
