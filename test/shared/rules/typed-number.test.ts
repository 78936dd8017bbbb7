import { describe, expect, it } from 'vitest';
import { decimalSign, typedNumber } from '../../../shared/rules/typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['en-US', '12500', 12_500],
    ['en-US', '12,500', 12_500],
    ['en-US', '12,500.50', 12_500.5],
    ['en-US', '12.5', 12.5],
    ['en-US', '12,5', 12.5],
    ['en-US', '12.500', undefined],
    ['en-US', '1,234,567', 1_234_567],
    ['de-DE', '12,50', 12.5],
    ['de-DE', '12.500', 12_500],
    ['de-DE', '12.500,50', 12_500.5],
    ['de-DE', '1.234.567', 1_234_567],
    ['de-DE', '12,500', undefined],
    ['de-CH', '12’500.50', 12_500.5],
    ['fr-FR', '12 500,50', 12_500.5],
    ['sv-SE', '12\u00a0500', 12_500],
    ['ar-AE', '١٢٬٥٠٠٫٥', 12_500.5],
    ['ar-SA', '١٢٥٠٠', 12_500],
    ['id-ID', '449.000', 449_000],
    ['en-US', '5.', 5],
  ])('in %s: %s is %s', (tag, typed, number) => {
    expect(typedNumber(typed, tag)).toBe(number);
  });

  it.each(['', ' ', '-5', '5e3', 'abc', '.5', '1234567890123', '1'.repeat(30), '0x10', '1.234.56,7,8'])(
    '%j is none',
    (typed) => {
      expect(typedNumber(typed, 'en-US')).toBeUndefined();
    },
  );

  it('has a comma before its parts in most languages of the continent', () => {
    expect(['en-GB', 'de-DE', 'pt-BR', 'ja-JP', 'ar-SA'].map(decimalSign)).toEqual(['.', ',', ',', '.', '.']);
  });
});
