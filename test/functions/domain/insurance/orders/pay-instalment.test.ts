/** Instalments that are paid by hand, beside the clock that charges them. */
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, test, vi } from 'vitest';
import { callBackCheckout } from '../../../../../functions/calls/payment/call-back-checkout.ts';
import { checkoutPayment } from '../../../../../functions/calls/payment/checkout-payment.ts';
import { fakePayment } from '../../../../../functions/calls/payment/fake-payment.ts';
import { getInstalmentToPay } from '../../../../../functions/calls/payment/get-instalment-to-pay.ts';
import { giveUpOrder } from '../../../../../functions/calls/payment/give-up-order.ts';
import { orderInstalment } from '../../../../../functions/calls/payment/order-instalment.ts';
import type { Opened } from '../../../../../functions/domain/insurance/applications.ts';
import { findPolicyEvents } from '../../../../../functions/domain/insurance/find-policies.ts';
import { forgetPolicy } from '../../../../../functions/domain/insurance/forget-policy.ts';
import { chargeInstalments } from '../../../../../functions/domain/insurance/orders/charge-instalments.ts';
import {
  followUpPolicyOrder,
  followUpPolicyPayment,
} from '../../../../../functions/domain/insurance/orders/follow-policy-order.ts';
import { openInstalmentOrder } from '../../../../../functions/domain/insurance/orders/open-instalment-order.ts';
import { policyKey, type PolicyRow } from '../../../../../functions/domain/insurance/policy-rows.ts';
import type { PayWay } from '../../../../../shared/model/billing.ts';
import { onDay } from '../../../../kit/insurance/applications.ts';
import { issuedInParts } from '../../../../kit/insurance/instalments.ts';
import { orderRowOf } from '../../../../kit/insurance/orders.ts';
import { useInsurer } from '../../../../kit/insurance/published.ts';
import { useFakeProvider } from '../../../../kit/payment-provider.ts';

vi.mock(
  '../../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../../kit/payment-provider.ts')).providerModule,
);
vi.mock('../../../../../functions/domain/billing/providers/stripe-cards.ts', () => ({
  makeStripeCustomer: async (name: string) => `cus_of_${name}`,
}));

const { put, table } = useInsurer();
const provider = useFakeProvider();

const issued = (sold: { payWay?: PayWay; keeps?: boolean } = {}) => issuedInParts({ put, provider: provider() }, sold);
const present = ({ policyId }: PolicyRow) => table().row(policyKey(policyId)) as unknown as PolicyRow;
const paidParts = (policy: PolicyRow) => present(policy).instalments.map(({ paidOn }) => paidOn);
const nextLook = ({ policyId }: PolicyRow) => table().row({ pk: `DUE#INSTALMENT#${policyId}`, sk: 'DUE' })?.['gsiSk'];
const kindsOf = async ({ policyId }: PolicyRow) => (await findPolicyEvents(policyId)).map(({ kind }) => kind);

/** The clock has tried the second part four times in vain; the card is declined from then on. */
async function unpaid() {
  const sold = await issued();
  provider().charges = 'failed';
  for (const day of [31, 32, 34, 38]) await chargeInstalments(sold.policy.policyId, onDay(day));
  return sold;
}

/** Orders the instalment and begins its payment. */
async function begin(opened: Opened, day: number, { number = 2, payWay = 'card' as PayWay } = {}) {
  const { orderId } = await orderInstalment({ ...opened, number }, onDay(day));
  const step = await checkoutPayment({ ...opened, orderId, payWay }, onDay(day));
  return { orderId: step.orderId, reference: `pi_${step.orderId}` };
}

async function payByHand(opened: Opened, day: number, number = 2) {
  const { orderId, reference } = await begin(opened, day, { number });
  provider().pay(reference);
  return callBackCheckout({ ...opened, orderId }, onDay(day));
}

