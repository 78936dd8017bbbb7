/**
 * The client's side of the signing session (docs/decisions, signing session) for a program without cookies: key pair,
 * handshake, and the headers of a request.
 */
import { createHash, webcrypto } from 'node:crypto';
import * as z from 'zod';

export type SigningSession = {
  appId: string;
  /** Signature over the application id and the secure key, base64url. */
  sign: string;
  /** SPKI, base64url. */
  publicKey: string;
  /** The server's key, base64 SPKI: the same after every restart. */
  serverKey: string;
  /** What the server's clock is ahead of this machine's, in milliseconds. */
  aheadMs: number;
};

export type SignedPart = { method: string; path: string; body: string };

type Send = (path: string, body: string | FormData) => Promise<Response>;

const KeyAnswer = z.object({
  result: z.object({ publicKey: z.string(), systemTime: z.number(), appId: z.string() }),
});
const SecureKeyAnswer = z.object({ result: z.object({ secureKey: z.string() }) });

const PSS = { name: 'RSA-PSS', modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' };
const SALT_BYTES = 32;
const UTC8_MS = 28_800_000;

const base64url = (bytes: ArrayBuffer | Uint8Array): string => Buffer.from(new Uint8Array(bytes)).toString('base64url');

/** Throws what zod throws when the server does not answer as the protocol says. */
export async function openSession(send: Send): Promise<SigningSession> {
  const { subtle } = webcrypto;
  const keys = (await subtle.generateKey(PSS, true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
  const spki = await subtle.exportKey('spki', keys.publicKey);
  const { result: server } = KeyAnswer.parse(await (await send('/v1/sign/getPublicKey', '{}')).json());
  const form = new FormData();
  form.set('appId', server.appId);
  form.set('publicKey', await encryptFor(server.publicKey, spki));
  const { result } = SecureKeyAnswer.parse(await (await send('/v2/sign/getApiSecureKey', form)).json());
  const text = Buffer.from(`${server.appId}\n${result.secureKey}`);
  const signature = await subtle.sign({ name: 'RSA-PSS', saltLength: SALT_BYTES }, keys.privateKey, text);
  return {
    appId: server.appId,
    sign: base64url(signature),
    publicKey: base64url(spki),
    serverKey: server.publicKey,
    aheadMs: server.systemTime - Date.now(),
  };
}

async function encryptFor(serverKey: string, spki: ArrayBuffer): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey('spki', Buffer.from(serverKey, 'base64'), algorithm, false, ['encrypt']);
  return Buffer.from(await webcrypto.subtle.encrypt('RSA-OAEP', key, spki)).toString('base64');
}

/** The headers that make a request one of this session, now. */
export function signedHeaders(session: SigningSession, { method, path, body }: SignedPart): Record<string, string> {
  const tamp = formatTamp(Date.now() + session.aheadMs);
  return {
    appid: session.appId,
    tamp,
    sign: signatureOf(session, { method, path, tamp }),
    'x-public-key': session.publicKey,
    'x-session-sign': session.sign,
    'x-body-sha256': createHash('sha256').update(body).digest('hex'),
  };
}

/** The time in UTC+8 as `yyyy-mm-dd hh:mm:ss`. */
export function formatTamp(time: number): string {
  return new Date(time + UTC8_MS).toISOString().slice(0, 19).replace('T', ' ');
}

export function signatureOf(
  { appId, sign }: Pick<SigningSession, 'appId' | 'sign'>,
  { method, path, tamp }: { method: string; path: string; tamp: string },
): string {
  const bare = path.split('?')[0] ?? path;
  const end = bare.lastIndexOf('/') + 1;
  const text = [appId, method, bare.slice(0, end), bare.slice(end), tamp, sign].join('\n');
  return createHash('sha256').update(text).digest('hex');
}
