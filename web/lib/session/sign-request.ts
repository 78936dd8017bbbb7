/** The headers that every request but the key calls carries (specification 2, section 7). */
import { sha256Hex } from '../crypto-base64.ts';
import { pageVersion } from '../version.ts';
import { ensureSession } from './ensure-session.ts';
import { formatTamp, serverNow } from './server-time.ts';
import type { SigningSession } from './session-store.ts';

export type RequestToSign = {
  method: string;
  /** From the first slash, without query. */
  path: string;
  /** The body's text when its hash goes along. */
  hashedBody?: string;
};

export type Signed = { headers: Record<string, string>; session: SigningSession };

/** Throws what `ensureSession` throws. */
export async function signRequest({ method, path, hashedBody }: RequestToSign): Promise<Signed> {
  const [session, version] = await Promise.all([ensureSession(), pageVersion()]);
  const tamp = formatTamp(serverNow());
  const headers: Record<string, string> = {
    appid: session.appId,
    sign: await signatureOf({ method, path }, tamp, session),
    tamp,
    ...(version ? { 'page-version': version } : {}),
    ...(hashedBody === undefined ? {} : { 'x-body-sha256': await sha256Hex(hashedBody) }),
    ...(session.inHeaders ? { 'x-public-key': session.publicKey, 'x-session-sign': session.sign } : {}),
  };
  return { headers, session };
}

/** Joined by newlines: plain concatenation would be ambiguous. */
function signatureOf({ method, path }: RequestToSign, tamp: string, { appId, sign }: SigningSession): Promise<string> {
  const end = path.lastIndexOf('/') + 1;
  return sha256Hex([appId, method, path.slice(0, end), path.slice(end), tamp, sign].join('\n'));
}
