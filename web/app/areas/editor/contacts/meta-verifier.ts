/**
 * What binds a connection with Meta to this browser: a secret that stays in this tab while the owner is away, and its
 * hash, which goes ahead (as in PKCE, RFC 7636).
 */
import { toBase64Url } from '../../../../lib/crypto-base64.ts';
import { sessionArea } from '../../../../lib/browser-storage.ts';

const KEY = 'xpage-meta-verifier';

export async function beginVerifier(): Promise<string> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  sessionArea.set(KEY, verifier);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(hash));
}

/** Good once; null in a tab that began nothing. */
export function takeVerifier(): string | null {
  const verifier = sessionArea.get(KEY);
  sessionArea.remove(KEY);
  return verifier;
}
