/** In place of the SDK's UUID: it looks for `globalThis.crypto` as it loads, and that loads WebCrypto. */
import { randomUUID } from 'node:crypto';

export function bindV4(): () => string {
  return () => randomUUID();
}
