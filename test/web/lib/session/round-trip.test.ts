// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/"}
import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getApiSecureKey } from '../../../../functions/calls/session/get-api-secure-key.ts';
import { getPublicKey } from '../../../../functions/calls/session/get-public-key.ts';
import type { CallContext } from '../../../../functions/kit/context.ts';
import { renew } from '../../../../functions/kit/signing/key-material.ts';
import { formatTamp as formatServerTamp } from '../../../../functions/kit/signing/tamp.ts';
import { verifySignedRequest, type SignedRequest } from '../../../../functions/kit/signing/verify-request.ts';
import { readSession, type SigningSession } from '../../../../web/lib/session/session-store.ts';
import { formatTamp } from '../../../../web/lib/session/server-time.ts';
import { signRequest } from '../../../../web/lib/session/sign-request.ts';
import { openCleanBrowser } from '../kit/clean-browser.ts';

const WINDOW_MS = 300_000;
const SESSION_MS = 10_800_000;

const secret = vi.hoisted(() => ({ value: '' }));
vi.mock('../../../../functions/kit/clients/secrets.ts', () => ({ readSecret: async () => secret.value }));

beforeAll(() => {
  secret.value = JSON.stringify(renew(null, Date.now()));
});

let serverOffsetMs = 0;
/** The server's clock. */
const serverNow = (): number => Date.now() + serverOffsetMs;

beforeEach(() => {
  openCleanBrowser();
  serverOffsetMs = 0;
  vi.stubGlobal('fetch', answerKeyCalls);
});
afterEach(() => vi.unstubAllGlobals());

/** The two key calls, answered by the server's own handlers. */
async function answerKeyCalls(address: string, init: RequestInit): Promise<Response> {
  const context = { now: new Date(serverNow()) } as CallContext;
  if (address === '/v1/sign/getPublicKey') return success(await getPublicKey({}, context));
  if (address !== '/v2/sign/getApiSecureKey') return new Response('', { status: 404 });
  const form = new URLSearchParams(String(init.body));
  return success(
    await getApiSecureKey({ appId: form.get('appId') ?? '', publicKey: form.get('publicKey') ?? '' }, context),
  );
}

function success(result: unknown): Response {
  return Response.json({ status: 200, result, message: 'success' });
}

type Sent = { method: string; pathPrefix: string; path: string; headers: Record<string, string>; body: string };

/** What the browser sends for a login, cookies with it. */
async function sendLogin(): Promise<Sent> {
  const body = JSON.stringify({ account: 'mara@example.com', password: 'Long-Sunday-42' });
  const { headers } = await signRequest({ method: 'POST', path: '/v1/xid/login', hashedBody: body });
  return {
    method: 'POST',
    pathPrefix: '/v1/xid/',
    path: 'login',
    headers: { ...headers, cookie: document.cookie },
    body,
  };
}

function verify({ headers, body, ...rest }: Sent, now = serverNow()): Promise<void> {
  const request: SignedRequest = { ...rest, headers: { get: (name) => headers[name] }, body: Buffer.from(body) };
  return verifySignedRequest(request, now, true);
}

const refusal = expect.objectContaining({ code: 'signing_failed' });

