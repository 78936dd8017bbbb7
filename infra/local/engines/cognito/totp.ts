/** Codes of authenticator apps: six digits from a key and the time, new every thirty seconds (RFC 6238, RFC 4226). */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const KEY_BYTES = 32;

/** A new key in Base32 (RFC 4648), as apps take it. */
export function newTotpKey(): string {
  const bits = [...randomBytes(KEY_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export const totpStep = (at: number): number => Math.floor(at / STEP_MS);

export function totpCode(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', keyBytes(key)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step whose code it is, of now, the one before or the one after; null when it is none's, or one up to `last`. */
export function findTotpStep(key: string, code: string, at: number, last: number): number | null {
  const now = totpStep(at);
  const sent = Buffer.from(code.padEnd(6).slice(0, 6));
  const isOf = (step: number): boolean => timingSafeEqual(Buffer.from(totpCode(key, step)), sent);
  return [now, now - 1, now + 1].find((step) => step > last && isOf(step)) ?? null;
}

function keyBytes(key: string): Buffer {
  const bits = [...key].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
