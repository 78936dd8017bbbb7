import { expect, test } from 'vitest';
import { holdSign } from '../../../shared/rules/hold-sign.ts';

const amountIn = (tag: string, currency: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency, numberingSystem: 'latn' }).format(1_655.65);

test.each([
  ['HKD', 'HK$'],
  ['GBP', 'UK£'],
])('letters and sign of %s stay together in Arabic', (currency, sign) => {
  const amount = amountIn('ar-AE', currency);

  expect(amount).toContain(sign);
  expect(holdSign(amount)).toBe(amount.replace(sign, `\u2066${sign}\u2069`));
});

test.each([
  ['en-US', 'HKD'],
  ['de-DE', 'EUR'],
  ['ar-AE', 'AED'],
  ['ar-AE', 'IDR'],
])('what cannot be torn apart is left as it is (%s, %s)', (tag, currency) => {
  const amount = amountIn(tag, currency);

  expect(holdSign(amount)).toBe(amount);
});
