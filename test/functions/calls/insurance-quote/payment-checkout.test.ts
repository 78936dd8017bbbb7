import { describe, expect, test } from 'vitest';
import { paymentCheckout } from '../../../../functions/calls/insurance-quote/payment-checkout.ts';
import { onDay, quotedTrip, threeDays } from '../../../kit/insurance/applications.ts';
import { consent } from '../../../kit/insurance/orders.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();
const total = { amount: 56_00, currency: 'HKD' } as const;

describe('paymentCheckout', () => {
  test('orders, and says how it can be paid', async () => {
    const opened = await quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });

    expect(await paymentCheckout({ ...opened, total, consent }, onDay())).toMatchObject({
      order: { state: 'open', total, payWay: null, paidAt: null },
      ...{ payWays: ['card', 'paypal'], offersTestPayment: true },
    });
  });

  test.each([1, -1, 0, 55_99, 56_01, 560, 5_600_00])(
    'takes no other amount than %s more or less (T49)',
    async (amount) => {
      const opened = await quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });
      const changed = { ...opened, total: { ...total, amount }, consent };

      await expect(paymentCheckout(changed, onDay())).rejects.toMatchObject({ code: 'price_changed' });
    },
  );
});
