import { vi } from 'vitest';
import { checkoutPaymentHosted } from '../../../functions/calls/payment/checkout-payment-hosted.ts';
import { checkoutPayment } from '../../../functions/calls/payment/checkout-payment.ts';
import { fakePayment } from '../../../functions/calls/payment/fake-payment.ts';
import { getPayAnOrder } from '../../../functions/calls/payment/get-pay-an-order.ts';
import { giveUpOrder } from '../../../functions/calls/payment/give-up-order.ts';
import { orderInstalment } from '../../../functions/calls/payment/order-instalment.ts';
import { paymentSendmail } from '../../../functions/calls/payment/payment-sendmail.ts';
import { wallPay } from '../../../functions/calls/payment/wall-pay.ts';
import { forgetProducts } from '../../../functions/domain/insurance/find-product.ts';
import * as contracts from '../../../shared/calls/payment.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { onDay, quotedTrip, threeDays } from '../../kit/insurance/applications.ts';
import { issuedInParts } from '../../kit/insurance/instalments.ts';
import { beginPayment, orderTrip } from '../../kit/insurance/orders.ts';
import { useInsurer } from '../../kit/insurance/published.ts';
import { useKeptMethods } from '../../kit/kept-methods.ts';
import { useFakeProvider } from '../../kit/payment-provider.ts';
import { useSecrets } from '../../kit/secrets.ts';

vi.mock(
  '../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../kit/payment-provider.ts')).providerModule,
);
vi.mock(
  '../../../functions/domain/billing/providers/stripe-cards.ts',
  async () => (await import('../../kit/kept-methods.ts')).cardsModule,
);

const { table, put } = useInsurer();
const provider = useFakeProvider();
const methods = useKeptMethods();
useSecrets();

const world = {
  table,
  services: () => [provider(), methods()],
  maps: () => ({
    payments: provider().payments,
    refunds: provider().refunds,
    customers: methods().customers,
  }),
  forget: forgetProducts,
};

const onPage = { clientSecret: 'The stand-in tells one when it begins, also of a page, where there is none.' };
const trip = () => quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });
const ordered = async () => orderTrip(await trip(), onDay());

testBrokenOff('payment', world, [
  effect(
    contracts.checkoutPayment,
    checkoutPayment,
  )(async () => ({
    input: { ...(await ordered()), payWay: 'card' },
    context: onDay(),
  })),
  effect(contracts.checkoutPayment, checkoutPayment)(
    async () => {
      const { reference: _, ...begun } = await beginPayment(await trip(), onDay());
      return { input: { ...begun, payWay: 'paypal' }, context: onDay() };
    },
    { about: 'in another way than the one that was begun', differing: onPage },
  ),
  effect(
    contracts.checkoutPaymentHosted,
    checkoutPaymentHosted,
  )(async () => ({
    input: { ...(await ordered()), payWay: 'card' },
    context: onDay(),
  })),
  effect(contracts.getPayAnOrder, getPayAnOrder)(async () => ({ input: await ordered(), context: onDay() })),
  effect(
    contracts.wallPay,
    wallPay,
  )(async () => ({
    input: { ...(await ordered()), payWay: 'paypal' },
    context: onDay(),
  })),
  effect(contracts.fakePayment, fakePayment)(async () => ({ input: await ordered(), context: onDay() })),
  effect(
    contracts.giveUpOrder,
    giveUpOrder,
  )(async () => {
    const { reference: _, ...begun } = await beginPayment(await trip(), onDay());
    return { input: begun, context: onDay() };
  }),
  effect(contracts.giveUpOrder, giveUpOrder)(
    async () => {
      const { reference, ...begun } = await beginPayment(await trip(), onDay());
      provider().pay(reference);
      return { input: begun, context: onDay() };
    },
    { about: 'that was paid in between' },
  ),
  effect(contracts.orderInstalment, orderInstalment)(
    async () => {
      const { opened } = await issuedInParts({ put, provider: provider() });
      return { input: { ...opened, number: 2 }, context: onDay(31) };
    },
    { differing: { last: 'Numbers may be left out.', orderNumber: 'Numbers may be left out.' } },
  ),
  effect(
    contracts.paymentSendmail,
    paymentSendmail,
  )(async () => {
    const order = await ordered();
    await fakePayment(order, onDay());
    const { orderId: _, ...opened } = order;
    return { input: opened, context: onDay() };
  }),

  effect(contracts.checkoutPayment, checkoutPayment)(
    async () => {
      const parts = { payWay: 'card', keeps: true } as const;
      const { opened } = await issuedInParts({ put, provider: provider() }, parts);
      const { orderId } = await orderInstalment({ ...opened, number: 2 }, onDay(31));
      return { input: { ...opened, orderId, payWay: 'card' }, context: onDay(31) };
    },
    { about: 'of an instalment' },
  ),
]);
