import { describe, expect, test, vi } from 'vitest';
import { changeSubscription } from '../../../../functions/calls/billing/change-subscription.ts';
import { buy, newBuyer } from '../../../kit/billing.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useMemoryTable();
useFakeProvider();

describe('changeSubscription', () => {
  test('plans a smaller plan for the end of the period, and the present one calls it off', async () => {
    const owner = await newBuyer(NOW);
    await buy(owner, { planId: 'pro', cardId: 'pm_1' });
    const smaller = { planId: 'individual', cycle: 'monthly' } as const;

    expect(await changeSubscription(smaller, owner)).toMatchObject({ planId: 'pro', next: smaller });
    expect(await changeSubscription({ planId: 'pro', cycle: 'monthly' }, owner)).toMatchObject({ next: null });
  });

  test('does not give a larger plan away', async () => {
    const owner = await newBuyer(NOW);
    await buy(owner, { cardId: 'pm_1' });

    await expect(changeSubscription({ planId: 'pro', cycle: 'monthly' }, owner)).rejects.toMatchObject({
      code: 'payment_needed',
    });
  });
});
