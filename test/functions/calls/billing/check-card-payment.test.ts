import { describe, expect, test, vi } from 'vitest';
import { checkCardPayment } from '../../../../functions/calls/billing/check-card-payment.ts';
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

describe('checkCardPayment', () => {
  test('shows an open payment with what its payer needs to go on', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner, { payWay: 'card' });

    expect(await checkCardPayment({ orderId }, owner)).toMatchObject({
      state: 'open',
      clientSecret: `pi_${orderId}_secret`,
    });
  });

  test('has a payment take effect as soon as its provider says that it is paid', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner, { payWay: 'card' });
    provider().pay(`pi_${orderId}`);

    expect(await checkCardPayment({ orderId }, owner)).toMatchObject({ state: 'paid', clientSecret: null, qr: null });
    expect((await planOf(owner)).id).toBe('individual');
  });

  test('knows no order of another owner', async () => {
    const { orderId } = await buy(await newBuyer(NOW), { payWay: 'card' });

    await expect(checkCardPayment({ orderId }, await newBuyer(NOW))).rejects.toMatchObject({ code: 'not_found' });
  });
});
