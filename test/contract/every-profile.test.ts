/** The signature, the form of the token, and the body: proved with one call of each profile (test/kit/every-call.ts). */
import { describe, expect, test } from 'vitest';
import { registry } from '../../shared/calls/registry.ts';
import {
  answerTo,
  goodToken,
  named,
  oneOfEachProfile,
  signed,
  tokenOfAnotherPool,
  prepareEveryCall,
} from '../kit/every-call.ts';
import { expiredToken, idToken } from '../kit/id-tokens.ts';

const { requestOf, expectNoEffect } = prepareEveryCall();

const ISSUERS = 'https://cognito-idp.eu-central-1.amazonaws.com/';

const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1_000) - seconds;

/** A token of two hours ago. */
const OLD = { iat: secondsAgo(7_200), auth_time: secondsAgo(7_200), exp: secondsAgo(3_600) };

describe.each(named(oneOfEachProfile(signed)))('like %s, signed', (_, contract) => {
  test('answers 104 without a signature, whatever token comes', async () => {
    const { headers, ...request } = requestOf(contract);
    const { sign: _sign, tamp: _tamp, appid: _appid, cookie: _cookie, ...unsigned } = headers;

    expect(await answerTo({ ...request, headers: unsigned })).toMatchObject({
      http: 403,
      body: { status: 104, code: 'signing_failed', data: null, details: {} },
    });
    expectNoEffect();
  });

  test.each(['sign', 'tamp', 'appid', 'cookie'])('answers 104 to a changed %s', async (name) => {
    const request = requestOf(contract);
    const value = request.headers[name] ?? '';
    const changed = value.slice(0, -1) + (value.endsWith('0') ? '1' : '0');

    expect(await answerTo({ ...request, headers: { ...request.headers, [name]: changed } })).toMatchObject({
      body: { status: 104 },
    });
    expectNoEffect();
  });

  test('answers 104 six minutes later', async () => {
    expect(await answerTo(requestOf(contract, { at: Date.now() - 360_000 }))).toMatchObject({ body: { status: 104 } });
  });

  if (contract.bodyHash) {
    test('answers 104 to a body that is not the one that was hashed', async () => {
      const request = requestOf(contract);

      expect(await answerTo({ ...request, body: `${request.body} ` })).toMatchObject({ body: { status: 104 } });
      expectNoEffect();
    });
  }
});

const withToken = oneOfEachProfile(signed.filter(({ caller }) => caller !== 'noToken'));

describe.each(named(withToken))('like %s, where tokens are looked at', (_, contract) => {
  test('answers HTTP 201 with data null to a token that is only too old', async () => {
    expect(await answerTo(requestOf(contract, { token: goodToken(contract, OLD) }))).toMatchObject({
      http: 201,
      body: { status: 201, data: null },
    });
    expectNoEffect();
  });

  test.each([
    ['another pool', () => tokenOfAnotherPool(contract)],
    ['a pool that it only names', () => goodToken(contract, { iss: `${ISSUERS}eu-central-1_Other1` })],
    ['access', () => goodToken(contract, { token_use: 'access', client_id: 'owners-client' })],
    ['no kind', () => 'x.y.z'],
  ])('answers 401 to a token of %s', async (_name, makeToken) => {
    expect(await answerTo(requestOf(contract, { token: makeToken() }))).toMatchObject({
      http: 401,
      body: { status: 401 },
    });
    expectNoEffect();
  });
});

const withoutToken = oneOfEachProfile(signed.filter(({ caller }) => caller === 'noToken'));

describe.each(named(withoutToken))('like %s, without a token', (_, contract) => {
  test.each([
    ['too old', expiredToken],
    ['no kind', () => 'x.y.z'],
  ])('does not look at a token of %s', async (_name, makeToken) => {
    const [bad, good] = [makeToken(), idToken()].map((token) => answerTo(requestOf(contract, { token })));

    expect((await bad)?.http).toBe((await good)?.http);
    expect((await bad)?.body.code).toBe((await good)?.body.code);
  });
});

describe.each(named(oneOfEachProfile(registry)))('like %s', (_, contract) => {
  test('answers 405 to another method', async () => {
    const method = contract.method === 'GET' ? 'POST' : 'GET';

    expect(await answerTo(requestOf(contract, { method }))).toMatchObject({
      http: 405,
      body: { status: 405, code: 'method_not_allowed' },
    });
    expectNoEffect();
  });

  test('answers 403 to what came around the edge', async () => {
    expect(await answerTo(requestOf(contract, { headers: { 'x-origin-secret': 'x' } }))).toMatchObject({
      http: 403,
      body: { code: 'forbidden' },
    });
    expectNoEffect();
  });
});

describe.each(named(registry.filter(({ body, group }) => body === 'raw' && group === 'payment')))(
  '%s, of a provider',
  (_, contract) => {
    test.each(['', '{', '{}', JSON.stringify({ id: 'evt_1', isAdmin: true })])(
      'refuses %j, which nobody signed, without a reason',
      async (rawBody) => {
        expect(await answerTo(requestOf(contract, { rawBody }))).toMatchObject({
          http: 400,
          body: { code: 'body_malformed', details: {} },
        });
        expectNoEffect();
      },
    );
  },
);

const withBody = oneOfEachProfile(registry.filter(({ body }) => body === 'json'));

describe.each(named(withBody))('like %s, with a body', (_, contract) => {
  test('answers 413 above its limit', async () => {
    const rawBody = JSON.stringify({ text: 'x'.repeat(contract.bodyBytes) });

    expect(await answerTo(requestOf(contract, { rawBody }))).toMatchObject({ http: 413, body: { status: 413 } });
    expectNoEffect();
  });

  test.each(['{', '[]', 'null', '{"a":1,"a":2}', '{"__proto__":{}}', '['.repeat(1_000), '{"a":"\\ud800"}'])(
    'answers 400 to %j',
    async (rawBody) => {
      expect(await answerTo(requestOf(contract, { rawBody }))).toMatchObject({
        http: 400,
        body: { status: 400, code: 'body_malformed' },
      });
      expectNoEffect();
    },
  );
});