describe('an instalment paid by hand', () => {
  test('is paid once it could not be charged, and what it is paid with is charged for the following ones', async () => {
    const { opened, policy } = await unpaid();
    expect(await payByHand(opened, 45)).toMatchObject({ state: 'paid', total: { amount: 14_70, currency: 'HKD' } });

    expect(paidParts(policy)).toEqual(['2026-03-10', '2026-04-24', null, null]);
    expect(present(policy).method).toMatchObject({ payWay: 'card', methodId: `pm_of_pi_P${policy.policyId}-2-5` });
    expect(nextLook(policy)).toBe('2026-05-10T01:00:00.000Z');
    expect(await kindsOf(policy)).toEqual(['issued', 'instalment-failed', 'instalment-paid']);
    provider().charges = 'paid';
    await chargeInstalments(policy.policyId, onDay(61));
    expect(paidParts(policy)[2]).toBe('2026-05-10');
    expect(await orderRowOf(`P${policy.policyId}-3-1`)).toMatchObject({
      method: { methodId: `pm_of_pi_P${policy.policyId}-2-5` },
      providerCustomerId: `cus_of_application-${policy.applicationId}`,
    });
  });

  test('of a policy without a kept method leaves one, with its customer', async () => {
    const { opened, policy } = await issued({ payWay: 'paypal', keeps: false });
    expect(policy.method).toBeNull();
    await chargeInstalments(policy.policyId, onDay(31));
    expect(await kindsOf(policy)).toEqual(['issued', 'instalment-failed']);
    await payByHand(opened, 32);

    expect(present(policy).method).toEqual({
      ...{ payWay: 'card', methodId: `pm_of_pi_P${policy.policyId}-2-1` },
      customerId: `cus_of_application-${policy.applicationId}`,
    });
  });

  test('is not kept where none follow', async () => {
    const { opened, policy } = await issued();
    for (const day of [31, 61]) await chargeInstalments(policy.policyId, onDay(day));
    const before = present(policy).method;
    const { reference } = await begin(opened, 92, { number: 4 });
    expect(provider().payments.get(reference)?.isKept).toBe(false);
    provider().pay(reference);
    await followUpPolicyPayment('card', reference, onDay(92));

    expect(paidParts(policy)[3]).toBe('2026-06-10');
    expect(present(policy).method).toEqual(before);
    expect(nextLook(policy)).toBeUndefined();
  });

  test('takes its amount from the policy, whatever is paid at the provider', async () => {
    const { opened, policy } = await unpaid();
    const { orderId, reference } = await begin(opened, 40);
    provider().pay(reference, { money: { amount: 1, currency: 'HKD' } });
    await followUpPolicyPayment('card', reference, onDay(40));
    await followUpPolicyOrder(orderId, onDay(40));

    expect(paidParts(policy)[1]).toBeNull();
    expect([...provider().refunds.values()].map(({ money }) => money.amount)).toEqual([1]);
    expect(await orderRowOf(orderId)).toMatchObject({ state: 'refunded', total: { amount: 14_70 } });
  });

  test.each([
    ['that is paid', 1, 31],
    ['that comes after another one', 3, 61],
    ['whose day has not come', 2, 30],
    ['that there is not', 9, 31],
  ])('is refused for one %s', async (_, number, day) => {
    const { opened } = await issued();

    await expect(orderInstalment({ ...opened, number }, onDay(day))).rejects.toMatchObject({
      code: 'instalment_not_due',
    });
  });

  test('is refused for a cancelled policy; what is paid for one goes back', async () => {
    const { opened, policy } = await unpaid();
    const { orderId, reference } = await begin(opened, 40);
    put([{ ...policyKey(policy.policyId), ...present(policy), cancelledOn: '2026-04-20' }]);
    provider().pay(reference);
    await followUpPolicyPayment('card', reference, onDay(42));
    await followUpPolicyOrder(orderId, onDay(42));

    expect(await orderRowOf(orderId)).toMatchObject({ state: 'refunded', refund: { reason: 'duplicate' } });
    await expect(orderInstalment({ ...opened, number: 2 }, onDay(42))).rejects.toMatchObject({
      code: 'instalment_not_due',
    });
  });

  test('is paid without money where the stage allows it', async () => {
    const { opened, policy } = await unpaid();
    const { orderId } = await orderInstalment({ ...opened, number: 2 }, onDay(40));

    expect(await fakePayment({ ...opened, orderId }, onDay(40))).toMatchObject({ state: 'paid', payWay: 'test' });
    expect(paidParts(policy)[1]).toBe('2026-04-19');
  });

  test('leaves nothing when its policy is deleted, given-up orders included', async () => {
    const { opened, policy } = await unpaid();
    const { orderId } = await begin(opened, 40);
    await giveUpOrder({ ...opened, orderId }, onDay(40));
    mockClient(S3Client).on(ListObjectsV2Command).resolves({});
    await forgetPolicy(policy.policyId, onDay(8 * 366).now);

    expect([...table().rows.keys()].filter((key) => key.includes(`P${policy.policyId}`))).toEqual([]);
  });
});

