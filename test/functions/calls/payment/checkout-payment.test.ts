import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../../functions/kit/app-error.ts';
import { checkoutPayment } from '../../../../functions/calls/payment/checkout-payment.ts';
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

describe('checkoutPayment', () => {
  test('begins the payment that was ordered, and gives the same one again', async () => {
    const ordered = await orderTrip(await trip(), onDay());
    const step = await checkoutPayment({ ...ordered, payWay: 'card' }, onDay());

    expect(step).toMatchObject({ state: 'open', payWay: 'card', clientSecret: `pi_${ordered.orderId}_secret` });
    expect(await checkoutPayment({ ...ordered, payWay: 'card' }, onDay())).toEqual(step);
    expect([...provider().payments.values()]).toMatchObject([
      { money: { amount: 56_00, currency: 'HKD' }, isKept: false },
    ]);
  });

  test('brings whoever pays on another page back to the application, in its language', async () => {
    const start = vi.spyOn(provider(), 'start');
    const ordered = await orderTrip(await trip(), onDay());
    await checkoutPayment({ ...ordered, payWay: 'paypal' }, onDay());

    const { applicationId, orderId } = ordered;
    expect(start.mock.calls.map(([{ returnPath }]) => returnPath)).toEqual([
      `/insurance/-/${applicationId}?order=${orderId}&payWay=paypal&lang=en_us`,
    ]);
  });

  test('ends the order when the provider refuses to begin, so that it can be ordered anew', async () => {
    const opened = await trip();
    const ordered = await orderTrip(opened, onDay());
    provider().before = () => {
      throw new AppError('provider_error', { label: 'no' });
    };

    await expect(checkoutPayment({ ...ordered, payWay: 'card' }, onDay())).rejects.toMatchObject({
      code: 'provider_error',
    });
    expect((await orderTrip(opened, onDay())).orderId).not.toBe(ordered.orderId);
  });

  test('refuses a way that is not offered there, and the order of another application', async () => {
    const [one, other] = [await orderTrip(await trip(), onDay()), await orderTrip(await trip(), onDay())];

    await expect(checkoutPayment({ ...one, payWay: 'gopay' }, onDay())).rejects.toMatchObject({
      code: 'pay_way_not_offered',
    });
    await expect(checkoutPayment({ ...one, orderId: other.orderId, payWay: 'card' }, onDay())).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(provider().asked).toEqual([]);
  });
});
