// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cleared } from '../../../../web/lib/api/api-error.ts';
import { callApi } from '../../../../web/lib/api/call.ts';
import { ALL_RECORDS } from '../../../../web/lib/api/call-types.ts';
import { setPorts } from '../../../../web/lib/ports.ts';
import { onReloadFlag } from '../../../../web/lib/session/reloads.ts';
import { readSession } from '../../../../web/lib/session/session-store.ts';
import { clearTokens, readTokens, storeTokens } from '../../../../web/lib/tokens/token-store.ts';
import { openCleanBrowser, settle, type SeenByPerson } from '../kit/clean-browser.ts';
import { envelope, failure, networkFailure, startFakeServer, type FakeServer, type Reply } from '../kit/fake-server.ts';
import { makeTokens } from '../kit/tokens.ts';

const refreshWithAmplify = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../../../web/lib/tokens/amplify-refresher.ts', () => ({ refreshWithAmplify }));

const USER_INFO = '/v1/xid/getUserInfo';
const GO_LIVE = '/v1/xlp/goLive';
const LOGIN = '/v1/xid/login';
const LEADS = '/v1/xlp/getLeads';

let server: FakeServer;
let seen: SeenByPerson;

beforeEach(() => {
  seen = openCleanBrowser('/app/leads?status=new');
  server = startFakeServer();
  storeTokens(makeTokens(1));
  refreshWithAmplify.mockReset().mockImplementation(async () => {
    storeTokens(makeTokens(2));
    return readTokens();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const accepted = (): Response => envelope(200, { status: 'pending', liveLink: 'https://app.test/mara' });
const refreshNeeded = (): Response => Response.json({ status: 201, data: null, message: '' }, { status: 201 });
const signingFailed = (): Response => failure(104, 'signing_failed', 'The request could not be verified.');
const tokenInvalid = (): Response => failure(401, 'token_invalid', 'Please sign in again.');

function countReloadFlags(): { count(): number } {
  const raised = vi.fn<() => void>();
  onReloadFlag(raised);
  return { count: () => raised.mock.calls.length };
}

describe('a call', () => {
  it('gives what the envelope holds', async () => {
    server.reply(USER_INFO, envelope(200, { accountId: 'a1' }));

    const output = await callApi('getUserInfo', {});

    expect(output).toEqual({ accountId: 'a1' });
  });

  it('sends the fields of a GET in the query and those of a POST as JSON, under the one product code', async () => {
    server
      .reply('/v1/xid/existsUserByAccount', envelope(200, { exists: true }))
      .reply(LEADS, envelope(200, { leads: [] }));

    await callApi('existsUserByAccount', { account: 'mara+1@example.com' });
    await callApi('getLeads', { text: 'Tom' });

    const [exists] = server.requestsTo('/v1/xid/existsUserByAccount');
    expect([exists?.search, exists?.body]).toEqual(['?account=mara%2B1%40example.com', '']);
    const [leads] = server.requestsTo(LEADS);
    expect(leads?.body).toBe('{"text":"Tom"}');
    expect(leads?.headers.get('content-type')).toBe('application/json');
  });

  it('is signed over its path without the query', async () => {
    server.reply('/v1/xid/existsUserByAccount', envelope(200, { exists: true }));

    await callApi('existsUserByAccount', { account: 'mara@example.com' });

    const headers = server.requestsTo('/v1/xid/existsUserByAccount')[0]?.headers;
    const parts = [
      headers?.get('appid'),
      'GET',
      '/v1/xid/',
      'existsUserByAccount',
      headers?.get('tamp'),
      readSession()?.sign,
    ];
    expect(headers?.get('sign')).toBe(createHash('sha256').update(parts.join('\n')).digest('hex'));
  });

  it('carries language and page version', async () => {
    server.reply(USER_INFO, envelope(200, {}));

    await callApi('getUserInfo', {});

    const headers = server.requestsTo(USER_INFO)[0]?.headers;
    expect([headers?.get('lang'), headers?.get('page-version')]).toEqual(['en_us', 'build-1']);
  });

  it('carries the paging headers, and asks for all records with page size 99999999', async () => {
    server.reply(LEADS, envelope(200, { leads: [] }));

    await callApi('getLeads', {}, { paging: { nowPage: 1, pageSize: ALL_RECORDS, orderBy: 'newest' } });

    const headers = server.requestsTo(LEADS)[0]?.headers;
    expect(['nowPage', 'pageSize', 'orderBy'].map((name) => headers?.get(name))).toEqual(['1', '99999999', 'newest']);
  });

  it('carries what must not stand in the address as a header', async () => {
    const path = '/v1/xid/getIdTokenByRefreshToken';
    server.reply(path, envelope(200, {}));

    await callApi('getIdTokenByRefreshToken', { refreshToken: 'a-refresh-token-of-the-pool' });

    const [sent] = server.requestsTo(path);
    expect(sent?.headers.get('x-refresh-token')).toBe('a-refresh-token-of-the-pool');
    expect(JSON.stringify({ ...sent, headers: {} })).not.toContain('a-refresh-token');
  });

  it('carries the hash of its body when it changes an account', async () => {
    server.reply(LOGIN, envelope(200, {}));

    await callApi('login', { account: 'mara@example.com', password: 'Long-Sunday-42' });

    const [sent] = server.requestsTo(LOGIN);
    expect(sent?.headers.get('x-body-sha256')).toBe(
      createHash('sha256')
        .update(sent?.body ?? '')
        .digest('hex'),
    );
  });

  it('that has an effect carries an idempotency key, its own each time unless one is given', async () => {
    server.reply(GO_LIVE, accepted);

    await callApi('goLive', {});
    await callApi('goLive', {});
    await callApi('goLive', {}, { idempotencyKey: 'key-of-this-action' });
    const keys = server.requestsTo(GO_LIVE).map(({ headers }) => headers.get('idempotency-key'));

    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{8,80}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe('key-of-this-action');
  });

  it('that only reads carries no idempotency key', async () => {
    server.reply(USER_INFO, envelope(200, {}));

    await callApi('getUserInfo', {});

    expect(server.requestsTo(USER_INFO)[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('rejects other errors to the caller with code, status, message, details and request id (section 8)', async () => {
    const details = { fields: { days: 'one of 7, 14, 28' } };
    server.reply(USER_INFO, failure(422, 'input_invalid', 'Some of what was sent is not right.', { details }));

    await expect(callApi('getUserInfo', {})).rejects.toMatchObject({
      name: 'ApiError',
      code: 'input_invalid',
      status: 422,
      message: 'Some of what was sent is not right.',
      details,
      requestId: 'request-1',
    });
  });

  it.each([
    ['a page', new Response('<html>', { status: 502 })],
    ['nothing', new Response('', { status: 200 })],
    ['an envelope without data', envelope(200, null)],
  ])('that is answered with %s rejects as answer_malformed', async (_, reply) => {
    server.reply(USER_INFO, reply);

    await expect(callApi('getUserInfo', {})).rejects.toMatchObject({ code: 'answer_malformed' });
  });

  it('that the edge answered itself rejects with what the edge calls the request', async () => {
    server.reply(USER_INFO, new Response('<html>', { status: 504, headers: { 'x-amz-cf-id': 'edge-7' } }));

    await expect(callApi('getUserInfo', {})).rejects.toMatchObject({ code: 'answer_malformed', requestId: 'edge-7' });
  });
});

describe('a call that the network fails', () => {
  it('is sent once more when it only reads', async () => {
    server.reply(USER_INFO, networkFailure(), envelope(200, { accountId: 'a1' }));

    await expect(callApi('getUserInfo', {})).resolves.toEqual({ accountId: 'a1' });
  });

  it('rejects as network, "Poor internet connection", when that fails too', async () => {
    server.reply(USER_INFO, networkFailure());

    await expect(callApi('getUserInfo', {})).rejects.toMatchObject({
      code: 'network',
      status: 0,
      message: 'Poor internet connection',
    });
    expect(server.requestsTo(USER_INFO)).toHaveLength(2);
  });

  it.each([
    ['an effect', () => callApi('goLive', {}), GO_LIVE],
    ['a password', () => callApi('login', { account: 'a@example.com', password: 'x' }), LOGIN],
  ])('is not sent again by itself when it carries %s', async (_, call, path) => {
    server.reply(path, networkFailure());

    await expect(call()).rejects.toMatchObject({ code: 'network' });
    expect(server.requestsTo(path)).toHaveLength(1);
  });

  it('rejects as network when no answer comes at all', async () => {
    server.reply(GO_LIVE, () => new Promise<Response>(() => undefined));
    await callApi('getUserInfo', {}).catch(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

    const outcome = expect(callApi('goLive', {})).rejects.toMatchObject({ code: 'network' });
    await vi.advanceTimersByTimeAsync(45_000);

    await outcome;
  });
});

describe('a call that is aborted', () => {
  it('rejects at once as aborted and stops the request', async () => {
    const controller = new AbortController();
    let requestSignal: AbortSignal | null = null;
    server.reply(USER_INFO, (_, signal) => {
      requestSignal = signal;
      controller.abort();
      return new Promise<Response>(() => undefined);
    });

    await expect(callApi('getUserInfo', {}, { signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
    expect(requestSignal).toMatchObject({ aborted: true });
  });

  it('before it began sends nothing', async () => {
    await expect(callApi('getUserInfo', {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(server.requests).toEqual([]);
  });
});

describe('data status 104 or 401 (specification 2, section 4)', () => {
  it.each([
    [104, signingFailed],
    [401, tokenInvalid],
  ] as const)('%d clears signing keys and header object, and the request yields nothing', async (status, reply) => {
    server.reply(USER_INFO, reply());
    const flags = countReloadFlags();

    const failed = await callApi('getUserInfo', {}).catch((error: unknown) => error);

    expect(failed).toBeInstanceOf(Cleared);
    expect(failed).toMatchObject({ status });
    expect(readSession()).toBeNull();
    expect(sessionStorage.getItem('xpage-private-key')).toBeNull();
    expect(flags.count()).toBe(1);
  });

  it('raises the reload flag once for calls that were refused together', async () => {
    server.reply(USER_INFO, signingFailed()).reply(LEADS, signingFailed());
    const flags = countReloadFlags();

    const failures = await Promise.allSettled([
      callApi('getUserInfo', {}),
      callApi('getLeads', {}),
      callApi('getUserInfo', {}),
    ]);

    expect(failures.map((one) => one.status === 'rejected' && one.reason instanceof Cleared)).toEqual([
      true,
      true,
      true,
    ]);
    expect(flags.count()).toBe(1);
  });

  it('asks for a reload at most 5 times, then the failure is shown', async () => {
    server.reply(USER_INFO, signingFailed());
    const flags = countReloadFlags();

    for (let time = 0; time < 5; time += 1) await expect(callApi('getUserInfo', {})).rejects.toBeInstanceOf(Cleared);
    const sixth = callApi('getUserInfo', {});

    await expect(sixth).rejects.toMatchObject({ name: 'ApiError', code: 'signing_failed' });
    expect(flags.count()).toBe(5);
  });

  it('ends at sign-in, without tokens, when a stored token is refused again with a fresh signing session', async () => {
    server.reply(USER_INFO, tokenInvalid());

    await expect(callApi('getUserInfo', {})).rejects.toBeInstanceOf(Cleared);
    await expect(callApi('getUserInfo', {})).rejects.toMatchObject({ code: 'signed_out' });

    expect(readTokens()).toBeNull();
    expect(seen.visited).toEqual(['/x-id-sign-in?type=x_a&next=%2Fapp%2Fleads%3Fstatus%3Dnew']);
  });

  it('ends at sign-in even while other calls still accept the refused token', async () => {
    server.reply(USER_INFO, envelope(200, {}));
    server.reply(LEADS, tokenInvalid());

    await expect(callApi('getLeads', {})).rejects.toBeInstanceOf(Cleared);
    await callApi('getUserInfo', {});
    await expect(callApi('getLeads', {})).rejects.toMatchObject({ code: 'signed_out' });

    expect(readTokens()).toBeNull();
  });

  it('starts to count again when a signed request is accepted', async () => {
    const flags = countReloadFlags();
    server.reply(
      USER_INFO,
      signingFailed(),
      signingFailed(),
      signingFailed(),
      signingFailed(),
      envelope(200, {}),
      signingFailed(),
    );

    for (let time = 0; time < 8; time += 1) await callApi('getUserInfo', {}).catch(() => undefined);

    expect(flags.count()).toBe(7);
  });

  it('is no reason to clear a session that another tab made while the request was on its way', async () => {
    server.reply(
      USER_INFO,
      () => {
        const header = Buffer.from(JSON.stringify({ appId: 'app-9', sign: 'of-another-tab' })).toString('base64url');
        document.cookie = `xpage-header=${header}; Secure; Path=/`;
        return signingFailed();
      },
      envelope(200, { accountId: 'a1' }),
    );
    const flags = countReloadFlags();

    await expect(callApi('getUserInfo', {})).resolves.toEqual({ accountId: 'a1' });
    expect(server.requestsTo(USER_INFO)[1]?.headers.get('appid')).toBe('app-9');
    expect(flags.count()).toBe(0);
  });
});

describe('data status 60404 (specification 2, section 4)', () => {
  const underConstruction = (): Response =>
    failure(60404, 'under_construction', 'This page is currently under construction. Stay tuned!');

  it('shows the warning, then goes to home, and rejects to the caller', async () => {
    server.reply(USER_INFO, underConstruction());

    await expect(callApi('getUserInfo', {})).rejects.toMatchObject({ code: 'under_construction', status: 60404 });
    await settle();

    expect(seen.alerts).toEqual([
      {
        code: 'under_construction',
        title: 'Tips',
        text: 'This page is currently under construction. Stay tuned!',
        button: 'Confirm',
      },
    ]);
    expect(seen.visited).toEqual(['/']);
  });

  it('shows one warning for calls that met it together, and goes home when it is dismissed', async () => {
    server.reply(USER_INFO, underConstruction()).reply(LEADS, underConstruction());
    const { promise: dismissed, resolve: dismiss } = Promise.withResolvers<void>();
    const alert = vi.fn<() => Promise<void>>(() => dismissed);
    setPorts({ alert });

    await Promise.allSettled([callApi('getUserInfo', {}), callApi('getLeads', {})]);
    expect(seen.visited).toEqual([]);
    dismiss();
    await settle();

    expect(alert).toHaveBeenCalledTimes(1);
    expect(seen.visited).toEqual(['/']);
  });
});

describe('HTTP status 201 (specification 2, section 4)', () => {
  it('refreshes the token, stores the new ones, raises the reload flag and sends the call once more', async () => {
    server.reply(GO_LIVE, refreshNeeded(), accepted());
    const flags = countReloadFlags();

    await callApi('goLive', {});

    const [first, second] = server.requestsTo(GO_LIVE);
    expect(first?.headers.get('authorization')).toBe(makeTokens(1).idToken);
    expect(second?.headers.get('authorization')).toBe(makeTokens(2).idToken);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(flags.count()).toBe(1);
  });

  it('sends the call no more than once again', async () => {
    server.reply(USER_INFO, refreshNeeded());

    await expect(callApi('getUserInfo', {})).rejects.toMatchObject({ code: 'token_expired', status: 201 });
    expect(server.requestsTo(USER_INFO)).toHaveLength(2);
  });

  it('refreshes once for calls that met it together', async () => {
    const byToken: Reply = ({ headers }) =>
      headers.get('authorization') === makeTokens(1).idToken ? refreshNeeded() : envelope(200, {});
    server.reply(USER_INFO, byToken).reply(LEADS, byToken);

    await Promise.all([callApi('getUserInfo', {}), callApi('getLeads', {}), callApi('getUserInfo', {})]);

    expect(refreshWithAmplify).toHaveBeenCalledTimes(1);
  });

  it('takes over tokens that another tab has refreshed already', async () => {
    server.reply(USER_INFO, () => {
      localStorage.setItem('tokens', JSON.stringify(makeTokens(3)));
      server.reply(USER_INFO, envelope(200, {}));
      return refreshNeeded();
    });

    await callApi('getUserInfo', {});

    expect(refreshWithAmplify).not.toHaveBeenCalled();
    expect(server.requestsTo(USER_INFO)[1]?.headers.get('authorization')).toBe(makeTokens(3).idToken);
  });

  it('refreshes only on the own host or a local one', async () => {
    server.config = { ...(server.config as object), appOrigin: 'https://elsewhere.test' };
    server.reply(USER_INFO, refreshNeeded());
    vi.resetModules();
    const fresh = await import('../../../../web/lib/api/call.ts');

    await expect(fresh.callApi('getUserInfo', {})).rejects.toMatchObject({ code: 'token_expired' });
    expect(refreshWithAmplify).not.toHaveBeenCalled();
    expect(server.requestsTo(USER_INFO)).toHaveLength(1);
  });

  it('goes to sign-in when the refresh fails', async () => {
    refreshWithAmplify.mockImplementation(async () => {
      clearTokens();
      return null;
    });
    server.reply(USER_INFO, refreshNeeded());

    await expect(callApi('getUserInfo', {})).rejects.toMatchObject({ code: 'signed_out' });
    expect(seen.visited).toEqual(['/x-id-sign-in?type=x_a&next=%2Fapp%2Fleads%3Fstatus%3Dnew']);
  });

  it('goes to sign-in at more than 10 refreshes that led to nothing', async () => {
    server.reply(USER_INFO, refreshNeeded());
    let generation = 2;
    refreshWithAmplify.mockImplementation(async () => {
      storeTokens(makeTokens(generation));
      generation += 1;
      return readTokens();
    });

    for (let time = 0; time < 10; time += 1) {
      await expect(callApi('getUserInfo', {})).rejects.toMatchObject({ code: 'token_expired' });
    }
    expect(seen.visited).toEqual([]);
    await expect(callApi('getUserInfo', {})).rejects.toMatchObject({ code: 'signed_out' });

    expect(refreshWithAmplify).toHaveBeenCalledTimes(10);
    expect(seen.visited).toHaveLength(1);
  });

  it('starts to count the refreshes again when a token is accepted', async () => {
    for (let time = 0; time < 15; time += 1) {
      refreshWithAmplify.mockImplementation(async () => {
        storeTokens(makeTokens(time + 2));
        return readTokens();
      });
      server.reply(USER_INFO, refreshNeeded(), envelope(200, {}));
      await callApi('getUserInfo', {});
    }

    expect(refreshWithAmplify).toHaveBeenCalledTimes(15);
    expect(seen.visited).toEqual([]);
  });

  it('keeps the tokens and rejects as network when the identity provider cannot be asked', async () => {
    refreshWithAmplify.mockRejectedValue(new Error('Network error'));
    server.reply(USER_INFO, refreshNeeded());

    await expect(callApi('getUserInfo', {})).rejects.toMatchObject({ code: 'network' });
    expect(readTokens()).toEqual(makeTokens(1));
    expect(seen.visited).toEqual([]);
  });
});

describe('without stored tokens', () => {
  it('a call that needs one goes to the sign-in route (specification 2, section 4) and sends nothing', async () => {
    clearTokens();

    await expect(callApi('getUserInfo', {})).rejects.toMatchObject({ code: 'signed_out' });
    expect(seen.visited).toHaveLength(1);
    expect(server.requestsTo(USER_INFO)).toEqual([]);
  });

  it('an open call is made without Authorization', async () => {
    clearTokens();
    server.reply('/v1/xlp/getProfile', envelope(200, { live: null, own: null }));

    await callApi('getProfile', { agentName: 'mara' });

    expect(server.requestsTo('/v1/xlp/getProfile')[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('the Authorization of a call (specification 2, section 6)', () => {
  it('is the id token of session storage first, else the one of the tokens in local storage', async () => {
    server.reply(USER_INFO, () => envelope(200, {}));
    sessionStorage.setItem('idToken', 'of-this-tab');
    await callApi('getUserInfo', {});
    sessionStorage.removeItem('idToken');
    await callApi('getUserInfo', {});

    const sent = server.requestsTo(USER_INFO).map(({ headers }) => headers.get('authorization'));

    expect(sent).toEqual(['of-this-tab', makeTokens(1).idToken]);
  });

  it('is the explicit value when one is given, and nothing for none', async () => {
    server.reply(LEADS, () => envelope(200, {})).reply('/v1/xlp/getProfile', () => envelope(200, {}));

    await callApi('getLeads', {}, { token: 'given-by-the-agent-area' });
    await callApi('getProfile', { agentName: 'mara' }, { token: 'none' });

    expect(server.requestsTo(LEADS)[0]?.headers.get('authorization')).toBe('given-by-the-agent-area');
    expect(server.requestsTo('/v1/xlp/getProfile')[0]?.headers.has('authorization')).toBe(false);
  });
});