describe('the order of an instalment', () => {
  test('is one, however often and however many at once press', async () => {
    const { opened } = await unpaid();
    const pressed = await Promise.all(
      Array.from({ length: 6 }, () => orderInstalment({ ...opened, number: 2 }, onDay(40))),
    );
    const again = await orderInstalment({ ...opened, number: 2 }, onDay(41));

    expect(new Set([...pressed, again].map(({ orderId }) => orderId)).size).toBe(1);
  });

  test('is another one after it was given up, and one for each way of paying', async () => {
    const { opened, policy } = await unpaid();
    const first = await begin(opened, 40);
    await giveUpOrder({ ...opened, orderId: first.orderId }, onDay(40));
    const second = await begin(opened, 40);
    const third = await begin(opened, 40, { payWay: 'paypal' });

    expect([first, second, third].map(({ orderId }) => orderId.at(-1))).toEqual(['5', '6', '7']);
    expect(provider().payments.get(second.reference)?.state).toBe('failed');
    // Paid all the same, late: it goes back, and the third counts.
    provider().pay(second.reference, { isLate: true });
    provider().pay(third.reference);
    await followUpPolicyPayment('paypal', third.reference, onDay(40));
    await followUpPolicyPayment('card', second.reference, onDay(40));
    await followUpPolicyOrder(second.orderId, onDay(40));
    expect(paidParts(policy)[1]).toBe('2026-04-19');
    expect([...provider().refunds.values()]).toEqual([
      { reference: second.reference, money: { amount: 14_70, currency: 'HKD' } },
    ]);
  });

  test('is another one once the policy has another price', async () => {
    const { opened, policy } = await unpaid();
    const before = await begin(opened, 40);
    const money = { amount: 20_00, currency: 'HKD' } as const;
    const instalments = present(policy).instalments.map((part) => (part.number === 2 ? { ...part, money } : part));
    put([{ ...policyKey(policy.policyId), ...present(policy), instalments }]);

    expect((await getInstalmentToPay(opened, onDay(40))).order).toBeNull();
    expect(await orderInstalment({ ...opened, number: 2 }, onDay(40))).toMatchObject({ total: money });
    expect((await orderRowOf(before.orderId)).state).toBe('failed');
  });

  test('survives a crash before the provider has begun, and one before the payment is noted', async () => {
    const { opened, policy } = await unpaid();
    const { orderId } = await orderInstalment({ ...opened, number: 2 }, onDay(40));
    provider().before = (operation) => {
      if (operation === 'start') throw new Error('crash');
    };
    await expect(checkoutPayment({ ...opened, orderId, payWay: 'card' }, onDay(40))).rejects.toThrow('crash');
    provider().before = () => undefined;
    const { reference, orderId: next } = await begin(opened, 40);
    provider().pay(reference);
    provider().before = (operation) => {
      if (operation === 'capture') throw new Error('crash');
    };
    await expect(callBackCheckout({ ...opened, orderId: next }, onDay(40))).rejects.toThrow('crash');
    provider().before = () => undefined;
    await followUpPolicyOrder(next, onDay(41));

    expect(paidParts(policy)[1]).toBe('2026-04-20');
    expect(provider().paid()).toHaveLength(2);
  });

  test('is given up after a day of nothing, and the clock goes on', async () => {
    const { opened, policy } = await issued();
    const { orderId } = await begin(opened, 31);
    await chargeInstalments(policy.policyId, onDay(31));
    expect(paidParts(policy)[1]).toBeNull();
    expect(nextLook(policy)).toBe('2026-04-11T01:00:00.000Z');
    await followUpPolicyOrder(orderId, onDay(32));
    await chargeInstalments(policy.policyId, onDay(32));

    expect((await orderRowOf(orderId)).state).toBe('failed');
    expect(paidParts(policy)[1]).toBe('2026-04-11');
    expect(provider().paid()).toHaveLength(2);
  });

  test('left open for ever keeps nobody from being told, nor the next part from its turn', async () => {
    const { opened, policy } = await issued({ payWay: 'paypal', keeps: false });
    await orderInstalment({ ...opened, number: 2 }, onDay(31));
    await chargeInstalments(policy.policyId, onDay(38));
    expect(await kindsOf(policy)).toEqual(['issued']);
    await chargeInstalments(policy.policyId, onDay(39));

    expect(await kindsOf(policy)).toEqual(['issued', 'instalment-failed']);
    expect(nextLook(policy)).toBe('2026-05-10T01:00:00.000Z');
  });
});

