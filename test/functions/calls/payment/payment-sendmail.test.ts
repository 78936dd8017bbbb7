import { describe, expect, test } from 'vitest';
import { fakePayment } from '../../../../functions/calls/payment/fake-payment.ts';
import { paymentSendmail } from '../../../../functions/calls/payment/payment-sendmail.ts';
import { onDay, quotedTrip, threeDays } from '../../../kit/insurance/applications.ts';
import { orderTrip } from '../../../kit/insurance/orders.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { table } = useInsurer();

const mails = () =>
  [...table().rows.values()].filter(
    ({ payload }) => (payload as { template?: string } | undefined)?.template === 'policy-payment-received',
  );

describe('paymentSendmail', () => {
  test('confirms the payment once more, to the address that was answered', async () => {
    const opened = await quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });
    const { orderId } = await orderTrip(opened, onDay());
    await fakePayment({ ...opened, orderId }, onDay());
    expect(await paymentSendmail(opened, onDay())).toEqual({ sentTo: 'a•••@example.com' });

    expect(mails().map(({ payload }) => payload)).toEqual(
      [1, 2].map(() => ({ template: 'policy-payment-received', orderId })),
    );
  });

  test('has nothing to confirm before', async () => {
    const opened = await quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });
    await orderTrip(opened, onDay());

    await expect(paymentSendmail(opened, onDay())).rejects.toMatchObject({ code: 'not_found' });
  });
});
