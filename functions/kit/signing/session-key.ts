/** The API secure key: derived from the application id and the client's public key, never stored. */
import { constants, createHash, createHmac, createPublicKey, privateDecrypt, type KeyObject } from 'node:crypto';
import { rsaKeyOf, type Generation } from './key-material.ts';

const SPKI_LIMIT = 400;

export function deriveSecureKey(generation: Generation, appId: string, spki: Buffer): string {
  return createHmac('sha256', Buffer.from(generation.master, 'base64'))
    .update(`v1${appId}`)
    .update(createHash('sha256').update(spki).digest())
    .digest('base64url');
}

/** The client's key out of its OAEP block; null for every kind of failure alike. */
export function decryptClientKey(generation: Generation, encrypted: string): Buffer | null {
  try {
    const spki = privateDecrypt(
      { key: rsaKeyOf(generation), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(encrypted, 'base64'),
    );
    return readClientKey(spki) ? spki : null;
  } catch {
    return null;
  }
}

/** The specification fixes the client's key: RSA, modulus 1024 bits; we add e = 65537. */
export function readClientKey(spki: Buffer): KeyObject | null {
  if (spki.length > SPKI_LIMIT) return null;
  try {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const { modulusLength, publicExponent } = key.asymmetricKeyDetails ?? {};
    return key.asymmetricKeyType === 'rsa' && modulusLength === 1024 && publicExponent === 65_537n ? key : null;
  } catch {
    return null;
  }
}
