/** Orders of applications, from the checkout to the policy, and everything that can come in between. */
import { describe, expect, test, vi } from 'vitest';
import { findPriceByVoucher } from '../../../../../functions/calls/insurance-quote/find-price-by-voucher.ts';
import { paymentCheckout } from '../../../../../functions/calls/insurance-quote/payment-checkout.ts';
import { callBackCheckout } from '../../../../../functions/calls/payment/call-back-checkout.ts';
import { checkoutPayment } from '../../../../../functions/calls/payment/checkout-payment.ts';
import { fakePayment } from '../../../../../functions/calls/payment/fake-payment.ts';
import { getPaymentInfo } from '../../../../../functions/calls/payment/get-payment-info.ts';
import { giveUpOrder } from '../../../../../functions/calls/payment/give-up-order.ts';
import { voucherKey } from '../../../../../functions/domain/insurance/application-rows.ts';
import type { Opened } from '../../../../../functions/domain/insurance/applications.ts';
import {
  followUpPolicyOrder,
  followUpPolicyPayment,
} from '../../../../../functions/domain/insurance/orders/follow-policy-order.ts';
import { onDay, quotedTrip, threeDays, voucherRow } from '../../../../kit/insurance/applications.ts';
import {
  applicationRowOf,
  beginPayment,
  consent,
  orderRowOf,
  orderTrip,
  policyOf,
} from '../../../../kit/insurance/orders.ts';
import { publishedRows, useInsurer } from '../../../../kit/insurance/published.ts';
import { accountId } from '../../../../kit/id-tokens.ts';
import { useFakeProvider } from '../../../../kit/payment-provider.ts';

vi.mock(
  '../../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../../kit/payment-provider.ts')).providerModule,
);

const { put, table } = useInsurer();
const provider = useFakeProvider();

const answered = { ...threeDays, applicant: { email: 'ana@example.com' } };
const trip = (): Promise<Opened> => quotedTrip(answered);
const rowsLike = (start: string) => [...table().rows.keys()].filter((key) => key.startsWith(start));
const voucherUses = (): unknown => table().row(voucherKey(accountId, 'GO10'))?.['used'];

/** What a purchase has effected. */
async function effects(opened: Opened) {
  const application = await applicationRowOf(opened);
  const policy = await policyOf(application);
  return {
    state: application.state,
    policies: rowsLike('POLICY#').filter((key) => key.endsWith(' POLICY')).length,
    numbers: rowsLike('POLICY-NUMBER#').length,
    hasNumber: policy !== undefined && policy.number === application.policyNumber,
  };
}
const ISSUED = { state: 'issued', policies: 1, numbers: 1, hasNumber: true };
const NOTHING = { state: 'accepted', policies: 0, numbers: 0, hasNumber: false };

describe('a checkout', () => {
  test('orders what was quoted, and the same again gives the same order', async () => {
    const opened = await trip();
    const { orderId } = await orderTrip(opened, onDay());

    expect((await orderTrip(opened, onDay())).orderId).toBe(orderId);
    expect(await applicationRowOf(opened)).toMatchObject({ state: 'ordered', orderId });
    expect(await orderRowOf(orderId)).toMatchObject({
      ...{ state: 'open', total: { amount: 56_00, currency: 'HKD' }, payWay: null, plan: 'standard' },
      orderNumber: expect.stringMatching(/^PO26-\d{8}-\d{2}$/),
    });
  });

  test('refuses what is not accepted, incomplete, lapsed, changed or not agreed to', async () => {
    const opened = await trip();
    const total = { amount: 56_00, currency: 'HKD' } as const;
    const checkout = (changes: object, days = 0) =>
      paymentCheckout({ ...opened, total, consent, ...changes }, onDay(days));

    await expect(checkout({ total: { amount: 55_00, currency: 'HKD' } })).rejects.toMatchObject({
      code: 'price_changed',
    });
    await expect(checkout({ total: { amount: 56_00, currency: 'THB' } })).rejects.toMatchObject({
      code: 'price_changed',
    });
    await expect(checkout({ consent: { declaration: true, termsVersion: 'old' } })).rejects.toMatchObject({
      code: 'consent_required',
    });
    await expect(checkout({}, 15)).rejects.toMatchObject({ code: 'quote_needed' });
    await expect(checkout({ ...(await quotedTrip(threeDays)) })).rejects.toMatchObject({
      code: 'application_incomplete',
      details: { problems: [{ question: 'email', code: 'required' }] },
    });
    expect(rowsLike('POLICY-ORDER#')).toEqual([]);
  });
});

