/** Numbers that look random and are the same in every demo. */
import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';

/** A number from 0 up to, but not including, 1, made from the text. */
export function demoNumber(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32;
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id whose order is that of time, like all ids of news. */
export function demoIdAt(at: Date, seed: string): string {
  return encodeTime(at.getTime()) + demoId(seed).slice(-16);
}

/** 26 characters in the alphabet of ULIDs. */
export function demoId(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest();
  return `01${[...bytes.subarray(0, 24)].map((byte) => LETTERS[byte % 32]).join('')}`;
}

/** A UUID of version 4. */
export function demoUuid(seed: string): string {
  const hex = createHash('sha256').update(seed).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
