/** Purchases of policies in which something was changed that the server must know better (SECURITY.md T49, T52): none may reach a provider. */
import { paymentCheckout } from '../../../shared/calls/insurance-quote.ts';
import {
  checkoutPayment,
  checkoutPaymentHosted,
  fakePayment,
  getPayAnOrder,
  giveUpOrder,
  wallPay,
} from '../../../shared/calls/payment.ts';
import type { CallContract } from '../../../shared/calls/define-call.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { otherTotals, sendTampered, type Tampered, type TamperResult } from '../money/tampering.ts';
import { applyForTrip, type Applied, type Opened } from './applicants.ts';
import { makeInsurer } from './insurer.ts';
import { beginPurchase, consent, type Purchase } from './policy-purchases.ts';

export type PolicyTamperResult = Omit<TamperResult, 'honestRefused'> & {
  /** What whoever changes nothing could not do: there nothing was proved. */
  honestRefused: string[];
};

/** In dollars, by card or PayPal, and in rupiah, by card or GoPay: first the orders, then the payments of what was ordered. */
export async function tamperWithPolicies(proof: Proof): Promise<PolicyTamperResult> {
  const insurer = await makeInsurer(proof);
  const other = await beginPurchase(proof, insurer, 0);
  const buyers = [
    await applyForTrip(proof, insurer, { country: 'HK', hasVoucher: true }),
    await applyForTrip(proof, insurer, { country: 'ID' }),
  ];
  const orders = await sendTampered(proof, buyers.flatMap(orderAttempts));
  const ordered = await Promise.all(buyers.map((buyer) => order(proof, buyer)));
  const payments = await sendTampered(
    proof,
    ordered.flatMap((own) => paymentAttempts(own, other)),
  );
  const honest = await Promise.all(ordered.map((own) => beginHonestly(proof, own)));
  return {
    sent: orders.sent + payments.sent,
    accepted: [...orders.accepted, ...payments.accepted],
    reachedProviders: orders.reachedProviders + payments.reachedProviders,
    unlike: [...orders.unlike, ...payments.unlike],
    honestRefused: honest.flat(),
  };
}

type Ordered = Opened & { orderId: string };

const attempt = (contract: CallContract, input: Record<string, unknown>): Tampered => ({
  contract,
  input,
  token: null,
});

function orderAttempts({ applicationId, key, total }: Applied): Tampered[] {
  const right = { applicationId, key, total, consent };
  const { amount } = total;
  const changes: Record<string, unknown>[] = [
    ...otherTotals(total).map((other) => ({ total: other })),
    // Before the voucher, and with it twice.
    ...[amount / 0.9, amount * 0.9].map((other) => ({ total: { ...total, amount: Math.round(other) } })),
    ...['', '1999-01-01', '2999-01-01', null].map((termsVersion) => ({ consent: { ...consent, termsVersion } })),
    ...[false, null, 'yes'].map((declaration) => ({ consent: { ...consent, declaration } })),
    ...[
      { consent: null },
      { consent: undefined },
      { price: { ...total, amount: 1 } },
      { dueNow: { ...total, amount: 1 } },
    ],
    ...[{ plan: 'premier' }, { quoteId: 'another' }, { voucherCode: 'FREE' }, { instalments: 'monthly' }],
    ...[{ state: 'issued' }, { orderId: 'mine' }, { payWay: 'test' }, { policyNumber: 'TR26-00000001-00' }],
    ...[{ key: 'A'.repeat(43) }, { applicationId: 'A'.repeat(22) }],
  ];
  return changes.map((change) => attempt(paymentCheckout, { ...right, ...change }));
}

/** Another's order with one's own key, and the other way round; other amounts, and ways of paying that are not offered. */
function paymentAttempts({ payWays, total, ...own }: Ordered & Pick<Purchase, 'payWays' | 'total'>, other: Purchase) {
  const others = [
    { ...own, orderId: other.orderId },
    { ...own, key: other.key },
    { ...own, applicationId: other.applicationId },
    { applicationId: other.applicationId, key: own.key, orderId: other.orderId },
    { ...own, orderId: 'A'.repeat(26) },
  ];
  const notOffered = (['card', 'paypal', 'gopay'] as const).filter((way) => !payWays.includes(way));
  const more = [{ total }, { total: { ...total, amount: 1 } }, { amount: 1 }, { currency: 'JPY' }, { state: 'paid' }];
  return [
    ...others.flatMap((input) => [
      attempt(checkoutPayment, { ...input, payWay: 'card' }),
      attempt(checkoutPaymentHosted, { ...input, payWay: 'card' }),
      attempt(wallPay, { ...input, payWay: 'paypal' }),
      attempt(getPayAnOrder, input),
      attempt(giveUpOrder, input),
      attempt(fakePayment, input),
    ]),
    ...[...notOffered, 'test', 'cash', '', null].map((payWay) => attempt(checkoutPayment, { ...own, payWay })),
    ...more.flatMap((change) => [
      attempt(checkoutPayment, { ...own, payWay: 'card', ...change }),
      attempt(getPayAnOrder, { ...own, ...change }),
    ]),
  ];
}

async function order({ client }: Proof, { applicationId, key, total }: Applied) {
  const answer = await client.call(paymentCheckout, { applicationId, key, total, consent });
  mustSucceed(answer, 'order a policy');
  const { order: made, payWays } = answer.data;
  return { applicationId, key, orderId: made.orderId, payWays, total };
}

/** By the last way that is offered, which the tampered requests named too. */
async function beginHonestly(
  { client }: Proof,
  { applicationId, key, orderId, payWays }: Ordered & Pick<Purchase, 'payWays'>,
) {
  const payWay = payWays.at(-1) ?? 'card';
  const { http, text } = await client.call(checkoutPayment, { applicationId, key, orderId, payWay });
  return http === 200 ? [] : [`an honest payment by ${payWay} is answered with ${text.slice(0, 200)}`];
}
