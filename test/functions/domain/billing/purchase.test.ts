/** Buying, on the tables of the engine and a provider in memory. */
import { describe, expect, test, vi } from 'vitest';
import { checkOrder, captureOrder, giveUpOwnOrder } from '../../../../functions/domain/billing/follow-order.ts';
import { openOrder } from '../../../../functions/domain/billing/open-order.ts';
import { rehearseChange } from '../../../../functions/domain/billing/rehearse-change.ts';
import { settlePayment } from '../../../../functions/domain/billing/settle-order.ts';
import { paidPlanIds, TERMS_VERSION, type PaidPlanId } from '../../../../shared/model/account.ts';
import { cycles } from '../../../../shared/model/billing.ts';
import { monthlyPrices } from '../../../../shared/model/prices.ts';
import {
  at,
  buy,
  historyOf,
  newBuyer,
  passUntil,
  planOf,
  rowsOf,
  subscriptionOf,
  workFor,
} from '../../../kit/billing.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';
import { useRealTables } from '../../../kit/real-tables.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);
vi.mock(
  '../../../../functions/domain/billing/providers/stripe-cards.ts',
  async () => (await import('../../../kit/payment-provider.ts')).cardsModule,
);

useRealTables();
const provider = useFakeProvider();
const NOW = new Date('2026-01-20T10:00:00.000Z');
const TRIAL = { id: 'individual', trialEndsAt: '2026-01-31T08:00:00.000Z' } as const;

const referenceOf = (orderId: string): string => `pi_${orderId}`;

