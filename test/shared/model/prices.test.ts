import { describe, expect, test } from 'vitest';
import { paidPlanIds } from '../../../shared/model/account.ts';
import { currencyOf, monthlyPrices, priceOf } from '../../../shared/model/prices.ts';
import { countries } from '../../../shared/places/countries.ts';
import { currencies, minorDigits } from '../../../shared/places/currencies.ts';

describe('prices', () => {
  test('are there for every country of the service, in its own currency', () => {
    expect(countries.filter(({ abbr, currencyCode }) => currencyOf(abbr) !== currencyCode)).toEqual([]);
  });

  test('elsewhere are in dollars', () => {
    expect(currencyOf('ZW')).toBe('USD');
  });

  test.each(currencies)('in %s are whole units, rise with the plan, and a year costs ten months', (currency) => {
    const months = paidPlanIds.map((planId) => monthlyPrices[currency][planId]);

    expect(months).toEqual(months.toSorted((one, other) => one - other));
    expect(new Set(months).size).toBe(months.length);
    for (const month of months) expect(month % 10 ** minorDigits(currency)).toBe(0);
    for (const planId of paidPlanIds) {
      expect(priceOf(planId, 'monthly', currency)).toEqual({ amount: monthlyPrices[currency][planId], currency });
      expect(priceOf(planId, 'yearly', currency)).toEqual({ amount: monthlyPrices[currency][planId] * 10, currency });
    }
  });
});
