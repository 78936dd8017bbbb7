/** Passwords are kept as `salt.hash` (both base64url) of scrypt (RFC 7914). */
import { Buffer } from 'node:buffer';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Strong enough for accounts of a development machine, and some 20 ms per sign-in, which tests feel. */
const COST = { N: 2 ** 13, r: 8, p: 1 };
const HASH_BYTES = 32;

/** Hashed against when there is no user or no password, so that this takes as long as a wrong password. */
const DUMMY_HASH = `${randomBytes(16).toString('base64url')}.${randomBytes(HASH_BYTES).toString('base64url')}`;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Compares in constant time; does the same work when `stored` is undefined and then answers false. */
export async function isPasswordRight(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? DUMMY_HASH).split('.');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url')) && stored !== undefined;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
