/** An upgrade that is paid back ends: the plan from before is there again. */
import { describe, expect, test, vi } from 'vitest';
import { cancelSubscription } from '../../../../functions/domain/billing/change-subscription.ts';
import { followUpOrder } from '../../../../functions/domain/billing/follow-up.ts';
import { refundOrder } from '../../../../functions/domain/billing/refund-order.ts';
import type { OwnerContext } from '../../../../functions/kit/context.ts';
import { planAt, type PaidPlanId } from '../../../../shared/model/account.ts';
import type { Cycle } from '../../../../shared/model/billing.ts';
import { at, buy, historyOf, newBuyer, passUntil, planOf, subscriptionOf, workFor } from '../../../kit/billing.ts';
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
const reason = { reason: 'It was bought by mistake.', by: 'staff-1' };

/** Individual on 20 January, and a larger plan on the 25th. */
async function upgraded(planId: PaidPlanId = 'pro', cycle: Cycle = 'monthly') {
  const owner = await newBuyer(NOW);
  await buy(owner, { cardId: 'pm_1' });
  const first = await subscriptionOf(owner);
  const { orderId } = await buy(at(owner, '2026-01-25T10:00:00.000Z'), { planId, cycle, cardId: 'pm_1' });
  return { owner, first, orderId };
}

async function giveBack(orderId: string, owner: OwnerContext): Promise<void> {
  await refundOrder(orderId, reason, owner);
  await followUpOrder(orderId, owner);
}

describe('an upgrade that is paid back', () => {
  test('leaves the plan, the price and the period from before, once', async () => {
    const { owner, first, orderId } = await upgraded();
    const later = at(owner, '2026-01-26T10:00:00.000Z');
    await giveBack(orderId, later);
    await followUpOrder(orderId, later);

    expect(await subscriptionOf(owner)).toEqual({ ...first, version: 3 });
    expect(await planOf(owner)).toMatchObject({ id: 'individual', paidUntil: '2026-02-20T10:00:00.000Z' });
    expect((await historyOf(owner)).toSorted()).toEqual(['changed', 'changed', 'refunded', 'started']);
    expect((await workFor(owner)).filter((work) => work === 'payment-refunded')).toHaveLength(1);
  });

  test('renews at the price from before', async () => {
    const { owner, orderId } = await upgraded();
    await giveBack(orderId, at(owner, '2026-01-26T10:00:00.000Z'));
    await passUntil(owner, '2026-02-20T10:00:00.000Z');

    expect(await subscriptionOf(owner)).toMatchObject({ planId: 'individual', periodEnd: '2026-03-20T10:00:00.000Z' });
    expect([...provider().payments.values()].at(-1)?.money).toEqual({ amount: 1_428, currency: 'EUR' });
  });

  test('leaves what was bought since: that was priced on it', async () => {
    const { owner, orderId } = await upgraded();
    await buy(at(owner, '2026-01-26T10:00:00.000Z'), { planId: 'team1', cardId: 'pm_1' });
    await giveBack(orderId, at(owner, '2026-01-27T10:00:00.000Z'));

    expect(await subscriptionOf(owner)).toMatchObject({ planId: 'team1', version: 3 });
  });

  test('is Free at once when the time of the plan from before is over', async () => {
    const { owner, orderId } = await upgraded('pro', 'yearly');
    const later = at(owner, '2026-03-01T10:00:00.000Z');
    await giveBack(orderId, later);

    expect(planAt(await planOf(owner), later.now)).toBe('free');
    await passUntil(owner, '2026-03-01T10:00:01.000Z');
    expect(await subscriptionOf(owner)).toBeNull();
    expect(provider().paid()).toHaveLength(1);
    expect(await workFor(owner)).toContain('plan-ended');
  });

  test('keeps the wish of an owner who cancels at the same moment', async () => {
    const { owner, orderId } = await upgraded();
    const later = at(owner, '2026-01-26T10:00:00.000Z');
    await refundOrder(orderId, reason, later);
    await Promise.all([followUpOrder(orderId, later), cancelSubscription(later)]);

    expect(await subscriptionOf(owner)).toMatchObject({ planId: 'individual', status: 'cancelled', next: null });
  });
});
