import { expect, test } from 'vitest';
import { currencySign, moneyText } from '../../../shared/rules/money-text.ts';

test.each([
  ['de-DE', 129_000, 'EUR', '1.290,00 €'],
  ['en-GB', 1_500, 'GBP', '£15.00'],
  ['ja-JP', 1_800, 'JPY', '￥1,800'],
  ['id-ID', 17_900_000, 'IDR', 'Rp 179.000,00'],
  ['en-US', 17_900_000, 'IDR', 'Rp 179,000.00'],
  ['zh-HK', 17_900, 'MYR', 'RM 179.00'],
  ['fr-FR', 17_900, 'THB', '179,00 ฿'],
  ['ms-MY', 17_900, 'USD', 'USD 179.00'],
  ['zh-TW', 17_900, 'KRW', '￦17,900'],
  ['en-GB', 17_900, 'SEK', 'SEK 179.00'],
  ['en-US', 17_900, 'HKD', 'HK$179.00'],
  ['ar-SA', 17_900, 'EUR', '\u200f179.00 €'],
] as const)('in %s %d minor units of %s are %s', (tag, amount, currency, text) => {
  expect(moneyText(tag, { amount, currency }).replaceAll(/\s/g, ' ')).toBe(text);
});

test.each([
  ['en-US', 'MYR', 'RM'],
  ['de-DE', 'MYR', 'RM'],
  ['en-US', 'HKD', 'HK$'],
  ['en-US', 'AED', 'AED'],
] as const)('in %s the sign of %s is %s', (tag, currency, sign) => {
  expect(currencySign(tag, currency)).toBe(sign);
});

test('leaves the zeros behind a whole amount out where that is asked for', () => {
  expect(moneyText('en-US', { amount: 17_900, currency: 'MYR' }, 'stripIfInteger').replaceAll(/\s/g, ' ')).toBe(
    'RM 179',
  );
  expect(moneyText('en-US', { amount: 17_950, currency: 'MYR' }, 'stripIfInteger').replaceAll(/\s/g, ' ')).toBe(
    'RM 179.50',
  );
});
