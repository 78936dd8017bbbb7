/**
 * Checks that a request belongs to a signing session and to this moment (SECURITY.md section 2, steps 4 to 8). It binds;
 * it does not authorize.
 */
import { constants, createHash, timingSafeEqual, verify } from 'node:crypto';
import { AppError } from '../app-error.ts';
import { verifyAppId } from './app-id.ts';
import { loadKeyMaterial } from './key-material.ts';
import { deriveSecureKey, readClientKey } from './session-key.ts';
import { isTampFresh } from './tamp.ts';

export type SignedRequest = {
  method: string;
  /** Up to and with the last slash: `/v1/xid/`. */
  pathPrefix: string;
  /** What follows: `login`. */
  path: string;
  headers: { get(name: string): string | undefined };
  body: Buffer;
};

/** The client's public key and the session's header object `{appId, sign}` travel in these cookies, or in headers. */
export const PUBLIC_KEY_COOKIE = 'xpage-public-key';
export const SESSION_COOKIE = 'xpage-header';

const HEX_DIGEST = /^[0-9a-f]{64}$/;

/** Throws `signing_failed` without a reason, or `unavailable` when there are no keys to check with. */
export async function verifySignedRequest(request: SignedRequest, now: number, needsBodyHash: boolean): Promise<void> {
  const parts = readParts(request);
  if (!parts || !isTampFresh(parts.tamp, now)) throw new AppError('signing_failed');
  const generation = verifyAppId(parts.appId, await loadKeyMaterial(), now);
  if (!generation) throw new AppError('signing_failed');
  const key = readClientKey(parts.publicKey);
  if (!key) throw new AppError('signing_failed');
  const signed = Buffer.from(`${parts.appId}\n${deriveSecureKey(generation, parts.appId, parts.publicKey)}`);
  const padding = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
  if (!verify('sha256', signed, padding, parts.sessionSign)) throw new AppError('signing_failed');
  if (!isSame(parts.sign, hashOf(request, parts))) throw new AppError('signing_failed');
  if (needsBodyHash && !hasRightBodyHash(request)) throw new AppError('signing_failed');
}

type Parts = {
  appId: string;
  tamp: string;
  sign: string;
  publicKey: Buffer;
  sessionSign: Buffer;
  sessionSignText: string;
};

function readParts({ headers }: SignedRequest): Parts | null {
  const cookies = readCookies(headers.get('cookie') ?? '');
  const appId = headers.get('appid');
  const tamp = headers.get('tamp');
  const sign = headers.get('sign');
  if (!appId || !tamp || !sign || !HEX_DIGEST.test(sign)) return null;
  const publicKey = decode(headers.get('x-public-key') ?? cookies.get(PUBLIC_KEY_COOKIE));
  const sessionSignText = headers.get('x-session-sign') ?? signOfCookie(cookies.get(SESSION_COOKIE), appId);
  const sessionSign = decode(sessionSignText);
  if (!publicKey || !sessionSign || !sessionSignText) return null;
  return { appId, tamp, sign, publicKey, sessionSign, sessionSignText };
}

/** Strictly: Node skips what is not base64url, and then many texts would stand for one value. */
function decode(text: string | undefined): Buffer | null {
  const bytes = Buffer.from(text ?? '', 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

/** The cookie holds the header object `{appId, sign}` as base64url of its JSON; it must be the one of this session. */
function signOfCookie(cookie: string | undefined, appId: string): string | undefined {
  try {
    const value: unknown = JSON.parse(String(decode(cookie)));
    const header = (value ?? {}) as { appId?: unknown; sign?: unknown };
    return header.appId === appId && typeof header.sign === 'string' ? header.sign : undefined;
  } catch {
    return undefined;
  }
}

export function readCookies(header: string): Map<string, string> {
  return new Map(
    header.split(';').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const];
    }),
  );
}

function hashOf({ method, pathPrefix, path }: SignedRequest, parts: Parts): string {
  const text = [parts.appId, method, pathPrefix, path, parts.tamp, parts.sessionSignText].join('\n');
  return createHash('sha256').update(text).digest('hex');
}

function hasRightBodyHash({ headers, body }: SignedRequest): boolean {
  const sent = headers.get('x-body-sha256') ?? '';
  return HEX_DIGEST.test(sent) && isSame(sent, createHash('sha256').update(body).digest('hex'));
}

/** Of two digests in hex. */
function isSame(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(left, 'hex'), Buffer.from(right, 'hex'));
}
