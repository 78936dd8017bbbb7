import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../../shared/rules/number-format.ts';

describe('formatNumber (specification 2, section 9)', () => {
  it.each([
    [0, '0.00'],
    [-0, '0.00'],
    [5, '5.00'],
    [1234.5, '1,234.50'],
    [1234567.891, '1,234,567.89'],
    [0.125, '0.13'],
    [-9876.543, '-9,876.54'],
    [-0.001, '0.00'],
    [999999.999, '1,000,000.00'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('shows %d as %j', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('always has two decimals and groups of three', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
        expect(formatNumber(value)).toMatch(/^-?\d{1,3}(?:,\d{3})*\.\d{2}$/);
      }),
    );
  });
});
