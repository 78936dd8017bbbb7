import { randomCode } from '../../shared/rules/random-code.ts';

/** A random code in base 36, upper case (specification 2, section 9), from the browser's own source. */
export function newRandomCode(length: number): string {
  return randomCode(length, (count) => crypto.getRandomValues(new Uint8Array(count)));
}
