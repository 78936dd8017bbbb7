/** Codes of authenticator apps (RFC 6238): SHA-1, 30 seconds, 6 digits, which is what all apps speak. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Codes of the step before and after count, too: clocks differ, and people type. */
const STEPS_AROUND = [0, -1, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const KEY_BYTES = 20;

/** The key as people type it (RFC 4648, without padding). */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from(bits.matchAll(/.{1,5}/g), ([five]) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What the QR code says (Key Uri Format of Google Authenticator). */
export function otpauthLink(name: string, key: Buffer): string {
  const query = new URLSearchParams({ secret: toBase32(key), issuer: 'XPage' });
  return `otpauth://totp/${encodeURIComponent(`XPage:${name}`)}?${query}`;
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / STEP_SECONDS);

export function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step that the code is of, later than `lastStep`; null when it is of none near `now`. */
export function findStep(key: Buffer, code: string, now: Date, lastStep: number): number | null {
  const sent = Buffer.from(code);
  const found = STEPS_AROUND.map((offset) => stepAt(now) + offset).find((step) => {
    const expected = Buffer.from(codeAt(key, step));
    return step > lastStep && sent.length === expected.length && timingSafeEqual(sent, expected);
  });
  return found ?? null;
}