describe('a payment', () => {
  test('issues the policy, once, whoever tells of it and how often', async () => {
    const opened = await trip();
    const { orderId, reference, ...ordered } = await beginPayment(opened, onDay());
    provider().pay(reference);
    const step = await callBackCheckout({ ...ordered, orderId }, onDay());
    await followUpPolicyPayment('card', reference, onDay());
    await followUpPolicyOrder(orderId, onDay());

    expect(step).toMatchObject({
      state: 'paid',
      applicationState: 'issued',
      policyNumber: expect.stringMatching(/^TR26-/),
    });
    expect(await effects(opened)).toEqual(ISSUED);
    expect(await orderRowOf(orderId)).toMatchObject({ state: 'paid', paidAt: onDay().now.toISOString(), reference });
    expect(provider().refunds.size).toBe(0);
  });

  test('told of by its reference alone opens nothing', async () => {
    const opened = await trip();
    const { reference } = await beginPayment(opened, onDay());
    provider().pay(reference);

    expect(await callBackCheckout({ payWay: 'card', reference }, onDay())).toMatchObject({
      ...{ state: 'paid', applicationState: 'issued', policyId: null, policyNumber: null, clientSecret: null },
    });
    await expect(callBackCheckout({ payWay: 'card', reference: 'pi_other' }, onDay())).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('given up can be changed and paid again; what is paid late goes back', async () => {
    const opened = await trip();
    const { orderId, reference } = await beginPayment(opened, onDay(), 'paypal');
    const step = await giveUpOrder({ ...opened, orderId }, onDay());
    expect(step).toMatchObject({ state: 'failed', applicationState: 'accepted' });
    expect(await effects(opened)).toEqual(NOTHING);

    const second = await beginPayment(opened, onDay());
    provider().pay(second.reference);
    await followUpPolicyPayment('card', second.reference, onDay());
    provider().pay(reference, { isLate: true });
    await followUpPolicyPayment('paypal', reference, onDay());
    await followUpPolicyOrder(orderId, onDay());

    expect(await effects(opened)).toEqual(ISSUED);
    expect([...provider().refunds.keys()]).toEqual([orderId]);
    expect((await orderRowOf(orderId)).state).toBe('refunded');
  });

  test('in another way ends the one that was begun', async () => {
    const opened = await trip();
    const { orderId, reference } = await beginPayment(opened, onDay());
    const step = await checkoutPayment({ ...opened, orderId, payWay: 'paypal' }, onDay());

    expect(step).toMatchObject({ state: 'open', payWay: 'paypal', applicationState: 'ordered' });
    expect(step.orderId).not.toBe(orderId);
    expect((await orderRowOf(orderId)).state).toBe('failed');
    provider().pay(`pi_${step.orderId}`);
    provider().pay(reference, { isLate: true });
    await followUpPolicyPayment('paypal', `pi_${step.orderId}`, onDay());
    await followUpPolicyPayment('card', reference, onDay());
    await followUpPolicyOrder(orderId, onDay());
    expect(provider().paid()).toEqual([`pi_${step.orderId}`]);
    expect(await effects(opened)).toEqual(ISSUED);
  });

  test('of another amount or currency goes back whole (T49)', async () => {
    for (const money of [
      { amount: 1, currency: 'HKD' as const },
      { amount: 56_00, currency: 'THB' as const },
    ]) {
      const opened = await trip();
      const { orderId, reference } = await beginPayment(opened, onDay());
      provider().pay(reference, { money });
      await followUpPolicyPayment('card', reference, onDay());
      await followUpPolicyOrder(orderId, onDay());

      expect((await orderRowOf(orderId)).state).toBe('refunded');
      expect(provider().refunds.get(orderId)).toEqual({ reference, money });
      expect((await applicationRowOf(opened)).state).toBe('accepted');
    }
    expect(rowsLike('POLICY#')).toEqual([]);
  });

  test('that is confirmed long after the price has lapsed goes back', async () => {
    const opened = await trip();
    const { orderId, reference } = await beginPayment(opened, onDay());
    provider().pay(reference);
    await followUpPolicyPayment('card', reference, onDay(18));
    await followUpPolicyOrder(orderId, onDay(18));

    expect(await effects(opened)).toEqual(NOTHING);
    expect([...provider().refunds.keys()]).toEqual([orderId]);
  });

  test('of an order that its payer left lying is given up after a day', async () => {
    const opened = await trip();
    const { orderId } = await beginPayment(opened, onDay());
    await followUpPolicyOrder(orderId, onDay(0.5));
    expect((await orderRowOf(orderId)).state).toBe('open');
    await followUpPolicyOrder(orderId, onDay(1));

    expect(await effects(opened)).toEqual(NOTHING);
    expect(provider().payments.get(`pi_${orderId}`)?.state).toBe('failed');
  });

  test('for tests needs no provider', async () => {
    const opened = await trip();
    const ordered = await orderTrip(opened, onDay());

    expect(await fakePayment(ordered, onDay())).toMatchObject({
      state: 'paid',
      payWay: 'test',
      applicationState: 'issued',
    });
    expect(await fakePayment(ordered, onDay())).toMatchObject({ state: 'paid' });
    expect(await effects(opened)).toEqual(ISSUED);
    expect(provider().asked).toEqual([]);
  });
});

describe('a voucher', () => {
  test('is used by the order, and free again when nothing comes of it', async () => {
    put([voucherRow({ uses: 1 })]);
    const [one, other] = [await trip(), await trip()];
    for (const opened of [one, other]) await findPriceByVoucher({ ...opened, code: 'GO10' }, onDay());
    const ordered = await orderTrip(one, onDay());
    expect(voucherUses()).toBe(1);
    await expect(orderTrip(other, onDay())).rejects.toMatchObject({ code: 'voucher_invalid' });

    await giveUpOrder(ordered, onDay());
    await giveUpOrder(ordered, onDay());
    expect(voucherUses()).toBe(0);
    await orderTrip(other, onDay());
    expect(voucherUses()).toBe(1);
  });

  test('that pays for everything issues at once', async () => {
    put([voucherRow({ percent: 100 })]);
    const opened = await trip();
    await findPriceByVoucher({ ...opened, code: 'GO10' }, onDay());
    const { order } = await paymentCheckout({ ...opened, total: { amount: 0, currency: 'HKD' }, consent }, onDay());

    expect(order).toMatchObject({ state: 'paid', payWay: null });
    expect(await effects(opened)).toEqual(ISSUED);
    expect(voucherUses()).toBe(1);
  });
});

test('paid in parts is ordered with its first part', async () => {
  put(publishedRows({ instalments: [{ id: 'monthly', count: 4, everyMonths: 1, surchargePercent: 5 }] }));
  const opened = await trip();
  const { advancePayment } = await import('../../../../../functions/calls/insurance-quote/advance-payment.ts');
  await advancePayment({ ...opened, instalments: 'monthly' }, onDay());

  expect(await getPaymentInfo(opened, onDay())).toMatchObject({ total: { amount: 58_80 }, dueNow: { amount: 14_70 } });
});
