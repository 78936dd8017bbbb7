/**
 * Recovery codes: ten for an account, each in place of one code of the authenticator app. 70 random bits (NIST SP 800-63B-4,
 * 4.2.1.1 asks for 64), kept as keyed hashes.
 */
import { createHmac } from 'node:crypto';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readSecret } from '../../kit/clients/secrets.ts';

export const needs: StoreNeeds = { secrets: ['pepper'] };

const CODES = 10;
const HALF = 7;
/** Letters of the codes that people kept before there were so many. */
const SHORTEST = 10;
/** Without letters that look like digits (Crockford's Base32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** As people copy them: `4f7kq9x-2abm3cd`. */
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

/** Whether it is as long as one: codes of the app are shorter. */
export function isRecoveryCode(typed: string): boolean {
  return canonical(typed).length >= SHORTEST;
}

export async function hashRecoveryCode(accountId: string, typed: string): Promise<string> {
  return createHmac('sha256', await readSecret('pepper'))
    .update(`recovery\n${accountId}\n${canonical(typed)}`)
    .digest('base64url');
}
