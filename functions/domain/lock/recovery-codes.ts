/** Recovery codes: ten for an account, each in place of one code of the authenticator app. 50 random bits, kept as keyed hashes. */
import { createHmac } from 'node:crypto';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readSecret } from '../../kit/clients/secrets.ts';

export const needs: StoreNeeds = { secrets: ['pepper'] };

const CODES = 10;
const HALF = 5;
/** Without letters that look like digits (Crockford's Base32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** As people copy them: `4f7kq-9x2ab`. */
export function makeRecoveryCodes(randomBytes: (length: number) => Buffer): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = [...randomBytes(2 * HALF)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
  });
}

/** Capitals, spaces and what looks alike mean the same. */
function canonical(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replace(/[^0-9a-z]/g, '');
}

/** Whether it has the length of one: codes of the app are shorter. */
export function isRecoveryCode(typed: string): boolean {
  return canonical(typed).length === 2 * HALF;
}

export async function hashRecoveryCode(accountId: string, typed: string): Promise<string> {
  return createHmac('sha256', await readSecret('pepper'))
    .update(`recovery\n${accountId}\n${canonical(typed)}`)
    .digest('base64url');
}
