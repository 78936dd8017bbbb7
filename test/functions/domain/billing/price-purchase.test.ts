/** What a wish for another plan or cycle is, and what it costs now. */
import { describe, expect, test } from 'vitest';
import type { SubscriptionRow } from '../../../../functions/domain/billing/billing-rows.ts';
import { chargeFor, kindOf, priceOfNext, type Buyer } from '../../../../functions/domain/billing/price-purchase.ts';
import { paidPlanIds } from '../../../../shared/model/account.ts';
import { customerRow } from '../../../kit/billing.ts';
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

describe('a wish for the free plan', () => {
  test('cancels what runs, and is nothing without a subscription', () => {
    const free = { planId: 'free', cycle: 'monthly' } as const;

    expect([kindOf(buyer(subscription()), free, NOW), kindOf(buyer(null), free, NOW)]).toEqual(['cancel', 'none']);
  });
});

describe('a smaller plan, or another cycle alone', () => {
  test.each([
    ['a smaller plan', { planId: 'individual', cycle: 'monthly' }, 'downgrade'],
    ['a smaller plan of a longer cycle', { planId: 'individual', cycle: 'yearly' }, 'downgrade'],
    ['a longer cycle', { planId: 'pro', cycle: 'yearly' }, 'downgrade'],
    ['what there is', { planId: 'pro', cycle: 'monthly' }, 'none'],
  ] as const)('%s costs nothing now', (_, wish, kind) => {
    const pro = buyer(subscription({ planId: 'pro', price: EUR(29_00) }));

    expect([kindOf(pro, wish, NOW), chargeFor(pro, wish, NOW)]).toEqual([kind, null]);
  });
});

describe('the next period', () => {
  const same = { planId: 'individual', cycle: 'monthly' } as const;
  const byHand = { isAutoRenewing: false } as const;
  const failure = { at: NOW.toISOString(), label: 'card_declined', nextTryAt: null, count: 1 };
  const end = '2026-04-01T10:00:00.000Z';

  test.each([
    ['seven days before', '2026-03-25T10:00:00.000Z', 'renew'],
    ['a millisecond earlier', '2026-03-25T09:59:59.999Z', 'none'],
    ['in the last moment', '2026-04-01T09:59:59.999Z', 'renew'],
  ])('can be paid by hand %s the end', (_, now, kind) => {
    expect(kindOf(buyer(subscription(byHand)), same, new Date(now))).toBe(kind);
  });

  test.each([
    ['is charged by itself', {}, 'none'],
    ['could not be charged', { failure }, 'renew'],
    ['was cancelled', { ...byHand, status: 'cancelled' }, 'none'],
    ['was cancelled after a failure', { failure, status: 'cancelled' }, 'none'],
  ] as const)('of a subscription that %s', (_, changes, kind) => {
    expect(kindOf(buyer(subscription(changes)), same, new Date('2026-03-31T10:00:00.000Z'))).toBe(kind);
  });

  test('is of the plan and the cycle that were planned, and of no other', () => {
    const next = { planId: 'individual', cycle: 'yearly' } as const;
    const planned = buyer(subscription({ ...byHand, planId: 'pro', price: EUR(29_00), next }));
    const kindWith = (wish: Parameters<typeof kindOf>[1]) =>
      kindOf(planned, wish, new Date('2026-03-31T10:00:00.000Z'));

    expect(kindWith(next)).toBe('renew');
    expect(kindWith({ ...next, cycle: 'monthly' })).toBe('downgrade');
    expect(kindWith({ planId: 'pro', cycle: 'yearly' })).toBe('downgrade');
    expect(kindWith({ planId: 'pro', cycle: 'monthly' })).toBe('none');
  });

  test('begins at the end of this one whenever it is paid, at the price that the subscription was bought at', () => {
    const old = subscription({ ...byHand, price: EUR(9_00) });

    expect(chargeFor(buyer(old), same, new Date('2026-03-30T00:00:00.000Z'))).toMatchObject({
      ...{ kind: 'renew', periodStart: end, periodEnd: '2026-05-01T10:00:00.000Z', price: EUR(9_00) },
      ...{ net: EUR(9_00), vat: EUR(1_71), total: EUR(10_71) },
    });
  });

  test.each([
    ['another plan', { planId: 'pro', cycle: 'monthly' }, EUR(29_00)],
    ['another cycle', { planId: 'individual', cycle: 'yearly' }, EUR(120_00)],
    ['the same', { planId: 'individual', cycle: 'monthly' }, EUR(9_00)],
    ['none, as it ends', { planId: 'free', cycle: 'monthly' }, EUR(9_00)],
  ] as const)('of %s costs what that costs now; only the same keeps its price', (_, next, price) => {
    expect(priceOfNext(subscription({ price: EUR(9_00), next }))).toEqual(price);
  });
});

describe('a first purchase', () => {
  const wish = { planId: 'pro', cycle: 'monthly' } as const;
  const onTrial = (trialEndsAt: string | null): Buyer => ({
    ...buyer(null),
    account: { accountId: 'a1', country: 'DE', plan: { id: 'individual', trialEndsAt } },
  });

  test.each([
    ['without a trial ends a cycle later', null, '2026-04-11T10:00:00.000Z', 11],
    ['in a trial ends a cycle after it', '2026-03-31T08:00:00.000Z', '2026-04-30T08:00:00.000Z', 31],
    ['after a trial ends a cycle later', '2026-02-28T08:00:00.000Z', '2026-04-11T10:00:00.000Z', 11],
  ])('%s', (_, trialEndsAt, periodEnd, anchorDay) => {
    expect(chargeFor(onTrial(trialEndsAt), wish, NOW)).toEqual({
      ...{ kind: 'subscribe', ...wish, price: EUR(29_00), base: null },
      ...{ periodStart: NOW.toISOString(), periodEnd, anchorDay },
      ...{ net: EUR(29_00), vat: EUR(5_51), vatPercent: 19, isReverseCharge: false, total: EUR(34_51) },
    });
  });

  test('is taxed as whom it is billed to, not as where the account is', () => {
    const { details } = customerRow('a1');
    const company = { ...details, country: 'FR', vatNumber: 'FR40303265045' };
    const charge = chargeFor({ ...buyer(null), customer: customerRow('a1', { details: company }) }, wish, NOW);

    expect(charge).toMatchObject({ vat: EUR(0), vatPercent: 0, isReverseCharge: true, total: EUR(29_00) });
  });
});
