/** Gives this many random bytes; the caller chooses the source. */
export type RandomBytes = (count: number) => Uint8Array;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The largest multiple of 36 in a byte: bytes from here on would make the first four digits likelier. */
const fairBelow = 252;

/** A chance of 1 in 64 to lose a byte makes this many rounds unreachable with a working source. */
const maxRounds = 100;

/**
 * A random code in base 36, upper case (specification 2, section 9), each digit equally likely.
 * Throws an Error when the source gives no usable bytes.
 */
export function randomCode(length: number, randomBytes: RandomBytes): string {
  let code = '';
  for (let round = 0; round < maxRounds && code.length < length; round += 1) {
    code += fairDigits(randomBytes(length - code.length));
  }
  if (code.length < length) {
    throw new Error('The source of random bytes gave none that can be used. Expected evenly spread bytes.');
  }
  return code.slice(0, length);
}

function fairDigits(bytes: Uint8Array): string {
  return [...bytes].map((byte) => (byte < fairBelow ? digits.charAt(byte % digits.length) : '')).join('');
}
