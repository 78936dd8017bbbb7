/** What the proof of the signing scheme repeats: valid requests that must pass, and changed ones that must not. */
import { createHash } from 'node:crypto';
import { AppError } from '../../functions/kit/app-error.ts';
import { verifySignedRequest, type SignedRequest } from '../../functions/kit/signing/verify-request.ts';
import { splitPath } from '../../functions/kit/check-request.ts';
import { cookiesOf, signRequest, type SigningSession, type WireRequest } from './signed-client.ts';

const PATHS = ['/v1/xid/login', '/v1/xlp/getProfile', '/v1/s3/getSignedUrl', '/v1/xid/plan/officialWebsiteList'];

export function toSignedRequest({ method, path, headers, body }: WireRequest): SignedRequest {
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const [pathPrefix, last] = splitPath(path);
  return { method, pathPrefix, path: last, headers: { get: (name) => lower.get(name) }, body: Buffer.from(body ?? '') };
}

/** Throws what is no refusal. */
export async function isAccepted(request: WireRequest, now: number): Promise<boolean> {
  try {
    await verifySignedRequest(toSignedRequest(request), now, true);
    return true;
  } catch (error) {
    // Whatever is wrong, callers are told the same: nobody learns how far a forgery came.
    if (!(error instanceof AppError) || error.code !== 'signing_failed') throw error;
    return false;
  }
}

/** Sends `count` valid requests of these sessions, at every offset of the window; gives the number of refused ones. */
export async function countFalseRejects(
  sessions: readonly SigningSession[],
  count: number,
  now: number,
): Promise<number> {
  let refused = 0;
  for (let index = 0; index < count; index += 1) {
    const session = sessions[index % sessions.length];
    if (!session) throw new Error('A session is needed to sign with.');
    const at = now - 299_000 + ((index * 7_919) % 598_000);
    const path = PATHS[index % PATHS.length] ?? '/';
    const input = { index, text: 'ü'.repeat(index % 40) };
    const request = signRequest(session, { method: 'POST', path, input, at, inHeaders: index % 2 === 0 });
    if (!(await isAccepted(request, now))) refused += 1;
  }
  return refused;
}

/** Changed copies of a valid request, each with a name; none of them may pass. */
export function mutationsOf(session: SigningSession, other: SigningSession, now: number): [string, WireRequest][] {
  const call = { method: 'POST', path: '/v1/xid/login', input: { account: 'a@example.com' }, at: now } as const;
  const [inCookies, inHeaders] = [signRequest(session, call), signRequest(session, { ...call, inHeaders: true })];
  return [
    ...[inCookies, inHeaders].flatMap((request) => [...textMutations(request), ...requestMutations(request)]),
    ...swaps(session, other, call),
    ...pathMutations(inHeaders),
  ];
}

/** Every header that binds, with each of its characters changed in turn (40 places), cut, grown or gone. */
function textMutations(request: WireRequest): [string, WireRequest][] {
  const names = Object.keys(request.headers).filter((name) => name !== 'content-type');
  return names.flatMap((name) => {
    const value = request.headers[name] ?? '';
    const { [name]: _, ...without } = request.headers;
    const changed = [...changedCharacters(value), value.slice(0, -1), `${value}A`, `${value}=`, `${value}!`, ''];
    const withValue = changed.map((text): [string, WireRequest] => [
      `${name}: ${text.slice(0, 60)}`,
      { ...request, headers: { ...request.headers, [name]: text } },
    ]);
    return [[`without ${name}`, { ...request, headers: without }] as [string, WireRequest], ...withValue];
  });
}

function changedCharacters(value: string): string[] {
  const step = Math.max(1, Math.floor(value.length / 40));
  const places = Array.from({ length: Math.ceil(value.length / step) }, (_, index) => index * step);
  const flipped = (character: string): string =>
    character === '0' ? '1' : character === 'A' ? 'B' : character >= 'a' ? 'A' : '0';
  return places.map((at) => value.slice(0, at) + flipped(value[at] ?? '') + value.slice(at + 1));
}

function requestMutations(request: WireRequest): [string, WireRequest][] {
  return [
    ['another body', { ...request, body: '{"account":"b@example.com"}' }],
    ['a body with a space more', { ...request, body: `${request.body} ` }],
    ['no body', { ...request, body: null }],
    ...['GET', 'PUT', 'DELETE', 'post', 'PATCH'].map((method): [string, WireRequest] => [
      method,
      { ...request, method },
    ]),
  ];
}

function pathMutations(request: WireRequest): [string, WireRequest][] {
  const paths = [
    '/v1/xid/register',
    '/v1/xid/Login',
    '/v1/xid/login/',
    '/v1/xi/dlogin',
    '/v1/xidlogin',
    '/v2/xid/login',
    '/v1/xid//login',
    '/v1/xid/../xid/login',
    '/v1/agent/login',
    '/login',
    '/v1/xid/login%00',
    '/v1/xid/logi',
  ];
  return paths.map((path) => [path, { ...request, path }]);
}

/** Parts of another session, and fields that change places. */
function swaps(
  session: SigningSession,
  other: SigningSession,
  call: Parameters<typeof signRequest>[1],
): [string, WireRequest][] {
  const [mine, theirs] = [signRequest(session, call), signRequest(other, call)];
  const mixed = [
    { ...session, appId: other.appId },
    { ...session, sign: other.sign },
    { ...session, publicKey: other.publicKey },
    { ...other, appId: session.appId },
    { ...other, sign: session.sign },
    { ...other, publicKey: session.publicKey },
    { appId: session.sign, sign: session.appId, publicKey: session.publicKey },
  ];
  return [
    ...mixed.flatMap((forged, index): [string, WireRequest][] => [
      [`mixed session ${index} in cookies`, signRequest(forged, call)],
      [`mixed session ${index} in headers`, signRequest(forged, { ...call, inHeaders: true })],
    ]),
    ...['appid', 'sign', 'cookie'].map((name): [string, WireRequest] => [
      `${name} of another session`,
      { ...mine, headers: { ...mine.headers, [name]: theirs.headers[name] ?? '' } },
    ]),
    ['joined without line breaks', { ...mine, headers: { ...mine.headers, sign: plainJoin(session, call, mine) } }],
    ['in capitals', { ...mine, headers: { ...mine.headers, sign: (mine.headers['sign'] ?? '').toUpperCase() } }],
    [
      'cookies in the wrong places',
      { ...mine, headers: { ...mine.headers, cookie: cookiesOf({ ...session, publicKey: session.sign }) } },
    ],
  ];
}

function plainJoin(
  session: SigningSession,
  { method, path }: { method: string; path: string },
  request: WireRequest,
): string {
  const text = session.appId + method + path + (request.headers['tamp'] ?? '') + session.sign;
  return createHash('sha256').update(text).digest('hex');
}
