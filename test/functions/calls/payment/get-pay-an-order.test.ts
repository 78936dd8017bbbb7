import { describe, expect, test, vi } from 'vitest';
import { getPayAnOrder } from '../../../../functions/calls/payment/get-pay-an-order.ts';
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

describe('getPayAnOrder', () => {
  test('begins the payment by card', async () => {
    const ordered = await orderTrip(await trip(), onDay());

    expect(await getPayAnOrder(ordered, onDay())).toMatchObject({
      ...{ state: 'open', payWay: 'card', clientSecret: `pi_${ordered.orderId}_secret` },
    });
  });
});