describe('a purchase', () => {
  test('by the hosted fields counts when its provider says that it is paid, and as one', async () => {
    const owner = await newBuyer(NOW);
    const step = await buy(owner);
    expect(step).toMatchObject({ state: 'open', total: { amount: 1_428, currency: 'EUR' } });
    expect([step.clientSecret, await planOf(owner)]).toEqual([
      `${referenceOf(step.orderId)}_secret`,
      { id: 'free', trialEndsAt: null },
    ]);
    provider().pay(referenceOf(step.orderId));

    expect(await checkOrder(step.orderId, owner)).toMatchObject({ state: 'paid', clientSecret: null });
    const end = '2026-02-20T10:00:00.000Z';
    expect(await planOf(owner)).toEqual({ id: 'individual', trialEndsAt: null, paidUntil: end, followedBy: null });
    expect(await subscriptionOf(owner)).toMatchObject({
      ...{ planId: 'individual', cycle: 'monthly', status: 'active', periodEnd: end, isAutoRenewing: true, version: 1 },
      method: { payWay: 'card', methodId: `pm_of_${referenceOf(step.orderId)}` },
    });
    expect(await rowsOf(owner, 'INVOICE#')).toMatchObject([{ orderId: step.orderId, total: { amount: 1_428 } }]);
    expect([await historyOf(owner), await rowsOf(owner, 'OPEN-ORDER')]).toEqual([['started'], []]);
    expect((await workFor(owner)).toSorted()).toEqual(['issue-invoice', 'publish-page']);
  });

  test('in the trial keeps its days: the first period ends one cycle after the trial', async () => {
    const owner = await newBuyer(NOW, { plan: TRIAL });
    await buy(owner, { cardId: 'pm_1' });
    const first = await subscriptionOf(owner);
    await passUntil(owner, '2026-02-26T00:00:00.000Z');

    expect([first?.periodEnd, first?.anchorDay]).toEqual(['2026-02-28T08:00:00.000Z', 31]);
    expect((await subscriptionOf(owner))?.periodEnd).toBe('2026-03-31T08:00:00.000Z');
  });

  test('by a kept card is paid at once', async () => {
    const owner = await newBuyer(NOW);

    expect(await buy(owner, { cardId: 'pm_1', cycle: 'yearly' })).toMatchObject({
      state: 'paid',
      total: { amount: 14_280 },
    });
    expect((await planOf(owner)).paidUntil).toBe('2027-01-20T10:00:00.000Z');
  });

  test.each([
    ['a declined card', 'failed', { state: 'failed', errorLabel: 'card_declined' }],
    ['a bank that asks', 'open', { state: 'open', errorLabel: null }],
    ['a bank that thinks', 'pending', { state: 'pending', errorLabel: null }],
  ] as const)('by a kept card shows %s', async (_, outcome, step) => {
    const owner = await newBuyer(NOW);
    provider().charges = outcome;

    expect(await buy(owner, { cardId: 'pm_1' })).toMatchObject(step);
    expect([await subscriptionOf(owner), (await planOf(owner)).id]).toEqual([null, 'free']);
    expect(await rowsOf(owner, 'OPEN-ORDER')).toHaveLength(outcome === 'failed' ? 0 : 1);
  });

  test('that its provider refuses makes room for another one', async () => {
    const owner = await newBuyer(NOW);
    provider().charges = 'refused';
    await expect(buy(owner, { cardId: 'pm_1' })).rejects.toMatchObject({ code: 'provider_error' });
    provider().charges = 'paid';

    expect(await buy(owner, { cardId: 'pm_1' })).toMatchObject({ state: 'paid' });
  });

  test('needs consent, whom to bill, a card of their own and something to pay', async () => {
    const owner = await newBuyer(NOW);
    const wish = { planId: 'individual', cycle: 'monthly', isAutoRenewing: true } as const;
    const total = { amount: 1_428, currency: 'EUR' } as const;
    const good = { ...wish, total, termsVersion: TERMS_VERSION };
    await expect(openOrder({ ...good, termsVersion: '2020' }, 'card', null, owner)).rejects.toMatchObject({
      code: 'consent_required',
    });
    await expect(openOrder(good, 'card', 'pm_of_somebody', owner)).rejects.toMatchObject({ code: 'not_found' });
    await buy(owner, { cardId: 'pm_1' });

    await expect(openOrder(good, 'card', 'pm_1', owner)).rejects.toMatchObject({ code: 'nothing_to_pay' });
    expect(provider().asked).toEqual(['chargeKept']);
  });

  test('with any of 60 amounts that are not the price never reaches the provider (T49)', async () => {
    const owner = await newBuyer(NOW);
    const tampered = paidPlanIds.flatMap((planId) =>
      cycles.flatMap((cycle) => {
        const right = Math.round(monthlyPrices.EUR[planId] * (cycle === 'yearly' ? 10 : 1) * 1.19);
        const amounts = [0, 1, -right, right - 1, right + 1, Math.floor(right / 2), right * 100];
        return [
          ...amounts.map((amount) => ({ planId, cycle, total: { amount, currency: 'EUR' as const } })),
          { planId, cycle, total: { amount: right, currency: 'HUF' as const } },
        ];
      }),
    );
    const results = await Promise.allSettled(
      tampered.map((wish) =>
        openOrder({ ...wish, termsVersion: TERMS_VERSION, isAutoRenewing: true }, 'card', 'pm_1', owner),
      ),
    );

    expect(tampered.length).toBeGreaterThanOrEqual(60);
    expect(results.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'done'))).toEqual(
      tampered.map(() => 'price_changed'),
    );
    expect([provider().asked, await rowsOf(owner, 'OPEN-ORDER')]).toEqual([[], []]);
  });

  test('begun twenty times at once is begun once (T52)', async () => {
    const owner = await newBuyer(NOW);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => buy(owner, { cardId: 'pm_1' })));
    const codes = results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(codes.every((code) => ['payment_open', 'price_changed', 'nothing_to_pay'].includes(code))).toBe(true);
    expect(provider().paid()).toHaveLength(1);
  });
});

