import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minorOf, multiply, multiplyTo, roundTo, shareOf } from '../../../shared/insurance/money.ts';

describe('minor units', () => {
  test.each([
    [185.5, 'HKD', 18_550],
    [0.1 * 3, 'HKD', 30],
    [1.005, 'HKD', 101],
    [0.004_999, 'HKD', 0],
    [-2.5, 'HKD', -250],
    [199, 'JPY', 199],
    [199.5, 'JPY', 200],
    [1e12, 'IDR', 1e14],
  ] as const)('%d %s are %d', (major, currency, minor) => {
    expect(minorOf(major, currency)).toBe(minor);
  });
});

describe('a product', () => {
  test.each([
    [5, 0.5, 3],
    [-5, 0.5, -2],
    [-3, 0.5, -1],
    [3, 0.5, 2],
    [10, 0.1 * 3, 3],
    [100, 1.15, 115],
    [101, 1.15, 116],
    [-101, 1.15, -116],
    [1_000_000, 0.000_001, 1],
    [0, 0, 0],
    [-1, 0.5, 0],
  ])('%d × %d is %d: half up, also below zero', (amount, factor, expected) => {
    expect(multiply(amount, factor)).toBe(expected);
  });

  test('is exact beyond what a binary fraction holds', () => {
    expect(multiply(9_007_199_254_740, 1_000)).toBe(9_007_199_254_740_000);
    expect(multiply(90_071_992_547_409, 0.07)).toBe(6_305_039_478_319);
  });

  test.each([
    [1.5, 1],
    [Number.NaN, 1],
    [1, Number.NaN],
    [1, Number.POSITIVE_INFINITY],
  ])('of %d and %d is refused', (amount, factor) => {
    expect(() => multiply(amount, factor)).toThrow(RangeError);
  });

  test('lies within half a unit of the exact one, and never below the half', () => {
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    const millionths = fc.integer({ min: -10_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(amount, millionths, (whole, factor) => {
        const twice = 2n * (BigInt(multiply(whole, factor / 1e6)) * 1_000_000n - BigInt(whole) * BigInt(factor));
        expect(twice > -1_000_000n && twice <= 1_000_000n).toBe(true);
      }),
    );
  });
});

describe('to a unit', () => {
  const up = { plus: 0, unit: 100, mode: 'up' } as const;

  test.each([
    [100_100, 0.004, 500],
    [100_000, 0.004, 400],
    [100_001, 0.004, 500],
    [0, 0.004, 0],
  ])('%d × %d up to the next hundred is %d: what lies beyond the minor unit counts', (amount, factor, expected) => {
    expect(multiplyTo(amount, factor, up)).toBe(expected);
  });

  test('a millionth goes up as well', () => {
    expect(multiplyTo(1, 0.000_001, { plus: 0, unit: 1, mode: 'up' })).toBe(1);
  });

  test('to the nearest, rounded once: 49.6 of a hundred are none', () => {
    expect(multiplyTo(496, 0.1, { ...up, mode: 'nearest' })).toBe(0);
    expect(multiplyTo(500, 0.1, { ...up, mode: 'nearest' })).toBe(100);
    expect(multiplyTo(100, 0.1, { plus: 40, unit: 100, mode: 'nearest' })).toBe(100);
  });

  test.each([
    [149, 100, 100],
    [150, 100, 200],
    [-150, 100, -100],
    [7, 1, 7],
    [7, 5, 5],
  ])('%d to multiples of %d is %d', (amount, unit, expected) => {
    expect(roundTo(amount, unit)).toBe(expected);
  });
});

test('a share is exact: thirds of a large sum come back to it', () => {
  expect(shareOf(100_000_000_001, 1, 3) + shareOf(100_000_000_001, 2, 3)).toBe(100_000_000_001);
  expect(shareOf(9_007_199_254_740_991, 364, 365)).toBe(8_982_521_996_508_824);
  expect(shareOf(5, 1, 2)).toBe(3);
});
