/** Gives this many random bytes; the caller chooses the source. */
export type RandomBytes = (count: number) => Uint8Array;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The largest multiple of 36 in a byte, and of 28: bytes from here on would make the first digits likelier. */
const fairBelow = 252;

/** A chance of 1 in 64 to lose a byte makes this many rounds unreachable with a working source. */
const maxRounds = 100;

/**
 * A random code in base 36, upper case (specification 2, section 9), each digit equally likely.
 * Throws an Error when the source gives no usable bytes.
 *
 * @param alphabet 28 or 36 other characters to make it of
 */
export function randomCode(length: number, randomBytes: RandomBytes, alphabet = digits): string {
  let code = '';
  for (let round = 0; round < maxRounds && code.length < length; round += 1) {
    code += fairDigits(randomBytes(length - code.length), alphabet);
  }
  if (code.length < length) {
    throw new Error('The source of random bytes gave none that can be used. Expected evenly spread bytes.');
  }
  return code.slice(0, length);
}

function fairDigits(bytes: Uint8Array, alphabet: string): string {
  return [...bytes].map((byte) => (byte < fairBelow ? alphabet.charAt(byte % alphabet.length) : '')).join('');
}
