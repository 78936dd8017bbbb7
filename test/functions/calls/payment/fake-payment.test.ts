import { describe, expect, test, vi } from 'vitest';
import { fakePayment } from '../../../../functions/calls/payment/fake-payment.ts';
import { onDay, quotedTrip, threeDays } from '../../../kit/insurance/applications.ts';
import { beginPayment, orderTrip } from '../../../kit/insurance/orders.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useInsurer();
const provider = useFakeProvider();
const trip = () => quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });

describe('fakePayment', () => {
  test('issues without money', async () => {
    const ordered = await orderTrip(await trip(), onDay());

    expect(await fakePayment(ordered, onDay())).toMatchObject({
      state: 'paid',
      payWay: 'test',
      applicationState: 'issued',
    });
    expect(provider().asked).toEqual([]);
  });

  test('leaves an order alone that is being paid', async () => {
    const { reference: _, ...ordered } = await beginPayment(await trip(), onDay());

    await expect(fakePayment(ordered, onDay())).rejects.toMatchObject({ code: 'payment_open' });
  });
});
