/**
 * The client's signing keys: RSA 1024 as specified (specification 2, section 9), with PSS padding, which it leaves open.
 * They bind requests to a client; nothing secret rests on them.
 */
import { fromBase64, toBase64, toBase64Url, type Bytes } from '../crypto-base64.ts';

const SIGNING = { name: 'RSA-PSS', hash: 'SHA-256' } as const;
const SALT_BYTES = 32;

export type SigningKeys = {
  privateKey: CryptoKey;
  /** For session storage. */
  privateJwk: JsonWebKey;
  /** The public key as SPKI. */
  publicKey: Bytes;
};

/** Throws an Error on pages that are not secure contexts. */
export async function generateKeys(): Promise<SigningKeys> {
  const { privateKey, publicKey } = await subtleOrThrow().generateKey(
    { ...SIGNING, modulusLength: 1024, publicExponent: Uint8Array.of(1, 0, 1) },
    true,
    ['sign', 'verify'],
  );
  return {
    privateKey,
    privateJwk: await crypto.subtle.exportKey('jwk', privateKey),
    publicKey: new Uint8Array(await crypto.subtle.exportKey('spki', publicKey)),
  };
}

/** base64url of the signature of `appId` and the API secure key: the `sign` of the header object. */
export async function signSession(privateKey: CryptoKey, appId: string, secureKey: string): Promise<string> {
  const text = new TextEncoder().encode(`${appId}\n${secureKey}`);
  const signature = await crypto.subtle.sign({ name: SIGNING.name, saltLength: SALT_BYTES }, privateKey, text);
  return toBase64Url(new Uint8Array(signature));
}

/** The client's public key for the server's eyes only: one block of RSA-OAEP with SHA-256, as base64. */
export async function encryptForServer(serverKey: string, publicKey: Bytes): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
  const key = await subtleOrThrow().importKey('spki', fromBase64(serverKey), algorithm, false, ['encrypt']);
  return toBase64(new Uint8Array(await crypto.subtle.encrypt({ name: algorithm.name }, key, publicKey)));
}

function subtleOrThrow(): SubtleCrypto {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle) {
    throw new Error('This page cannot make keys: it is not a secure context. Open it over https or on localhost.');
  }
  return subtle;
}
