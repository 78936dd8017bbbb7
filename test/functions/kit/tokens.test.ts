import { createPublicKey } from 'node:crypto';
import type { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TokenExpired } from '../../../functions/kit/token-expired.ts';
import { verifyIdToken } from '../../../functions/kit/tokens.ts';
import '../../kit/function-environment.ts';
import {
  accountId,
  expiredToken,
  hmacToken,
  idClaims,
  idToken,
  jwksOf,
  keys,
  poolKeys,
  unsignedToken,
} from '../../kit/id-tokens.ts';
import { useLog } from '../../kit/log.ts';
import { onBusyMachine } from '../../kit/amounts.ts';

const log = useLog();
const publicPem = createPublicKey(keys.owners.privateKey).export({ type: 'spki', format: 'pem' }).toString();
const now = (): number => Math.floor(Date.now() / 1_000);
const customersIssuer = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Customers1';

const tampered = (token: string, part: 0 | 1 | 2): string => {
  const parts = token.split('.');
  const text = parts[part] ?? '';
  parts[part] = (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  return parts.join('.');
};

const forgeries: [string, () => string | undefined][] = [
  ['no token', () => undefined],
  ['an empty token', () => ''],
  ['no JWT', () => 'not.a.token'],
  ['two parts', () => idToken().split('.').slice(0, 2).join('.')],
  ['five parts', () => `${idToken()}.x.y`],
  ['alg none', () => unsignedToken('none')],
  ['alg NONE', () => unsignedToken('NONE')],
  ['alg RS256 and no signature', () => unsignedToken('RS256')],
  ['HS256 with the public key', () => hmacToken('HS256', publicPem)],
  ['HS512 with the public key', () => hmacToken('HS512', publicPem)],
  ['HS256 with an empty secret', () => hmacToken('HS256', '')],
  ['alg RS512 in the header', () => idToken({}, { alg: 'RS512' })],
  ['alg PS256 in the header', () => idToken({}, { alg: 'PS256' })],
  ["a stranger's key", () => idToken({}, {}, keys.stranger.privateKey)],
  [
    "a stranger's key that comes along as jwk",
    () => idToken({}, { jwk: jwksOf(keys.stranger, 'x').keys[0] }, keys.stranger.privateKey),
  ],
  ['a jku', () => idToken({}, { jku: 'https://evil.example/jwks.json', kid: 'evil' }, keys.stranger.privateKey)],
  ['an x5u', () => idToken({}, { x5u: 'https://evil.example/cert.pem', kid: 'evil' }, keys.stranger.privateKey)],
  ['an unknown kid', () => idToken({}, { kid: 'owners-2' })],
  ['no kid', () => idToken({}, { kid: undefined })],
  ['a kid that is a path', () => idToken({}, { kid: '../../dev/null' })],
  [
    "the customers' pool",
    () => idToken({ iss: customersIssuer, aud: 'customers-client' }, { kid: 'customers-1' }, keys.customers.privateKey),
  ],
  ["the customers' key under the owners' issuer", () => idToken({}, { kid: 'customers-1' }, keys.customers.privateKey)],
  ["the customers' issuer under the owners' key", () => idToken({ iss: customersIssuer })],
  ['an issuer that begins like ours', () => idToken({ iss: `${String(idClaims()['iss'])}.evil.example` })],
  ['no issuer', () => idToken({ iss: undefined })],
  ['another client', () => idToken({ aud: 'customers-client' })],
  ['several clients', () => idToken({ aud: ['other', 'another'] })],
  ['no client', () => idToken({ aud: undefined })],
  [
    'an access token',
    () =>
      idToken({
        token_use: 'access',
        aud: undefined,
        client_id: 'owners-client',
        scope: 'aws.cognito.signin.user.admin',
      }),
  ],
  ['an access token with an aud', () => idToken({ token_use: 'access', client_id: 'owners-client' })],
  ['a refresh token', () => 'eyJjdHkiOiJKV1QiLCJlbmMiOiJBMjU2R0NNIiwiYWxnIjoiUlNBLU9BRVAifQ.a.b.c.d'],
  ['no token_use', () => idToken({ token_use: undefined })],
  ['no user name', () => idToken({ 'cognito:username': undefined })],
  ['an empty user name', () => idToken({ 'cognito:username': '' })],
  ['no exp', () => idToken({ exp: undefined })],
  ['an exp that is a text', () => idToken({ exp: '9999999999' })],
  ['no auth_time', () => idToken({ auth_time: undefined })],
  ['no iat', () => idToken({ iat: undefined })],
  ['an nbf in the future', () => idToken({ nbf: now() + 3_600 })],
  ['a changed header', () => tampered(idToken(), 0)],
  ['changed claims', () => tampered(idToken(), 1)],
  ['a changed signature', () => tampered(idToken(), 2)],
  ['4,097 characters', () => 'x'.repeat(4_097)],
  ['an expired token of another pool', () => expiredToken({ iss: customersIssuer })],
  ['an expired token of another client', () => expiredToken({ aud: 'other' })],
  ['an expired access token', () => expiredToken({ token_use: 'access', client_id: 'owners-client' })],
  ['an expired token without a user name', () => expiredToken({ 'cognito:username': undefined })],
  ['an expired token with a changed signature', () => tampered(expiredToken(), 2)],
  ['an expired token of a stranger', () => idToken({ exp: now() - 10 }, {}, keys.stranger.privateKey)],
];

describe('an id token', () => {
  test('of the pool gives the account and when it signed in', async () => {
    const signedInAt = now() - 600;

    expect(await verifyIdToken('owners', idToken({ auth_time: signedInAt }))).toMatchObject({
      subject: accountId,
      email: '',
      signedInAt,
    });
  });

  test('whose only fault is its age is told apart from all others', async () => {
    await expect(verifyIdToken('owners', expiredToken())).rejects.toBeInstanceOf(TokenExpired);
  });

  test.each(forgeries)('with %s is refused at once, and counted', async (_, makeToken) => {
    const token = makeToken();
    const before = performance.now();

    await expect(verifyIdToken('owners', token)).rejects.toMatchObject({ code: 'token_invalid' });
    expect(performance.now() - before).toBeLessThan(onBusyMachine(200));
    expect(log()).toMatchObject(token ? [{ TokensRefused: 1, pool: 'owners' }] : []);
  });

  test('of the owners is nothing to the customers', async () => {
    await expect(verifyIdToken('customers', idToken())).rejects.toMatchObject({ code: 'token_invalid' });
  });
});

/** A valid token of so many characters. */
function tokenOfLength(length: number): string {
  for (const header of [{}, { a: '' }, { a: '1' }, { a: '12' }]) {
    let room = length - idToken({ pad: '' }, header).length;
    for (room = Math.floor((room * 3) / 4) - 3; room < length; room += 1) {
      const token = idToken({ pad: 'x'.repeat(room) }, header);
      if (token.length === length) return token;
      if (token.length > length) break;
    }
  }
  throw new Error(`No token of this test has ${length} characters.`);
}

describe('a good token', () => {
  test('is taken up to 4,096 characters, and looked at no more above them', async () => {
    await expect(verifyIdToken('owners', tokenOfLength(4_096))).resolves.toMatchObject({ subject: accountId });
    await expect(verifyIdToken('owners', tokenOfLength(4_098))).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('gives when it was issued', async () => {
    const iat = now() - 30;

    expect((await verifyIdToken('owners', idToken({ iat }))).issuedAt).toBe(iat);
  });

  test.each([{ iat: 1.5 }, { auth_time: 1.5 }, { exp: now() + 1_000.5 }, { email: 7 }])(
    'is none with a claim of another kind: %j',
    async (changes) => {
      await expect(verifyIdToken('owners', idToken(changes))).rejects.toMatchObject({ code: 'token_invalid' });
    },
  );
});

describe('a function that has just started', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const start = () => import('../../../functions/kit/tokens.ts');

  test('takes id tokens by the keys that it was deployed with, without asking the pool', async () => {
    const { verifyIdToken: verify } = await start();

    await expect(verify('owners', idToken())).resolves.toMatchObject({ subject: accountId });
  });

  test('takes no access tokens', async () => {
    const { verifyIdToken: verify } = await start();
    const access = { token_use: 'access', client_id: 'owners-client' };

    await expect(verify('owners', idToken(access))).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('takes no token of a pool that it was given no keys of', async () => {
    vi.stubEnv('POOL_KEYS', '{}');
    const { verifyIdToken: verify } = await start();

    await expect(verify('owners', idToken())).rejects.toMatchObject({ code: 'token_invalid' });
  });
});

/** @param answer what stands in for the pool's address */
async function startWithout(answer: (uri: string) => Promise<ArrayBuffer>) {
  vi.resetModules();
  vi.stubEnv('POOL_KEYS', '');
  vi.doMock('aws-jwt-verify/jwk', async (original) => {
    const real = await original<{ SimpleJwksCache: typeof SimpleJwksCache }>();
    class Fetched extends real.SimpleJwksCache {
      constructor() {
        super({ fetcher: { fetch: answer } });
      }
    }
    return { ...real, SimpleJwksCache: Fetched };
  });
  return import('../../../functions/kit/tokens.ts');
}

describe('where the keys are fetched from the pool', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.doUnmock('aws-jwt-verify/jwk');
    vi.resetModules();
  });

  test('a pool that cannot be reached is no reason to sign anyone out, and our log is told of it', async () => {
    const { FetchError } = await import('aws-jwt-verify/error');
    const fresh = await startWithout((uri) => Promise.reject(new FetchError(uri, 'no network')));

    await expect(fresh.verifyIdToken('owners', idToken())).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^The pool's keys cannot be read: .*no network/) as string,
    });
  });

  test('they are fetched once for all tokens', async () => {
    const fetched = vi.fn(async () => new TextEncoder().encode(JSON.stringify(poolKeys.owners)).buffer);
    const fresh = await startWithout(fetched);

    for (let turn = 0; turn < 3; turn += 1)
      await expect(fresh.verifyIdToken('owners', idToken())).resolves.toMatchObject({ subject: accountId });
    expect(fetched).toHaveBeenCalledOnce();
  });
});
