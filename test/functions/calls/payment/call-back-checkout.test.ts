import { describe, expect, test, vi } from 'vitest';
import { callBackCheckout } from '../../../../functions/calls/payment/call-back-checkout.ts';
import { onDay, quotedTrip, threeDays } from '../../../kit/insurance/applications.ts';
import { beginPayment } from '../../../kit/insurance/orders.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useInsurer();
const provider = useFakeProvider();
const trip = () => quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });

describe('callBackCheckout', () => {
  test('asks the provider, whatever the return says', async () => {
    const { reference, ...ordered } = await beginPayment(await trip(), onDay());
    expect(await callBackCheckout(ordered, onDay())).toMatchObject({
      state: 'open',
      clientSecret: `${reference}_secret`,
    });
    provider().pay(reference);

    expect(await callBackCheckout(ordered, onDay())).toMatchObject({ state: 'paid', applicationState: 'issued' });
  });

  test('tells strangers who have a reference nothing that opens anything', async () => {
    const { reference } = await beginPayment(await trip(), onDay());

    expect(await callBackCheckout({ payWay: 'card', reference }, onDay())).toMatchObject({
      state: 'open',
      clientSecret: null,
    });
    await expect(callBackCheckout({ payWay: 'paypal', reference }, onDay())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