describe('a request signed by the browser', () => {
  it('is accepted by the server that gave the keys', async () => {
    const sent = await sendLogin();

    await expect(verify(sent)).resolves.toBeUndefined();
  });

  it('is accepted without cookies, when key and signature travel as headers', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);

    const sent = await sendLogin();

    expect(sent.headers['cookie']).toBe('');
    expect(sent.headers).toHaveProperty('x-public-key');
    await expect(verify(sent)).resolves.toBeUndefined();
  });

  it.each([-20 * 3_600_000, -400_000, 400_000, 90 * 86_400_000])(
    'is accepted though the device is %d ms away from the server',
    async (offset) => {
      serverOffsetMs = offset;

      const sent = await sendLogin();

      await expect(verify(sent)).resolves.toBeUndefined();
    },
  );

  it('writes the time exactly as the server does, at any moment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_102_444_800_000 }),
        (time) => formatTamp(time) === formatServerTamp(time),
      ),
    );
  });

  it('is accepted up to the edges of the 300 s window and refused beyond them', async () => {
    const sent = await sendLogin();
    const tampTime = Date.parse(`${sent.headers['tamp']?.replace(' ', 'T')}+08:00`);

    await expect(verify(sent, tampTime + WINDOW_MS)).resolves.toBeUndefined();
    await expect(verify(sent, tampTime + WINDOW_MS + 1)).rejects.toEqual(refusal);
    // The application id is of the same minute, and may be ahead by no more than one.
    await expect(verify(sent, tampTime - 50_000)).resolves.toBeUndefined();
    await expect(verify(sent, tampTime - WINDOW_MS - 1)).rejects.toEqual(refusal);
  });

  it('is accepted for as long as its session lives and refused afterwards', async () => {
    await sendLogin();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + SESSION_MS - 660_000 });

    const late = await sendLogin();

    await expect(verify(late)).resolves.toBeUndefined();
    vi.setSystemTime(Date.now() + 700_000);
    await expect(verify(late)).rejects.toEqual(refusal);
    vi.useRealTimers();
  });

  it('is refused in each of 400 mutations of what was sent', async () => {
    const sent = await sendLogin();
    const accepted: string[] = [];

    for (let round = 0; round < 400; round += 1) {
      const { mutated, description } = mutate(sent, round);
      await verify(mutated).then(
        () => accepted.push(description),
        (error: unknown) => expect(error).toEqual(refusal),
      );
    }

    expect(accepted).toEqual([]);
  });

  it('of one session is refused with the keys of another', async () => {
    const first = await sendLogin();
    const firstSession = readSession();
    openCleanBrowser();
    const second = await sendLogin();

    const mixed = { ...first, headers: { ...first.headers, cookie: second.headers['cookie'] ?? '' } };

    expect(readSession()?.appId).not.toBe(firstSession?.appId);
    await expect(verify(mixed)).rejects.toEqual(refusal);
  });
});

/** What a mutation changes: a part that is read from headers, cookies, address or body. */
const places = {
  appId: (sent, round) => withHeader(sent, 'appid', changeOneCharacter(sent.headers['appid'] ?? '', round)),
  sign: (sent, round) => withHeader(sent, 'sign', changeOneCharacter(sent.headers['sign'] ?? '', round)),
  tamp: (sent, round) => withHeader(sent, 'tamp', formatTamp(serverNow() - (2 + (round % 280)) * 1_000)),
  bodyHash: (sent, round) =>
    withHeader(sent, 'x-body-sha256', changeOneCharacter(sent.headers['x-body-sha256'] ?? '', round)),
  publicKey: (sent, round) => withCookies(sent, { publicKey: changeOneCharacter(sessionOrThrow().publicKey, round) }),
  sessionSign: (sent, round) => withCookies(sent, { sign: changeOneCharacter(sessionOrThrow().sign, round) }),
  method: (sent, round) => ({ ...sent, method: ['GET', 'PUT', 'post', 'POST '][round % 4] ?? 'GET' }),
  pathPrefix: (sent, round) => ({ ...sent, pathPrefix: changeOneCharacter(sent.pathPrefix, round) }),
  path: (sent, round) => ({ ...sent, path: changeOneCharacter(sent.path, round) }),
  body: (sent, round) => ({ ...sent, body: changeOneCharacter(sent.body, round) }),
} satisfies Record<string, (sent: Sent, round: number) => Sent>;

function mutate(sent: Sent, round: number): { mutated: Sent; description: string } {
  const all = Object.entries(places);
  const [place, change] = all[round % all.length] ?? ['sign', places.sign];
  return { mutated: change(sent, round), description: `${place} in round ${round}` };
}

function sessionOrThrow(): SigningSession {
  const session = readSession();
  if (!session) throw new Error('There is no signing session. Sign a request first.');
  return session;
}

function withHeader(sent: Sent, name: string, value: string): Sent {
  return { ...sent, headers: { ...sent.headers, [name]: value } };
}

function withCookies(sent: Sent, change: Partial<SigningSession>): Sent {
  const { appId, sign, publicKey } = { ...sessionOrThrow(), ...change };
  const header = Buffer.from(JSON.stringify({ appId, sign })).toString('base64url');
  return withHeader(sent, 'cookie', `xpage-public-key=${publicKey}; xpage-header=${header}`);
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Another character at a place that moves with the round. */
function changeOneCharacter(text: string, round: number): string {
  const at = (round * 7) % text.length;
  const others = letters.replace(text[at] ?? '', '');
  return text.slice(0, at) + (others[round % others.length] ?? '_') + text.slice(at + 1);
}
