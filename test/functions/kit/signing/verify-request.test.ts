import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  readCookies,
  SESSION_COOKIE,
  PUBLIC_KEY_COOKIE,
  verifySignedRequest,
} from '../../../../functions/kit/signing/verify-request.ts';
import { toHandlers } from '../../../kit/handlers.ts';
import { useDynamo } from '../../../kit/dynamo.ts';
import { useLog } from '../../../kit/log.ts';
import { useSecrets } from '../../../kit/secrets.ts';
import { handshake, signRequest, type SigningSession } from '../../../kit/signed-client.ts';
import { amount } from '../../../kit/amounts.ts';
import { countFalseRejects, isAccepted, mutationsOf, toSignedRequest } from '../../../kit/signing-proof.ts';

const secrets = useSecrets();
useDynamo();
useLog();

const withoutCookie = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'cookie'));

let session: SigningSession;
let other: SigningSession;

beforeAll(async () => {
  session = await handshake(toHandlers);
  other = await handshake(toHandlers);
});

describe('a signed request', () => {
  test.each([
    ['cookies', false],
    ['headers', true],
  ])('is accepted with its session in %s', async (_, inHeaders) => {
    const request = signRequest(session, { method: 'POST', path: '/v1/xid/login', inHeaders });

    expect(await isAccepted(request, Date.now())).toBe(true);
  });

  test('is refused after any of more than 400 changes', async () => {
    const now = Date.now();
    const mutations = mutationsOf(session, other, now);
    const accepted: string[] = [];
    for (const [name, request] of mutations) if (await isAccepted(request, now)) accepted.push(name);

    expect(mutations.length).toBeGreaterThan(400);
    expect(accepted).toEqual([]);
  });

  test('is never refused without a reason: thousands of valid ones pass', async () => {
    expect(await countFalseRejects([session, other], amount(2_000, 100_000), Date.now())).toBe(0);
  }, 1_800_000);

  test.each([
    [-301_000, false],
    [-300_000, true],
    [300_000, true],
    [301_000, false],
  ])('that is %i ms old or early is accepted: %s', async (offset, accepted) => {
    const now = Math.floor(Date.now() / 1_000) * 1_000;
    const request = signRequest(session, { method: 'POST', path: '/v1/xid/login', at: now + offset });

    expect(await isAccepted(request, now)).toBe(accepted);
  });

  test('ends with its session after three hours', async () => {
    const later = Date.now() + 10_800_000 + 60_000;
    const request = signRequest(session, { method: 'POST', path: '/v1/xid/login', at: later });

    expect(await isAccepted(request, later)).toBe(false);
  });

  test.each([
    ['no cookie of the session', undefined],
    ['a session cookie that is no JSON', Buffer.from('{').toString('base64url')],
    ['a session cookie that is null', Buffer.from('null').toString('base64url')],
    ['a session cookie without a signature', 'of the session'],
    ['a session cookie that is no base64url', '%%%'],
    ['an empty session cookie', ''],
  ])('with %s is refused like every other', async (_, cookie) => {
    const request = signRequest(session, { method: 'POST', path: '/v1/xid/login' });
    const unsigned = Buffer.from(JSON.stringify({ appId: session.appId, sign: 7 })).toString('base64url');
    const own = cookie === 'of the session' ? unsigned : cookie;
    const kept = own === undefined ? '' : `; ${SESSION_COOKIE}=${own}`;
    const headers = { ...withoutCookie(request.headers), cookie: `${PUBLIC_KEY_COOKIE}=${session.publicKey}${kept}` };

    expect(await isAccepted({ ...request, headers }, Date.now())).toBe(false);
  });

  test.each([
    ['a public key that is none', { 'x-public-key': Buffer.from('no key').toString('base64url') }],
    ['an empty public key', { 'x-public-key': '' }],
    ['an empty signature of the session', { 'x-session-sign': '' }],
    ['a sign that is not its own', { sign: '0'.repeat(64) }],
    ['the hash of another body', { 'x-body-sha256': '0'.repeat(64) }],
    ['half a hash of its body', { 'x-body-sha256': '0'.repeat(32) }],
  ])('with %s is refused like every other', async (_, changed) => {
    const request = signRequest(session, { method: 'POST', path: '/v1/xid/login', inHeaders: true });

    expect(await isAccepted({ ...request, headers: { ...request.headers, ...changed } }, Date.now())).toBe(false);
  });

  test('finds its cookies among those of others, which may have any form', async () => {
    const request = signRequest(session, { method: 'POST', path: '/v1/xid/login' });
    const own = Object.entries(request.headers).find(([name]) => name.toLowerCase() === 'cookie')?.[1] ?? '';
    const headers = { ...withoutCookie(request.headers), cookie: `theme; =x; a=b=c; ${own}` };

    expect(await isAccepted({ ...request, headers }, Date.now())).toBe(true);
  });

  test('whose session is signed with the key of another session is refused', async () => {
    const mixed = { ...session, sign: other.sign };
    const swapped = { ...session, publicKey: other.publicKey };
    for (const one of [mixed, swapped]) {
      const request = signRequest(one, { method: 'POST', path: '/v1/xid/login', inHeaders: true });
      expect(await isAccepted(request, Date.now())).toBe(false);
    }
  });

  test('needs no body hash where the contract asks for none', async () => {
    const request = signRequest(session, { method: 'POST', path: '/v1/xid/login' });
    const { 'x-body-sha256': _, ...headers } = request.headers;

    await expect(
      verifySignedRequest(toSignedRequest({ ...request, headers }), Date.now(), false),
    ).resolves.toBeUndefined();
    await expect(verifySignedRequest(toSignedRequest({ ...request, headers }), Date.now(), true)).rejects.toMatchObject(
      {
        code: 'signing_failed',
      },
    );
  });

  test('is answered with unavailable, not with yes, while there are no keys', async () => {
    secrets.on(GetSecretValueCommand).rejects(new Error('down'));
    const { forgetSecrets } = await import('../../../../functions/kit/clients/secrets.ts');
    forgetSecrets();
    const request = signRequest(session, { method: 'POST', path: '/v1/xid/login' });

    await expect(verifySignedRequest(toSignedRequest(request), Date.now(), false)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

test('cookies are read by name: spaces around them count for nothing, and what has no sign of equality is none', () => {
  expect([...readCookies(' a = 1 ;b=2=3;;none;=4')]).toEqual([
    ['a', '1'],
    ['b', '2=3'],
    ['', '4'],
  ]);
  expect(readCookies('').size).toBe(0);
});
