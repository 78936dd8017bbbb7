import { describe, expect, it } from 'vitest';
import { randomCode } from '../../../shared/rules/random-code.ts';

const allBytes = Uint8Array.from({ length: 256 }, (_, index) => index);

describe('randomCode (specification 2, section 9)', () => {
  it('is base 36 in upper case, of the length asked for', () => {
    expect(randomCode(12, (count) => crypto.getRandomValues(new Uint8Array(count)))).toMatch(/^[0-9A-Z]{12}$/);
    expect(randomCode(0, () => new Uint8Array())).toBe('');
  });

  it('gives each digit the same chance', () => {
    const code = randomCode(252, () => allBytes);
    const counts = new Map<string, number>();
    for (const digit of code) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    expect(counts.size).toBe(36);
    expect(new Set(counts.values())).toEqual(new Set([7]));
  });

  it('asks again for bytes that would not be fair', () => {
    const answers = [Uint8Array.of(255, 252), Uint8Array.of(0, 35)];
    expect(randomCode(2, () => answers.shift() ?? Uint8Array.of())).toBe('0Z');
  });

  it('gives up on a source that is broken, and says so', () => {
    expect(() => randomCode(4, (count) => new Uint8Array(count).fill(255))).toThrow('Expected evenly spread bytes.');
  });
});
