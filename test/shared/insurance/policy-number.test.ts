import { expect, test } from 'vitest';
import { isNumberRight, numberText } from '../../../shared/insurance/policy-number.ts';

test('a number says its line, year and count, and is written with two check digits', () => {
  expect(numberText('travel', 2026, 42)).toBe('TR26-00000042-79');
  expect(numberText('order', 2026, 1)).toMatch(/^PO26-00000001-\d{2}$/);
});

/** The whole number read as digits leaves 1 after division by 97: ISO 7064, worked out in another way than the code does. */
test('the check digits are those of ISO 7064, MOD 97-10', () => {
  for (let count = 1; count < 500; count += 7) {
    const digits = numberText('motor', 2031, count).replaceAll('-', '').replace('MO', '2224');
    expect(BigInt(digits) % 97n).toBe(1n);
  }
});

test('a wrong digit, two that changed places, and another form are slips', () => {
  const number = numberText('pet', 2026, 12_345_678);
  expect(isNumberRight(number)).toBe(true);
  const digits = [...number.matchAll(/\d/g)].map(({ index }) => index);
  const wrong = digits.flatMap((at) =>
    [...'0123456789']
      .filter((digit) => digit !== number[at])
      .map((digit) => number.slice(0, at) + digit + number.slice(at + 1)),
  );
  const swapped = digits.flatMap((at) => {
    const [one = '', other = ''] = [number[at], number[at + 1]];
    return /\d/.test(other) && one !== other ? [number.slice(0, at) + other + one + number.slice(at + 2)] : [];
  });
  expect([...wrong, ...swapped].filter(isNumberRight)).toEqual([]);
  expect(isNumberRight(number.toLowerCase())).toBe(false);
});

test('there is none beyond eight digits', () => {
  expect(() => numberText('travel', 2026, 100_000_000)).toThrow('no number');
});
