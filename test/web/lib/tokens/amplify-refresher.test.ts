// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshWithAmplify } from '../../../../web/lib/tokens/amplify-refresher.ts';
import {
  clearTokens,
  readIdToken,
  readTokens,
  storeTokens,
  type Tokens,
} from '../../../../web/lib/tokens/token-store.ts';
import { openCleanBrowser } from '../kit/clean-browser.ts';
import { networkFailure, startFakeServer, type FakeServer } from '../kit/fake-server.ts';
import { makeTokens } from '../kit/tokens.ts';

const PROVIDER = '/pool';

let server: FakeServer;

beforeEach(() => {
  openCleanBrowser();
  server = startFakeServer();
  server.config = { ...(server.config as object), userPoolEndpoint: `https://idp.test${PROVIDER}` };
  storeTokens(makeTokens(1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function granted({ accessToken, idToken, refreshToken }: Tokens): Response {
  const AuthenticationResult = {
    AccessToken: accessToken,
    IdToken: idToken,
    RefreshToken: refreshToken,
    ExpiresIn: 3_600,
  };
  return Response.json({ AuthenticationResult });
}

function refused(name: string, status = 400): Response {
  return Response.json({ __type: name, message: name }, { status, headers: { 'x-amzn-errortype': name } });
}

/** A Web Lock as browsers have it, shared by all callers. */
function installLocks(): { held: () => number; released: number[] } {
  let tail: Promise<unknown> = Promise.resolve();
  let held = 0;
  const released: number[] = [];
  const request = (_: string, action: () => Promise<unknown>): Promise<unknown> => {
    const run = tail.then(async () => {
      held += 1;
      try {
        return await action();
      } finally {
        held -= 1;
        released.push(performance.now());
      }
    });
    tail = run.catch(() => undefined);
    return run;
  };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
  return { held: () => held, released };
}

describe('refreshing with the identity provider', () => {
  it('asks it with the refresh token and stores the rotated ones in the specified object', async () => {
    server.reply(PROVIDER, granted(makeTokens(2)));

    const tokens = await refreshWithAmplify();

    const [sent] = server.requestsTo(PROVIDER);
    expect(sent?.headers.get('x-amz-target')).toBe('AWSCognitoIdentityProviderService.GetTokensFromRefreshToken');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ ClientId: 'client', RefreshToken: 'refresh-1' });
    expect(tokens).toEqual(makeTokens(2));
    expect(readTokens()).toEqual(makeTokens(2));
    expect(readIdToken()).toBe(makeTokens(2).idToken);
  });

  it('keeps the refresh token when the provider does not rotate it', async () => {
    const { refreshToken: _, ...fresh } = makeTokens(2);
    server.reply(PROVIDER, granted(fresh as Tokens));

    expect(await refreshWithAmplify()).toEqual({ ...fresh, refreshToken: 'refresh-1' });
  });

  it('happens once for ten requests at the same time', async () => {
    installLocks();
    server.reply(PROVIDER, granted(makeTokens(2)));

    const all = await Promise.all(Array.from({ length: 10 }, refreshWithAmplify));

    expect(server.requestsTo(PROVIDER)).toHaveLength(1);
    expect(all.every((tokens) => tokens?.refreshToken === 'refresh-2')).toBe(true);
  });

  it('holds the lock of all tabs for 100 ms past the write', async () => {
    const { held, released } = installLocks();
    let writtenAt = 0;
    server.reply(PROVIDER, () => {
      expect(held()).toBe(1);
      writtenAt = performance.now();
      return granted(makeTokens(2));
    });

    await refreshWithAmplify();

    expect((released[0] ?? 0) - writtenAt).toBeGreaterThanOrEqual(99);
  });

  it.each(['NotAuthorizedException', 'RefreshTokenReuseException', 'UserNotFoundException'])(
    'clears the tokens when the provider says %s',
    async (name) => {
      server.reply(PROVIDER, refused(name));

      expect(await refreshWithAmplify()).toBeNull();
      expect(readTokens()).toBeNull();
      expect(readIdToken()).toBeNull();
    },
  );

  it.each([
    ['the network fails', networkFailure()],
    ['the provider throttles', refused('TooManyRequestsException')],
    ['the provider is down', refused('InternalErrorException', 500)],
  ])('keeps the tokens when %s', async (_, reply) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.reply(PROVIDER, reply);
    let isSettled = false;
    const outcome = refreshWithAmplify()
      .catch((error: unknown) => error)
      .finally(() => (isSettled = true));

    for (let turn = 0; turn < 1_000 && !isSettled; turn += 1) await vi.advanceTimersByTimeAsync(100);

    expect(await outcome).toBeInstanceOf(Error);
    expect(readTokens()).toEqual(makeTokens(1));
  });

  it('does not bring a session back that was signed out meanwhile', async () => {
    server.reply(PROVIDER, () => {
      clearTokens();
      return granted(makeTokens(2));
    });

    expect(await refreshWithAmplify()).toBeNull();
    expect(readTokens()).toBeNull();
  });
});
