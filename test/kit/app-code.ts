/** What an authenticator app shows. */
import { codeAt, stepAt } from '../../functions/domain/lock/totp.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** @param base32 the key, as it is typed into the app */
export function appCode(base32: string, at: Date): string {
  const letters = [...base32].filter((letter) => BASE32.includes(letter));
  const bits = letters.map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return codeAt(key, stepAt(at));
}
