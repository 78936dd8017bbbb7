/** The two key calls, which are not signed, and what they give (specification 2, section 4). */
import { malformedAnswerError } from '../api/api-error.ts';
import { fetchOrNetworkError } from '../api/fetch-or-network-error.ts';
import { isSuccess, readAnswer, toRecord } from '../api/read-answer.ts';
import { toBase64Url } from '../crypto-base64.ts';
import { ports } from '../ports.ts';
import { keyPaths } from './key-paths.ts';
import { encryptForServer, generateKeys, signSession } from './keys.ts';
import { storeTimeDifference } from './server-time.ts';
import { readSession, storeSession, type SigningSession } from './session-store.ts';

type ServerKey = { publicKey: string; systemTime: number; appId: string };

/** Makes and stores a new signing session. Throws ApiError, or an Error when this browser cannot make keys. */
export async function makeSession(): Promise<SigningSession> {
  const [keys, server] = await Promise.all([generateKeys(), fetchServerKey()]);
  const encrypted = await encryptForServer(server.publicKey, keys.publicKey);
  const secureKey = await fetchSecureKey(server.appId, encrypted);
  const sign = await signSession(keys.privateKey, server.appId, secureKey);
  storeSession({ appId: server.appId, sign, publicKey: toBase64Url(keys.publicKey) }, keys.privateJwk);
  const stored = readSession();
  if (!stored)
    throw new Error('The signing session could not be kept. Allow cookies or session storage for this site.');
  return stored;
}

async function fetchServerKey(): Promise<ServerKey> {
  const sentAt = Date.now();
  const { publicKey, systemTime, appId } = await post(keyPaths.publicKey, {
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (typeof publicKey !== 'string' || typeof systemTime !== 'number' || typeof appId !== 'string') {
    throw malformedAnswerError(200);
  }
  // The server looked at its clock about half-way between.
  const receivedAt = Date.now();
  storeTimeDifference(Math.round(systemTime - (sentAt + receivedAt) / 2));
  return { publicKey, systemTime, appId };
}

async function fetchSecureKey(appId: string, publicKey: string): Promise<string> {
  const { secureKey } = await post(keyPaths.secureKey, { body: new URLSearchParams({ appId, publicKey }) });
  if (typeof secureKey !== 'string') throw malformedAnswerError(200);
  return secureKey;
}

/** The `result` of an answer with status 200. */
async function post(path: string, init: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetchOrNetworkError(`${ports.baseAddress}${path}`, { ...init, method: 'POST' });
  const answer = await readAnswer(response);
  const result = isSuccess(answer) ? toRecord(answer.data) : null;
  if (!result) throw answer.toError();
  return result;
}
