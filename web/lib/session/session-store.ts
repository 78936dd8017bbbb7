/**
 * Where the signing session lives: public key and header object in cookies of three hours, the private key in session
 * storage (specification 2, section 3). Where a browser keeps no cookies for us (some web views, some frames), both
 * stay in session storage and travel as headers.
 */
import { localArea, sessionArea } from '../browser-storage.ts';
import { fromBase64Url, toBase64Url, type Bytes } from '../crypto-base64.ts';
import { clearTimeDifference } from './server-time.ts';

/** Signing cookies live three hours (specification 2, section 9). */
export const SESSION_SECONDS = 10_800;
/** Renewed this long before its end: the server counts from its own side of the handshake. */
const RENEW_EARLY_MS = 600_000;

const PUBLIC_KEY_COOKIE = 'xpage-public-key';
const HEADER_COOKIE = 'xpage-header';
const PRIVATE_KEY = 'xpage-private-key';
const WITHOUT_COOKIES_KEY = 'xpage-session';
const MADE_AT_KEY = 'xpage-session-made-at';

export type SigningSession = {
  appId: string;
  /** The session's signature, base64url. */
  sign: string;
  /** SPKI, base64url. */
  publicKey: string;
  /** Whether public key and signature go along as headers, because cookies do not. */
  inHeaders: boolean;
};

export function storeSession(session: Omit<SigningSession, 'inHeaders'>, privateJwk: JsonWebKey): void {
  const { appId, sign, publicKey } = session;
  const header = toBase64Url(new TextEncoder().encode(JSON.stringify({ appId, sign })));
  writeCookie(PUBLIC_KEY_COOKIE, publicKey, SESSION_SECONDS);
  writeCookie(HEADER_COOKIE, header, SESSION_SECONDS);
  if (readCookie(HEADER_COOKIE) === header) sessionArea.remove(WITHOUT_COOKIES_KEY);
  else sessionArea.set(WITHOUT_COOKIES_KEY, JSON.stringify({ appId, sign, publicKey }));
  sessionArea.set(PRIVATE_KEY, JSON.stringify(privateJwk));
  localArea.set(MADE_AT_KEY, String(Date.now()));
}

/** Null when there is none, or one that is damaged. */
export function readSession(): SigningSession | null {
  const publicKey = readCookie(PUBLIC_KEY_COOKIE);
  const header = readCookie(HEADER_COOKIE);
  if (publicKey && header) return toSession(decodeText(header), publicKey, false);
  const kept = sessionArea.get(WITHOUT_COOKIES_KEY);
  return kept ? toSession(kept, null, true) : null;
}

/** Whether it may still be used for a while; one of unknown age ends with its cookie. */
export function isSessionFresh(): boolean {
  const madeAt = Number(localArea.get(MADE_AT_KEY) ?? NaN);
  const age = Date.now() - madeAt;
  return Number.isNaN(age) || (age >= 0 && age < SESSION_SECONDS * 1_000 - RENEW_EARLY_MS);
}

/** Forgets keys, header object and time difference. */
export function clearSession(): void {
  writeCookie(PUBLIC_KEY_COOKIE, '', 0);
  writeCookie(HEADER_COOKIE, '', 0);
  for (const key of [WITHOUT_COOKIES_KEY, PRIVATE_KEY]) sessionArea.remove(key);
  localArea.remove(MADE_AT_KEY);
  clearTimeDifference();
}

function toSession(header: string, publicKey: string | null, inHeaders: boolean): SigningSession | null {
  try {
    const value = { publicKey, ...(JSON.parse(header) as Record<string, unknown>) };
    const { appId, sign, publicKey: key } = value as Record<string, unknown>;
    if (typeof appId !== 'string' || typeof sign !== 'string' || typeof key !== 'string') return null;
    return { appId, sign, publicKey: key, inHeaders };
  } catch {
    return null;
  }
}

function decodeText(header: string): string {
  try {
    const bytes: Bytes = fromBase64Url(header);
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  document.cookie = `${name}=${value}; Secure; SameSite=Strict; Max-Age=${maxAgeSeconds}; Path=/`;
}

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair ? pair.slice(name.length + 1) : null;
}
