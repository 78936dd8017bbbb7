import { describe, expect, test, vi } from 'vitest';
import { resumeSubscription } from '../../../../functions/calls/billing/resume-subscription.ts';
import { cancelSubscription } from '../../../../functions/domain/billing/change-subscription.ts';
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

describe('resumeSubscription', () => {
  test('takes a cancellation back', async () => {
    const owner = await newBuyer(NOW);
    await buy(owner, { cardId: 'pm_1' });
    await cancelSubscription(owner);

    expect(await resumeSubscription({}, owner)).toMatchObject({
      ...{ status: 'active', isAutoRenewing: true, payWay: 'card', nextBillingAt: '2026-04-07T12:00:00.000Z' },
    });
  });
});
