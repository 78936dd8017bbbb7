import { describe, expect, test, vi } from 'vitest';
import { getPaymentInfo } from '../../../../functions/calls/payment/get-payment-info.ts';
import { beginTrip, onDay, quotedTrip, threeDays } from '../../../kit/insurance/applications.ts';
import { beginPayment } from '../../../kit/insurance/orders.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useInsurer();
useFakeProvider();
const trip = () => quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });

describe('getPaymentInfo', () => {
  test('says what is to be paid, how, and what is still missing', async () => {
    expect(await getPaymentInfo(await quotedTrip(), onDay())).toMatchObject({
      ...{ total: { amount: 56_00, currency: 'HKD' }, dueNow: { amount: 56_00 }, instalments: null, order: null },
      ...{ payWays: ['card', 'paypal'], offersTestPayment: true, validUntil: '2026-03-24' },
      lines: [
        { id: 'days', amount: 55_50 },
        { id: 'rounding', amount: 50 },
      ],
      problems: [{ about: 'applicant', question: 'email', code: 'required' }],
    });
  });

  test('shows the payment that is under way, with what its payer needs', async () => {
    const opened = await trip();
    const { orderId, reference } = await beginPayment(opened, onDay());

    expect((await getPaymentInfo(opened, onDay())).order).toMatchObject({
      ...{ orderId, state: 'open', payWay: 'card', clientSecret: `${reference}_secret`, applicationState: 'ordered' },
    });
  });

  test('needs a price, and the key', async () => {
    await expect(getPaymentInfo(await beginTrip(), onDay())).rejects.toMatchObject({ code: 'quote_needed' });
    const opened = { ...(await trip()), key: 'A'.repeat(43) };
    await expect(getPaymentInfo(opened, onDay())).rejects.toMatchObject({ code: 'not_found' });
  });
});
