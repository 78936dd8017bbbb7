import { describe, expect, test, vi } from 'vitest';
import { checkoutPaymentHosted } from '../../../../functions/calls/payment/checkout-payment-hosted.ts';
import { onDay, quotedTrip, threeDays } from '../../../kit/insurance/applications.ts';
import { orderTrip } from '../../../kit/insurance/orders.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useInsurer();
const provider = useFakeProvider();
const trip = () => quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });

describe('checkoutPaymentHosted', () => {
  test('begins the payment at a page of the provider’s, also by card', async () => {
    const ordered = await orderTrip(await trip(), onDay());

    expect(await checkoutPaymentHosted({ ...ordered, payWay: 'card' }, onDay())).toMatchObject({
      ...{ state: 'open', payWay: 'card', approvalUrl: `https://provider.example/pi_${ordered.orderId}` },
    });
    expect([...provider().payments.values()]).toMatchObject([{ isHosted: true }]);
  });
});
