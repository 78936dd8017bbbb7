import { describe, expect, test, vi } from 'vitest';
import { giveUpOrder } from '../../../../functions/calls/payment/give-up-order.ts';
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

describe('giveUpOrder', () => {
  test('ends the payment at the provider, and opens the application again', async () => {
    const { reference, ...ordered } = await beginPayment(await trip(), onDay());

    expect(await giveUpOrder(ordered, onDay())).toMatchObject({ state: 'failed', applicationState: 'accepted' });
    expect(provider().payments.get(reference)?.state).toBe('failed');
  });

  test('takes what was paid in between', async () => {
    const { reference, ...ordered } = await beginPayment(await trip(), onDay());
    provider().pay(reference);

    expect(await giveUpOrder(ordered, onDay())).toMatchObject({ state: 'paid', applicationState: 'issued' });
  });
});
