/** What an owner changes of a subscription without paying now. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { subscriptionKey } from '../../../../functions/domain/billing/billing-rows.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import {
  cancelSubscription,
  planChange,
  saveRenewal,
} from '../../../../functions/domain/billing/change-subscription.ts';
import { toSubscription } from '../../../../functions/domain/billing/subscription-view.ts';
import { hasFeature, planAt } from '../../../../shared/model/account.ts';
import { at, buy, historyOf, newBuyer, passUntil, planOf, rowsOf, subscriptionOf } from '../../../kit/billing.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';
import { useRealTables } from '../../../kit/real-tables.ts';
import type { OwnerContext } from '../../../../functions/kit/context.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useRealTables();
useFakeProvider();
const START = new Date('2026-01-31T10:00:00.000Z');
const END = '2026-02-28T10:00:00.000Z';

async function subscriber(buying: Parameters<typeof buy>[1] = {}): Promise<OwnerContext> {
  const owner = await newBuyer(START);
  await buy(owner, { cardId: 'pm_1', ...buying });
  return owner;
}

const rowOf = async (owner: OwnerContext) => {
  const row = await subscriptionOf(owner);
  if (!row) throw new Error('There is no subscription.');
  return row;
};
const shown = async (owner: OwnerContext, now: string) => toSubscription(await rowOf(owner), new Date(now));

describe('a planned change', () => {
  test('to a smaller plan begins with the new period, to the second, though it was paid before', async () => {
    const owner = await subscriber({ planId: 'pro' });
    await planChange({ planId: 'individual', cycle: 'monthly' }, at(owner, '2026-02-10T10:00:00.000Z'));
    await passUntil(owner, '2026-02-25T10:00:00.000Z');
    const plan = await planOf(owner);
    const [, second] = await rowsOf(owner, 'INVOICE#');

    expect(second).toMatchObject({ planId: 'individual', net: { amount: 1_200 } });
    expect(hasFeature(plan, 'document-chat', new Date('2026-02-28T09:59:59.999Z'))).toBe(true);
    expect(hasFeature(plan, 'document-chat', new Date(END))).toBe(false);
    expect(planAt(plan, new Date(END))).toBe('individual');
    expect(await shown(owner, '2026-02-26')).toMatchObject({
      planId: 'pro',
      next: { planId: 'individual', cycle: 'monthly' },
    });
    expect(await shown(owner, '2026-03-01')).toMatchObject({ planId: 'individual', next: null });
  });

  test('of the cycle costs ten months for a year, from the period’s end', async () => {
    const owner = await subscriber();
    await planChange({ planId: 'individual', cycle: 'yearly' }, at(owner, '2026-02-10T10:00:00.000Z'));
    await passUntil(owner, END);

    expect(await rowOf(owner)).toMatchObject({
      cycle: 'yearly',
      price: { amount: 12_000 },
      periodEnd: '2027-02-28T10:00:00.000Z',
    });
  });

  test('is called off by the present plan, and one that begins at once has to be paid for', async () => {
    const owner = await subscriber({ planId: 'pro' });
    const now = at(owner, '2026-02-10T10:00:00.000Z');
    await planChange({ planId: 'individual', cycle: 'monthly' }, now);
    await planChange({ planId: 'pro', cycle: 'monthly' }, at(owner, '2026-02-11T10:00:00.000Z'));

    expect([(await rowOf(owner)).next, await historyOf(owner)]).toEqual([
      null,
      ['started', 'change-planned', 'change-called-off'],
    ]);
    await expect(planChange({ planId: 'team1', cycle: 'yearly' }, now)).rejects.toMatchObject({
      code: 'payment_needed',
    });
  });
});

describe('changes', () => {
  test('need a subscription that runs, which is ours to change', async () => {
    const owner = await newBuyer(START);
    await expect(cancelSubscription(owner)).rejects.toMatchObject({ code: 'no_subscription' });
    const other = await subscriber();
    await expect(cancelSubscription(at(other, END))).rejects.toMatchObject({ code: 'no_subscription' });
    const Item = { ...subscriptionKey(other.actor.id), ...(await rowOf(other)), billedBy: 'store' };
    await dynamo.send(new PutCommand({ TableName: 'billing', Item }));

    await expect(cancelSubscription(other)).rejects.toMatchObject({ code: 'billed_by_store' });
    await expect(buy(other, { planId: 'pro' })).rejects.toMatchObject({ code: 'billed_by_store' });
  });

  test('of how it is paid take only what the customer has', async () => {
    const owner = await subscriber();
    const renewal = { isAutoRenewing: true, payWay: 'card', cardId: 'pm_of_somebody' } as const;
    await expect(saveRenewal(renewal, owner)).rejects.toMatchObject({ code: 'not_found' });
    await expect(saveRenewal({ ...renewal, payWay: 'paypal' }, owner)).rejects.toMatchObject({ code: 'not_found' });
    await saveRenewal({ isAutoRenewing: false, payWay: null, cardId: null }, owner);

    expect(await rowOf(owner)).toMatchObject({ isAutoRenewing: false, method: null });
  });

  test('by ten at once are each made on what the others left', async () => {
    const owner = await subscriber();
    const runs = await Promise.allSettled(Array.from({ length: 10 }, () => cancelSubscription(owner)));

    expect(runs.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect([(await rowOf(owner)).version, await historyOf(owner)]).toEqual([2, expect.arrayContaining(['cancelled'])]);
  });
});
