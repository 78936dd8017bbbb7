import { describe, expect, test } from 'vitest';
import {
  fromDecimal,
  fromRupiah,
  toDecimal,
  toRupiah,
} from '../../../../functions/domain/billing/providers/amounts.ts';
import { currencies, minorDigits } from '../../../../shared/places/currencies.ts';

/** docs.stripe.com/currencies#zero-decimal. */
const stripeZeroDecimal = [
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
];

describe('amounts at the providers', () => {
  test.each(currencies)('in %s count in the same minor units at Stripe as with us', (currency) => {
    expect(minorDigits(currency)).toBe(stripeZeroDecimal.includes(currency) ? 0 : 2);
  });

  test.each(currencies)('in %s are the same there and back as decimals', (currency) => {
    for (const amount of [1, 5, 99, 100, 1_428, 1_000_000]) {
      expect(fromDecimal(toDecimal({ amount, currency }), currency)).toEqual({ amount, currency });
    }
  });

  test.each([
    [1_428, 'EUR', '14.28'],
    [5, 'EUR', '0.05'],
    [1_980, 'JPY', '1980'],
    [290_000, 'VND', '290000'],
  ] as const)('%i minor units of %s are "%s"', (amount, currency, text) => {
    expect(toDecimal({ amount, currency })).toBe(text);
  });

  test.each([
    ['1980.00', 'JPY', 1_980],
    ['14.2', 'EUR', 1_420],
    ['14', 'EUR', 1_400],
    ['199000.00', 'IDR', 19_900_000],
  ] as const)('"%s" in %s are %i minor units', (text, currency, amount) => {
    expect(fromDecimal(text, currency).amount).toBe(amount);
  });

  test.each([
    ['14.285', 'EUR'],
    ['1980.50', 'JPY'],
    ['-5.00', 'EUR'],
    ['1e3', 'EUR'],
    ['', 'EUR'],
    ['x14.00', 'EUR'],
    ['14.00 EUR', 'EUR'],
    ['14.', 'EUR'],
    ['1234567890123.00', 'EUR'],
  ] as const)('"%s" is no amount of %s', (text, currency) => {
    expect(() => fromDecimal(text, currency)).toThrow('an amount');
  });

  test('are whole rupiah at Midtrans', () => {
    expect(fromRupiah('199000.00')).toEqual({ amount: 19_900_000, currency: 'IDR' });
    expect(toRupiah({ amount: 19_900_000, currency: 'IDR' })).toBe(199_000);
    expect(() => toRupiah({ amount: 19_900_001, currency: 'IDR' })).toThrow('whole rupiah');
    expect(() => toRupiah({ amount: 100, currency: 'EUR' })).toThrow('whole rupiah');
  });
});
