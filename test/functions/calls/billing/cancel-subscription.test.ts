import { describe, expect, test, vi } from 'vitest';
import { cancelSubscription } from '../../../../functions/calls/billing/cancel-subscription.ts';
import { buy, newBuyer, planOf } from '../../../kit/billing.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useMemoryTable();
useFakeProvider();

describe('cancelSubscription', () => {
  test('leaves everything until the paid cycle ends', async () => {
    const owner = await newBuyer(NOW);
    await buy(owner, { cardId: 'pm_1' });
    const plan = await planOf(owner);

    expect(await cancelSubscription({}, owner)).toMatchObject({
      ...{ status: 'cancelled', nextBillingAt: null, isAutoRenewing: false, periodEnd: plan.paidUntil },
    });
    expect(await planOf(owner)).toEqual(plan);
  });

  test('needs a subscription', async () => {
    await expect(cancelSubscription({}, await newBuyer(NOW))).rejects.toMatchObject({ code: 'no_subscription' });
  });
});
