// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropSession, ensureSession } from '../../../../web/lib/session/ensure-session.ts';
import { MAX_RELOADS, onReloadFlag, raiseReloadForSigning, resetReloads } from '../../../../web/lib/session/reloads.ts';
import { readTimeDifference, serverNow } from '../../../../web/lib/session/server-time.ts';
import { readSession } from '../../../../web/lib/session/session-store.ts';
import { signRequest } from '../../../../web/lib/session/sign-request.ts';
import { openCleanBrowser } from '../kit/clean-browser.ts';
import { failure, networkFailure, startFakeServer, type FakeServer } from '../kit/fake-server.ts';

const PUBLIC_KEY_CALL = '/v1/sign/getPublicKey';
const SECURE_KEY_CALL = '/v2/sign/getApiSecureKey';
const THREE_HOURS_MS = 10_800_000;

let server: FakeServer;

beforeEach(() => {
  openCleanBrowser();
  server = startFakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function cookie(name: string): string {
  return (
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? ''
  );
}

describe('the request-signing session (specification 2, section 4)', () => {
  it('step 1: makes an RSA key of 1024 bits, public in a cookie, private as a JWK in session storage', async () => {
    await ensureSession();

    const spki = Buffer.from(cookie('xpage-public-key'), 'base64url');
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    expect(key.asymmetricKeyDetails).toEqual({ modulusLength: 1024, publicExponent: 65_537n });
    expect(JSON.parse(sessionStorage.getItem('xpage-private-key') ?? '{}')).toMatchObject({ kty: 'RSA', alg: 'PS256' });
  });

  it('step 2: takes the server key only from status 200 with publicKey, systemTime and appId', async () => {
    server.reply(PUBLIC_KEY_CALL, Response.json({ status: 200, result: { publicKey: 'x', appId: 'y' } }));

    await expect(ensureSession()).rejects.toMatchObject({ code: 'answer_malformed' });
    expect(server.requestsTo(SECURE_KEY_CALL)).toEqual([]);
  });

  it('step 3: keeps the difference to the server time in session storage', async () => {
    server.systemTimeOffset = 7_200_000;

    await ensureSession();

    expect(Number(sessionStorage.getItem('xpage-time-difference'))).toBeCloseTo(7_200_000, -3);
    expect(serverNow() - Date.now()).toBeCloseTo(7_200_000, -3);
  });

  it('step 4: sends appId and the encrypted public key as form data and stores the signed header object', async () => {
    const session = await ensureSession();

    const form = new URLSearchParams(server.requestsTo(SECURE_KEY_CALL)[0]?.body);
    expect([...form.keys()]).toEqual(['appId', 'publicKey']);
    const header = JSON.parse(Buffer.from(cookie('xpage-header'), 'base64url').toString()) as Record<string, string>;
    expect(header).toEqual({ appId: session.appId, sign: session.sign });
    const signed = Buffer.from(`${session.appId}\nkey-of-${session.appId}`);
    const key = createPublicKey({ key: Buffer.from(session.publicKey, 'base64url'), format: 'der', type: 'spki' });
    const padding = { key, padding: 6, saltLength: 32 };
    expect(verify('sha256', signed, padding, Buffer.from(session.sign, 'base64url'))).toBe(true);
  });

  it('step 5: signs later requests with the same session, and the key calls are not signed', async () => {
    await signRequest({ method: 'GET', path: '/v1/xid/getUserInfo' });

    const { headers } = await signRequest({ method: 'GET', path: '/v1/xid/getUserInfo' });

    expect(headers).toMatchObject({ appid: readSession()?.appId, sign: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(server.requestsTo(PUBLIC_KEY_CALL)).toHaveLength(1);
    expect(server.requestsTo(PUBLIC_KEY_CALL)[0]?.headers.has('sign')).toBe(false);
    expect(server.requestsTo(SECURE_KEY_CALL)[0]?.headers.has('sign')).toBe(false);
  });

  it.each([
    ['the network', PUBLIC_KEY_CALL, networkFailure(), 'network'],
    ['the server key', PUBLIC_KEY_CALL, failure(503, 'unavailable', 'Poor internet connection'), 'unavailable'],
    [
      'the secure key',
      SECURE_KEY_CALL,
      failure(104, 'signing_failed', 'The request could not be verified.'),
      'signing_failed',
    ],
  ])(
    'step 6: on a failure of %s clears keys and header object and raises the reload flag',
    async (_, path, reply, code) => {
      server.reply(path, reply);
      const raised = vi.fn<() => void>();
      const stop = onReloadFlag(raised);

      await expect(ensureSession()).rejects.toMatchObject({ code });

      stop();
      expect(raised).toHaveBeenCalledTimes(1);
      expect([cookie('xpage-public-key'), cookie('xpage-header')]).toEqual(['', '']);
      expect(sessionStorage.getItem('xpage-private-key')).toBeNull();
      expect(readTimeDifference()).toBeNull();
    },
  );

  it('raises the reload flag at most 5 times, until a signed request is accepted', () => {
    const raised = vi.fn<() => void>();
    const stop = onReloadFlag(raised);

    const outcomes = Array.from({ length: MAX_RELOADS + 1 }, raiseReloadForSigning);
    resetReloads();
    const outcomeAfterReset = raiseReloadForSigning();

    stop();
    expect(MAX_RELOADS).toBe(5);
    expect(outcomes).toEqual([true, true, true, true, true, false]);
    expect(outcomeAfterReset).toBe(true);
    expect(raised).toHaveBeenCalledTimes(6);
  });

  it('tells every request that the sixth failed session was made for, not only the first to hear of it', async () => {
    for (let times = 0; times < MAX_RELOADS; times++) dropSession(await ensureSession());
    const last = await ensureSession();

    const outcomes = [dropSession(last), dropSession(last)];

    expect(outcomes).toEqual([false, false]);
  });

  it('lets the requests of a session that another one cleared be asked again', async () => {
    const session = await ensureSession();

    expect([dropSession(session), dropSession(session)]).toEqual([true, true]);
  });
});

describe('signing cookies', () => {
  it('live 3 hours and are Secure, SameSite=Strict, for the whole site (specification 2, section 9)', async () => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));

    await ensureSession();

    expect(written).toHaveLength(2);
    for (const text of written) expect(text).toMatch(/; Secure; SameSite=Strict; Max-Age=10800; Path=\/$/);
  });

  it('that the browser does not keep are replaced by headers with the same values', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);

    const { headers, session } = await signRequest({ method: 'GET', path: '/v1/xid/getUserInfo' });

    expect(headers).toMatchObject({ 'x-public-key': session.publicKey, 'x-session-sign': session.sign });
  });

  it('that are damaged lead to a new session', async () => {
    const { appId } = await ensureSession();
    document.cookie = 'xpage-header=%%%; Secure; Path=/';

    const next = await ensureSession();

    expect(next.appId).not.toBe(appId);
  });
});

