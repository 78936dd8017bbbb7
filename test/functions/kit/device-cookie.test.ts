import type { Context } from 'aws-lambda';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../functions/kit/app-error.ts';
import { bind, callGroup } from '../../../functions/kit/call-group.ts';
import type { CallContext } from '../../../functions/kit/context.ts';
import { login } from '../../../shared/calls/account.ts';
import { registry } from '../../../shared/calls/registry.ts';
import { useDynamo } from '../../kit/dynamo.ts';
import { toEvent, toHandlers } from '../../kit/handlers.ts';
import { useLog } from '../../kit/log.ts';
import { useSecrets } from '../../kit/secrets.ts';
import { handshake, signRequest, type SigningSession } from '../../kit/signed-client.ts';

useDynamo();
useSecrets();
const log = useLog();

const NAME = 'n'.repeat(43);
const answer = { tokens: null, account: null, challenge: null };

let session: SigningSession;
beforeAll(async () => {
  session = await handshake(toHandlers);
});
afterEach(() => vi.unstubAllEnvs());

/** The answer to a sign-in whose handler does this. */
async function send(run: (context: CallContext) => void, headers: Record<string, string> = {}, contract: object = {}) {
  const handler = callGroup([
    bind({ ...login, ...contract }, async () => async (_, context) => {
      run(context);
      return answer;
    }),
  ]);
  const call = { method: 'POST', path: login.path, input: login.example.input, headers, inHeaders: true } as const;
  const request = signRequest(session, call);
  return handler(toEvent(request), {} as Context);
}

async function nameFrom(cookie: string): Promise<string | null> {
  let name: string | null = null;
  await send(({ device }) => void (name = device.name), { cookie });
  return name;
}

describe('the name of a browser', () => {
  test('is left in a cookie for a year that no script reads, that goes to the calls alone and comes from no other site', async () => {
    vi.stubEnv('APP_ORIGIN', 'https://xpage.example');
    const { headers, statusCode } = await send(({ device }) => device.keep(NAME));

    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBe(
      `xpage-device=${NAME}; Path=/v1/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure`,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is left without a certificate on one machine alone', async () => {
    vi.stubEnv('APP_ORIGIN', 'http://localhost:4400');

    expect((await send(({ device }) => device.keep(NAME))).headers['set-cookie']).toMatch(/; SameSite=Strict$/);
  });

  test('is left by no answer that was not asked to, and by none that refuses', async () => {
    const refuse = ({ device }: CallContext) => {
      device.keep(NAME);
      throw new AppError('account_locked');
    };

    expect((await send(() => undefined)).headers).not.toHaveProperty('set-cookie');
    expect((await send(refuse)).headers).not.toHaveProperty('set-cookie');
  });

  test('is left by no call whose contract does not say so', async () => {
    const { statusCode, headers } = await send(({ device }) => device.keep(NAME), {}, { namesDevice: undefined });

    expect(statusCode).toBe(500);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(JSON.stringify(log())).toContain('namesDevice');
  });

  test.each([
    [`xpage-device=${NAME}`, NAME],
    [`a=b; xpage-device=${NAME}; c=d`, NAME],
    ['', null],
    ['xpage-device=', null],
    [`xpage-device=${NAME}n`, null],
    [`xpage-device=${'n'.repeat(42)}#`, null],
    [`other-xpage-device=${NAME}`, null],
  ])('is read from the cookies %j', async (cookie, name) => {
    expect(await nameFrom(cookie)).toBe(name);
  });

  test('is left by the calls that begin a session or set a new password, under the path of the cookie', () => {
    const naming = registry.filter(({ namesDevice }) => namesDevice);

    expect(naming.map(({ name }) => name).toSorted()).toEqual([
      'answerChallenge',
      'customerForgotPassword',
      'customerSignIn',
      'forgotPassword',
      'getLoginToken',
      'googleLogin',
      'login',
      'register',
      'registerAgentUser',
      'registerCustomer',
      'signInAgentUser',
      'updatePassword',
    ]);
    expect(naming.filter(({ path, streaming }) => !path.startsWith('/v1/') || streaming)).toEqual([]);
  });
});