describe('an order', () => {
  test('of another owner is not there: neither to see, to take nor to give up (T2)', async () => {
    const [owner, other] = [await newBuyer(NOW), await newBuyer(NOW)];
    const { orderId } = await buy(owner, { payWay: 'paypal' });
    provider().pay(referenceOf(orderId));

    for (const reach of [checkOrder, giveUpOwnOrder]) {
      await expect(reach(orderId, other)).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(captureOrder(referenceOf(orderId), other)).rejects.toMatchObject({ code: 'not_found' });
    expect(await captureOrder(referenceOf(orderId), owner)).toMatchObject({ state: 'paid' });
  });

  test('that was given up makes room, and what is paid for it all the same goes back', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner);
    expect(await giveUpOwnOrder(orderId, owner)).toMatchObject({ state: 'failed' });
    const { orderId: second } = await buy(owner, { cardId: 'pm_1' });
    provider().pay(referenceOf(orderId), { isLate: true });
    await settlePayment('card', referenceOf(orderId), owner);
    await settlePayment('card', referenceOf(orderId), owner);

    expect([...provider().refunds.keys()]).toEqual([orderId]);
    expect(provider().paid()).toEqual([referenceOf(second)]);
    expect(await workFor(owner)).toContain('payment-refunded');
  });

  test('that nobody told of is settled by the clock, and given up after a day', async () => {
    const [paid, left] = [await newBuyer(NOW), await newBuyer(NOW)];
    const { orderId } = await buy(paid);
    await buy(left);
    provider().pay(referenceOf(orderId));
    await passUntil(paid, '2026-01-20T10:15:00.000Z');
    await passUntil(left, '2026-01-22T10:00:00.000Z');

    expect([(await subscriptionOf(paid))?.status, await subscriptionOf(left)]).toEqual(['active', null]);
    expect(await rowsOf(left, 'OPEN-ORDER')).toEqual([]);
  });
});

describe('an upgrade', () => {
  const upgrade = (planId: PaidPlanId) => ({ planId, cycle: 'monthly' }) as const;

  test('begins at once, with credit for the unused days', async () => {
    const owner = await newBuyer(NOW);
    await buy(owner, { cardId: 'pm_1' });
    const later = at(owner, '2026-02-05T12:00:00.000Z');
    // 16 of 31 days have gone by: 15 of 1,200 are left.
    const preview = await rehearseChange(owner.actor.id, upgrade('pro'), later.now);
    await buy(later, { planId: 'pro', cardId: 'pm_1' });

    expect(preview).toMatchObject({
      kind: 'upgrade',
      lines: [
        { kind: 'plan', money: { amount: 2_900 } },
        { kind: 'credit', money: { amount: -580 } },
        { kind: 'vat', money: { amount: 441 }, percent: 19 },
      ],
      total: { amount: 2_761, currency: 'EUR' },
      next: { at: '2026-03-02T12:00:00.000Z', total: { amount: 3_451 } },
      locks: [],
    });
    expect(await subscriptionOf(owner)).toMatchObject({
      planId: 'pro',
      periodEnd: '2026-03-05T12:00:00.000Z',
      price: { amount: 2_900 },
    });
    expect(await planOf(owner)).toMatchObject({ id: 'pro', paidUntil: '2026-03-05T12:00:00.000Z' });
  });

  test('in what is left of a trial keeps its days and has the whole price as credit', async () => {
    const owner = await newBuyer(NOW, { plan: TRIAL });
    await buy(owner, { cardId: 'pm_1' });
    const later = at(owner, '2026-01-25T12:00:00.000Z');
    await buy(later, { planId: 'pro', cardId: 'pm_1' });

    expect(await rowsOf(owner, 'INVOICE#')).toMatchObject([{ net: { amount: 1_200 } }, { net: { amount: 1_700 } }]);
    expect((await subscriptionOf(owner))?.periodEnd).toBe('2026-02-28T08:00:00.000Z');
  });

  test('that was paid twice is one: the second payment goes back', async () => {
    const owner = await newBuyer(NOW, { plan: TRIAL });
    await buy(owner, { cardId: 'pm_1' });
    const first = await buy(owner, { planId: 'pro' });
    await giveUpOwnOrder(first.orderId, owner);
    await buy(owner, { planId: 'pro', cardId: 'pm_1' });
    provider().pay(referenceOf(first.orderId), { isLate: true });
    await settlePayment('card', referenceOf(first.orderId), owner);
    await settlePayment('card', referenceOf(first.orderId), owner);

    expect([...provider().refunds.keys()]).toEqual([first.orderId]);
    expect(await rowsOf(owner, 'INVOICE#')).toHaveLength(2);
  });
});
