import { expect, test } from 'vitest';
import { moneyText } from '../../../shared/rules/money-text.ts';

test.each([
  ['de-DE', 129_000, 'EUR', '1.290,00 €'],
  ['en-GB', 1_500, 'GBP', '£15.00'],
  ['ja-JP', 1_800, 'JPY', '￥1,800'],
  ['id-ID', 17_900_000, 'IDR', 'Rp 179.000,00'],
] as const)('in %s %d minor units of %s are %s', (tag, amount, currency, text) => {
  expect(moneyText(tag, { amount, currency }).replaceAll(/\s/g, ' ')).toBe(text);
});
