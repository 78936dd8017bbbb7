import { describe, expect, test, vi } from 'vitest';
import { checkGoPayPaymentStatus } from '../../../../functions/calls/billing/check-go-pay-payment-status.ts';
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

describe('checkGoPayPaymentStatus', () => {
  test('shows an open payment with what its payer needs to go on', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner, { payWay: 'gopay' });

    expect(await checkGoPayPaymentStatus({ orderId }, owner)).toMatchObject({
      state: 'open',
      qr: { text: `qr of pi_${orderId}` },
    });
  });

  test('has a payment take effect as soon as its provider says that it is paid', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner, { payWay: 'gopay' });
    provider().pay(`pi_${orderId}`);

    expect(await checkGoPayPaymentStatus({ orderId }, owner)).toMatchObject({
      state: 'paid',
      clientSecret: null,
      qr: null,
    });
    expect((await planOf(owner)).id).toBe('individual');
  });

  test('knows no order of another owner', async () => {
    const { orderId } = await buy(await newBuyer(NOW), { payWay: 'gopay' });

    await expect(checkGoPayPaymentStatus({ orderId }, await newBuyer(NOW))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
