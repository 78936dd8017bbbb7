import { describe, expect, test, vi } from 'vitest';
import { createPaypalPaymentLink } from '../../../../functions/calls/billing/create-paypal-payment-link.ts';
import { TERMS_VERSION } from '../../../../shared/model/account.ts';
import { newBuyer } from '../../../kit/billing.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useMemoryTable();
const provider = useFakeProvider();

describe('createPaypalPaymentLink', () => {
  const wish = { planId: 'individual', cycle: 'monthly', isAutoRenewing: true, termsVersion: TERMS_VERSION } as const;
  const purchase = { ...wish, total: { amount: 1_428, currency: 'EUR' } } as const;

  test('gives the link where the payer approves', async () => {
    const step = await createPaypalPaymentLink(purchase, await newBuyer(NOW));

    expect(step).toMatchObject({ state: 'open', payWay: 'paypal' });
    expect(step.approvalUrl).toBe(`https://provider.example/pi_${step.orderId}`);
  });

  test('begins nothing while another payment is open', async () => {
    const owner = await newBuyer(NOW);
    await createPaypalPaymentLink(purchase, owner);

    await expect(createPaypalPaymentLink(purchase, owner)).rejects.toMatchObject({ code: 'payment_open' });
    expect(provider().payments.size).toBe(1);
  });
});
