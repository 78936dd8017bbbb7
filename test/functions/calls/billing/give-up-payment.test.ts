import { describe, expect, test, vi } from 'vitest';
import { giveUpPayment } from '../../../../functions/calls/billing/give-up-payment.ts';
import { buy, newBuyer, planOf } from '../../../kit/billing.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useMemoryTable();
const provider = useFakeProvider();

describe('giveUpPayment', () => {
  test('ends the payment at its provider and makes room for another one', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner);

    expect(await giveUpPayment({ orderId }, owner)).toMatchObject({ orderId, state: 'failed' });
    expect(await buy(owner, { cardId: 'pm_1' })).toMatchObject({ state: 'paid' });
  });

  test('of what was paid a moment before shows that it is paid', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner);
    provider().pay(`pi_${orderId}`);

    expect(await giveUpPayment({ orderId }, owner)).toMatchObject({ state: 'paid' });
    expect((await planOf(owner)).id).toBe('individual');
  });
});
