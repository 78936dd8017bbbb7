/**
 * A client of the protocol for tests, in Node: handshake, signed requests with cookies or headers, tokens, idempotency
 * keys. What it talks to is a function, so it serves handlers and servers alike.
 */
import {
  constants,
  createHash,
  createPublicKey,
  generateKeyPairSync,
  publicEncrypt,
  sign,
  type KeyObject,
} from 'node:crypto';
import { formatTamp } from '../../functions/kit/signing/tamp.ts';

export type WireRequest = {
  method: string;
  /** Without the query. */
  path: string;
  query?: Record<string, string>;
  headers: Record<string, string>;
  body: string | null;
};
export type WireAnswer = { status: number; headers: Record<string, string>; body: string };
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

export type SigningSession = {
  appId: string;
  /** Of the header object, base64url. */
  sign: string;
  /** SPKI, base64url. */
  publicKey: string;
};

export type SignedCall = {
  method: 'GET' | 'POST';
  path: string;
  /** The JSON body of a POST, the query of a GET. */
  input?: Record<string, unknown>;
  /** The body as it is sent, in place of `input`. */
  rawBody?: string;
  token?: string;
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** Milliseconds since the epoch; now when absent. */
  at?: number;
  /** Sends public key and session signature as headers, as hosts without cookies do. */
  inHeaders?: boolean;
};

export type Envelope = {
  status: number;
  data?: unknown;
  result?: unknown;
  message: string;
  code?: string;
  details?: unknown;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The three key steps against a server; throws when one is not answered with status 200. */
export async function handshake(transport: Transport): Promise<SigningSession> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 65_537 });
  const server = await keyCall(transport, '/v1/sign/getPublicKey', '{}', 'application/json');
  const form = new URLSearchParams({
    appId: String(server['appId']),
    publicKey: encryptFor(String(server['publicKey']), spkiOf(publicKey)),
  });
  const type = 'application/x-www-form-urlencoded';
  const { secureKey } = await keyCall(transport, '/v2/sign/getApiSecureKey', form.toString(), type);
  return makeSession(String(server['appId']), String(secureKey), { publicKey, privateKey });
}

async function keyCall(
  transport: Transport,
  path: string,
  body: string,
  type: string,
): Promise<Record<string, unknown>> {
  const answer = await transport({ method: 'POST', path, headers: { 'content-type': type }, body });
  const { status, result } = JSON.parse(answer.body) as Envelope;
  if (status !== 200) throw new Error(`${path} answered ${answer.body}, an envelope with status 200 was expected.`);
  return result as Record<string, unknown>;
}

export const spkiOf = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

/** One OAEP-SHA256 block, base64. */
export function encryptFor(serverKey: string, bytes: Buffer): string {
  const key = createPublicKey({ key: Buffer.from(serverKey, 'base64'), type: 'spki', format: 'der' });
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return publicEncrypt({ key, ...padding }, bytes).toString('base64');
}

export function makeSession(
  appId: string,
  secureKey: string,
  { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject },
): SigningSession {
  const padding = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
  const signature = sign('sha256', Buffer.from(`${appId}\n${secureKey}`), { key: privateKey, ...padding });
  return { appId, sign: signature.toString('base64url'), publicKey: spkiOf(publicKey).toString('base64url') };
}

/** The request as it goes over the wire, signed. */
export function signRequest(session: SigningSession, call: SignedCall): WireRequest {
  const { method, path } = call;
  const body = method === 'POST' ? (call.rawBody ?? JSON.stringify(call.input ?? {})) : null;
  const tamp = formatTamp(call.at ?? Date.now());
  const end = path.lastIndexOf('/') + 1;
  const fields = [session.appId, method, path.slice(0, end), path.slice(end), tamp, session.sign];
  return {
    method,
    path,
    ...(method === 'GET' ? { query: (call.input ?? {}) as Record<string, string> } : {}),
    headers: {
      'content-type': 'application/json',
      appid: session.appId,
      tamp,
      sign: sha256(fields.join('\n')),
      ...(body === null ? {} : { 'x-body-sha256': sha256(body) }),
      ...(call.inHeaders
        ? { 'x-public-key': session.publicKey, 'x-session-sign': session.sign }
        : { cookie: cookiesOf(session) }),
      ...(call.token === undefined ? {} : { authorization: call.token }),
      ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
      ...call.headers,
    },
    body,
  };
}

export function cookiesOf({ appId, sign: signature, publicKey }: SigningSession): string {
  const header = Buffer.from(JSON.stringify({ appId, sign: signature })).toString('base64url');
  return `xpage-public-key=${publicKey}; xpage-header=${header}`;
}

/** A transport to a server, e.g. `http://localhost:3000`. */
export function overHttp(origin: string): Transport {
  return async ({ method, path, query, headers, body }) => {
    const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
    const response = await fetch(`${origin}${path}${search}`, { method, headers, body, redirect: 'manual' });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };
}

/** Signs, sends and reads the envelope. */
export async function callSigned(
  transport: Transport,
  session: SigningSession,
  call: SignedCall,
): Promise<{ http: number; envelope: Envelope; headers: Record<string, string> }> {
  const answer = await transport(signRequest(session, call));
  return { http: answer.status, envelope: JSON.parse(answer.body) as Envelope, headers: answer.headers };
}
