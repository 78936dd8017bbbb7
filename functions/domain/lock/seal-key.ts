/** Keys of authenticator apps as they are kept: AES-256-GCM under a key of the pepper, bound to their account. */
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readSecret } from '../../kit/clients/secrets.ts';

export const needs: StoreNeeds = { secrets: ['pepper'] };

const IV_BYTES = 12;
const TAG_BYTES = 16;

async function sealingKey(accountId: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await readSecret('pepper'), accountId, 'authenticator', 32));
}

/** base64url of initialisation vector, tag and ciphertext. */
export async function sealKey(
  accountId: string,
  key: Buffer,
  randomBytes: (length: number) => Buffer,
): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await sealingKey(accountId), iv);
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when it was sealed for another account, or is damaged. */
export async function openKey(accountId: string, sealed: string): Promise<Buffer> {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', await sealingKey(accountId), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
