/** What a wish for another plan or cycle is, and what it costs now. */
import { describe, expect, test } from 'vitest';
import type { SubscriptionRow } from '../../../../functions/domain/billing/billing-rows.ts';
import { chargeFor, kindOf, type Buyer } from '../../../../functions/domain/billing/price-purchase.ts';
import { paidPlanIds } from '../../../../shared/model/account.ts';
import { priceOf } from '../../../../shared/model/prices.ts';

const NOW = new Date('2026-03-11T10:00:00.000Z');
const EUR = (amount: number) => ({ amount, currency: 'EUR' }) as const;

function subscription(changes: Partial<SubscriptionRow> = {}): SubscriptionRow {
  return {
    ...{ accountId: 'a1', planId: 'individual', cycle: 'monthly', status: 'active', price: EUR(12_00) },
    ...{ startedAt: '2026-03-01T10:00:00.000Z', periodStart: '2026-03-01T10:00:00.000Z' },
    ...{ periodEnd: '2026-04-01T10:00:00.000Z', anchorDay: 1, isAutoRenewing: true, method: null, next: null },
    ...{ failure: null, billedBy: 'us', version: 1 },
    ...changes,
  };
}

const YEARLY = { cycle: 'yearly', price: EUR(120_00), periodEnd: '2027-03-01T10:00:00.000Z' } as const;

/** Somebody in Germany, whose VAT is 19 %. */
const buyer = (row: SubscriptionRow | null): Buyer => ({
  account: { accountId: 'a1', country: 'DE', plan: { id: 'free', trialEndsAt: null } },
  customer: null,
  subscription: row,
});

describe('a larger plan', () => {
  test.each([
    ['of the same cycle', subscription(), 'monthly', 'upgrade'],
    ['of a longer cycle', subscription(), 'yearly', 'upgrade'],
    ['of the same long cycle', subscription(YEARLY), 'yearly', 'upgrade'],
    ['of a shorter cycle', subscription(YEARLY), 'monthly', 'downgrade'],
  ] as const)('%s begins at once unless its cycle is shorter', (_, row, cycle, kind) => {
    const larger = paidPlanIds.slice(paidPlanIds.indexOf('individual') + 1);

    expect(larger.map((planId) => kindOf(buyer(row), { planId, cycle }, NOW))).toEqual(larger.map(() => kind));
  });

  test('of a shorter cycle costs nothing now: the year that was paid runs to its end', () => {
    expect(chargeFor(buyer(subscription(YEARLY)), { planId: 'team2', cycle: 'monthly' }, NOW)).toBeNull();
  });

  test('costs its price less the days that are left of the cycle before, and VAT on the rest', () => {
    const charge = chargeFor(buyer(subscription()), { planId: 'pro', cycle: 'monthly' }, NOW);

    // 21 of 31 days of 12.00 are left: 8.12.
    expect(charge).toMatchObject({ price: EUR(29_00), net: EUR(20_88), vat: EUR(3_97), total: EUR(24_85) });
  });

  test('costs nothing, never less, when more is left of what was paid than it costs', () => {
    const dear = subscription({ price: EUR(100_00) });

    expect(chargeFor(buyer(dear), { planId: 'pro', cycle: 'monthly' }, NOW)).toMatchObject({
      ...{ kind: 'upgrade', price: priceOf('pro', 'monthly', 'EUR') },
      ...{ net: EUR(0), vat: EUR(0), total: EUR(0) },
    });
  });
});
