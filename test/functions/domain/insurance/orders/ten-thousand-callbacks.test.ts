/** Retries, replays and duplicate callbacks by the thousand: no double charge, no second policy (SECURITY.md T50 to T52). */
import { expect, test, vi } from 'vitest';
import { paymentCheckout } from '../../../../../functions/calls/insurance-quote/payment-checkout.ts';
import { callBackCheckout } from '../../../../../functions/calls/payment/call-back-checkout.ts';
import { checkoutPayment } from '../../../../../functions/calls/payment/checkout-payment.ts';
import {
  followUpPolicyOrder,
  followUpPolicyPayment,
} from '../../../../../functions/domain/insurance/orders/follow-policy-order.ts';
import { AppError } from '../../../../../functions/kit/app-error.ts';
import { onDay, quotedTrip, threeDays } from '../../../../kit/insurance/applications.ts';
import { applicationRowOf, beginPayment, consent } from '../../../../kit/insurance/orders.ts';
import { useInsurer } from '../../../../kit/insurance/published.ts';
import { useFakeProvider } from '../../../../kit/payment-provider.ts';
import { seededRandom } from '../../../../kit/turns.ts';

vi.mock(
  '../../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../../kit/payment-provider.ts')).providerModule,
);

const { table } = useInsurer();
const provider = useFakeProvider();

const PURCHASES = 20;
const CALLBACKS = 10_000;
const AT_ONCE = 50;

test('ten thousand of them about twenty purchases leave twenty payments and twenty policies', async () => {
  const purchases = await Promise.all(
    Array.from({ length: PURCHASES }, async () => {
      const opened = await quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });
      return { opened, ...(await beginPayment(opened, onDay())) };
    }),
  );
  const random = seededRandom(7);
  const total = { amount: 56_00, currency: 'HKD' } as const;
  const callback = async (): Promise<void> => {
    const purchase = purchases[Math.floor(random() * PURCHASES)];
    if (!purchase) return;
    const { opened, orderId, reference } = purchase;
    const kinds = [
      () => followUpPolicyPayment('card', reference, onDay()),
      () => followUpPolicyOrder(orderId, onDay()),
      () => callBackCheckout({ ...opened, orderId }, onDay()),
      () => callBackCheckout({ payWay: 'card', reference }, onDay()),
      () => checkoutPayment({ ...opened, orderId, payWay: 'card' }, onDay()),
      () => paymentCheckout({ ...opened, total, consent }, onDay()),
      () => Promise.resolve(provider().pay(reference, { isLate: true })),
    ];
    try {
      await kinds[Math.floor(random() * kinds.length)]?.();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  };
  for (let sent = 0; sent < CALLBACKS; sent += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, callback));

  const states = await Promise.all(purchases.map(async ({ opened }) => (await applicationRowOf(opened)).state));
  const policies = [...table().rows.keys()].filter((key) => /^POLICY#\S+ POLICY$/.test(key));
  expect(states).toEqual(purchases.map(() => 'issued'));
  expect(policies).toHaveLength(PURCHASES);
  expect(provider().paid().toSorted()).toEqual(purchases.map(({ reference }) => reference).toSorted());
  expect(provider().refunds.size).toBe(0);
}, 120_000);
