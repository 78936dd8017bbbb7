import { describe, expect, test, vi } from 'vitest';
import { wallPay } from '../../../../functions/calls/payment/wall-pay.ts';
import { onDay, quotedTrip, threeDays } from '../../../kit/insurance/applications.ts';
import { orderTrip } from '../../../kit/insurance/orders.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useInsurer();
useFakeProvider();
const trip = () => quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });

describe('wallPay', () => {
  test('begins the payment at the wallet', async () => {
    const ordered = await orderTrip(await trip(), onDay());

    expect(await wallPay({ ...ordered, payWay: 'paypal' }, onDay())).toMatchObject({
      ...{ state: 'open', payWay: 'paypal', approvalUrl: `https://provider.example/pi_${ordered.orderId}` },
    });
  });
});
