import { describe, expect, test, vi } from 'vitest';
import { saveRenewal } from '../../../../functions/calls/billing/save-renewal.ts';
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

describe('saveRenewal', () => {
  test('switches renewals off and on again', async () => {
    const owner = await newBuyer(NOW);
    await buy(owner, { cardId: 'pm_1' });
    const off = await saveRenewal({ isAutoRenewing: false, payWay: 'card', cardId: 'pm_1' }, owner);
    const on = await saveRenewal({ isAutoRenewing: true, payWay: 'card', cardId: 'pm_1' }, owner);

    expect([off.isAutoRenewing, off.payWay, off.nextBillingAt]).toEqual([false, null, off.periodEnd]);
    expect([on.isAutoRenewing, on.payWay, on.nextBillingAt]).toEqual([true, 'card', '2026-04-07T12:00:00.000Z']);
  });

  test('takes no card of somebody else', async () => {
    const owner = await newBuyer(NOW);
    await buy(owner, { cardId: 'pm_1' });
    const renewal = { isAutoRenewing: true, payWay: 'card', cardId: 'pm_2' } as const;

    await expect(saveRenewal(renewal, owner)).rejects.toMatchObject({ code: 'not_found' });
  });
});