describe('hand and clock', () => {
  test('do not both pay: an instalment that is being charged cannot be ordered, nor its order taken over', async () => {
    const { opened, policy } = await issued();
    provider().charges = 'pending';
    await chargeInstalments(policy.policyId, onDay(31));
    const ordered = { ...opened, orderId: `P${policy.policyId}-2-1` };
    const isRefused = { code: 'payment_open' };

    await expect(orderInstalment({ ...opened, number: 2 }, onDay(31))).rejects.toMatchObject(isRefused);
    await expect(checkoutPayment({ ...ordered, payWay: 'card' }, onDay(31))).rejects.toMatchObject(isRefused);
    await expect(giveUpOrder(ordered, onDay(31))).rejects.toMatchObject(isRefused);
    expect(await fakePayment(ordered, onDay(31))).toMatchObject({ state: 'pending', payWay: 'card' });
  });

  test('cannot take over an order that the clock has opened and not yet charged', async () => {
    const { opened, policy } = await issued();
    provider().charges = 'away';
    await expect(chargeInstalments(policy.policyId, onDay(31))).rejects.toMatchObject({ code: 'unavailable' });
    const ordered = { ...opened, orderId: `P${policy.policyId}-2-1` };
    expect((await orderRowOf(ordered.orderId)).state).toBe('open');

    await expect(checkoutPayment({ ...ordered, payWay: 'card' }, onDay(31))).rejects.toMatchObject({
      code: 'payment_open',
    });
  });

  test('at the same moment open one order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { opened, policy } = await issued();
      const [hand] = await Promise.allSettled([
        orderInstalment({ ...opened, number: 2 }, onDay(31)),
        chargeInstalments(policy.policyId, onDay(31)),
      ]);
      const { method, state } = await orderRowOf(`P${policy.policyId}-2-1`);

      expect(hand.status === 'fulfilled').toBe(method === null);
      expect(paidParts(policy)[1]).toBe(method === null ? null : '2026-04-10');
      expect(state).toBe(method === null ? 'open' : 'paid');
    }
  });

  test('open none for a policy that was read before a payment took effect', async () => {
    const { opened, policy } = await issued();
    await payByHand(opened, 31);
    const [, part] = policy.instalments;
    if (part === undefined) throw new Error('It has no second part.');

    expect(await openInstalmentOrder(policy, part, { index: 1, method: policy.method }, onDay(31))).toBeNull();
    expect(provider().paid()).toHaveLength(2);
  });
});
