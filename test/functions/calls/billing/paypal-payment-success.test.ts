import { describe, expect, test, vi } from 'vitest';
import { paypalPaymentSuccess } from '../../../../functions/calls/billing/paypal-payment-success.ts';
import { buy, newBuyer, planOf } from '../../../kit/billing.ts';
import { giveUpOwnOrder } from '../../../../functions/domain/billing/follow-order.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useMemoryTable();
const provider = useFakeProvider();

describe('paypalPaymentSuccess', () => {
  test('takes what was approved, and once', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner, { payWay: 'paypal' });
    provider().pay(`pi_${orderId}`);
    const token = `pi_${orderId}`;

    expect(await paypalPaymentSuccess({ token }, owner)).toMatchObject({ orderId, state: 'paid' });
    expect(await paypalPaymentSuccess({ token }, owner)).toMatchObject({ orderId, state: 'paid' });
    expect([provider().asked, (await planOf(owner)).id]).toEqual([['start', 'capture'], 'individual']);
  });

  test('takes nothing that was given up, and knows no token of another owner', async () => {
    const owner = await newBuyer(NOW);
    await expect(paypalPaymentSuccess({ token: 'unknown' }, owner)).rejects.toMatchObject({ code: 'not_found' });
    const { orderId } = await buy(owner, { payWay: 'paypal' });
    const token = `pi_${orderId}`;
    await expect(paypalPaymentSuccess({ token }, await newBuyer(NOW))).rejects.toMatchObject({ code: 'not_found' });
    await giveUpOwnOrder(orderId, owner);

    expect(await paypalPaymentSuccess({ token }, owner)).toMatchObject({ state: 'failed' });
    expect(provider().asked).not.toContain('capture');
  });
});
