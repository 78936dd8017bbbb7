/**
 * What binds a sign-in with Google to this browser: a secret that stays in this tab while the person is away, and its
 * hash, which goes ahead (RFC 7636). With it, where they wanted to go.
 */
import { sessionArea } from '../../../../lib/browser-storage.ts';
import { toBase64Url } from '../../../../lib/crypto-base64.ts';

const KEY = 'xpage-google';

export type GoogleStart = { verifier: string; search: string };

/** Gives the hash. */
export async function beginGoogleStart(search: string): Promise<string> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  sessionArea.set(KEY, JSON.stringify({ verifier, search } satisfies GoogleStart));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(hash));
}

/** Good once; null in a tab that began nothing. */
export function takeGoogleStart(): GoogleStart | null {
  const text = sessionArea.get(KEY);
  sessionArea.remove(KEY);
  try {
    const { verifier, search } = JSON.parse(text ?? '') as Record<string, unknown>;
    return typeof verifier === 'string' && typeof search === 'string' ? { verifier, search } : null;
  } catch {
    return null;
  }
}