describe('the session in use', () => {
  it('is renewed before its 3 hours are over', async () => {
    const { appId } = await ensureSession();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + THREE_HOURS_MS - 900_000 });
    const stillGood = await ensureSession();
    vi.setSystemTime(Date.now() + 400_000);

    const renewed = await ensureSession();

    expect(stillGood.appId).toBe(appId);
    expect(renewed.appId).not.toBe(appId);
  });

  it('is made by one handshake, however many requests ask at the same time', async () => {
    const sessions = await Promise.all(Array.from({ length: 12 }, ensureSession));

    expect(new Set(sessions.map(({ appId }) => appId)).size).toBe(1);
    expect(server.requestsTo(PUBLIC_KEY_CALL)).toHaveLength(1);
  });

  it('is taken over from another tab that made it while this one waited for its turn', async () => {
    const first = await ensureSession();
    const cookies = document.cookie.split('; ');
    const shared = { ...localStorage } as Record<string, string>;
    openCleanBrowser();
    const request = vi.fn<(name: string, action: () => Promise<unknown>) => Promise<unknown>>(async (_, action) => {
      for (const pair of cookies) document.cookie = `${pair}; Secure; Path=/`;
      for (const [key, value] of Object.entries(shared)) localStorage.setItem(key, value);
      return action();
    });
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);

    const session = await ensureSession();

    expect(session.appId).toBe(first.appId);
    expect(request).toHaveBeenCalledWith('xpage-handshake', expect.any(Function));
    expect(server.requestsTo(PUBLIC_KEY_CALL)).toHaveLength(1);
  });

  it('stays when a request that an older one had signed is refused', async () => {
    const old = await ensureSession();
    dropSession(old);
    const current = await ensureSession();

    const isRaisedOrReplaced = dropSession(old);

    expect(isRaisedOrReplaced).toBe(true);
    expect(readSession()?.appId).toBe(current.appId);
  });
});

describe('the headers of a signed request (specification 2, section 7)', () => {
  it('carry tamp as yyyy-mm-dd hh:mm:ss in UTC+8, moved by the difference to the server (section 9)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 31, 20, 59, 58) });
    server.systemTimeOffset = 3_000;

    const { headers } = await signRequest({ method: 'GET', path: '/v1/xid/getUserInfo' });

    expect(headers['tamp']).toBe('2026-02-01 05:00:01');
  });

  it('carry the page version', async () => {
    const { headers } = await signRequest({ method: 'GET', path: '/v1/xid/getUserInfo' });

    expect(headers['page-version']).toBe('build-1');
  });

  it('carry the hash of the body only where it is asked for', async () => {
    const hashed = await signRequest({ method: 'POST', path: '/v1/xid/login', hashedBody: '{}' });
    const plain = await signRequest({ method: 'POST', path: '/v1/xid/login' });

    expect(hashed.headers['x-body-sha256']).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
    expect(plain.headers).not.toHaveProperty('x-body-sha256');
  });
});
