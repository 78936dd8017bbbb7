/** Purchases in which something was changed that the server must know better (SECURITY.md T49, T52): none may reach a provider. */
import {
  bindCreditCard,
  checkCardPayment,
  checkGoPayPaymentStatus,
  createSubscription,
  customerDetail,
  giveUpPayment,
  paypalPaymentSuccess,
  saveRenewal,
  unbindCreditCard,
} from '../../../shared/calls/billing.ts';
import type { CallContract } from '../../../shared/calls/define-call.ts';
import { paidPlanIds } from '../../../shared/model/account.ts';
import { payWays, type Money, type PayWay } from '../../../shared/model/billing.ts';
import { priceOf } from '../../../shared/model/prices.ts';
import type { Proof } from '../client/proof.ts';
import { payAndSettle } from './check-purchases.ts';
import { buy, newBuyer, purchaseCalls, purchaseOf, wish, type Buyer, type Payment } from './purchases.ts';

export type TamperResult = {
  sent: number;
  /** Tampered requests that were answered with success. */
  accepted: string[];
  /** Requests that the providers had because of them. */
  reachedProviders: number;
  /** Requests that were not looked at, or went wrong. */
  unlike: string[];
  /** Ways of paying in which the same buyer's untouched purchase is refused: there nothing was proved. */
  honestRefused: PayWay[];
};

/** `token`: of whoever sends it; null for nobody. */
export type Tampered = { contract: CallContract; input: Record<string, unknown>; token: string | null };

const services = ['STRIPE', 'PAYPAL', 'GOPAY'] as const;

/** @param every one of so many attempts is made */
export async function tamperWithMoney(proof: Proof, every = 1): Promise<TamperResult> {
  const others = [await makeOther(proof, 'card'), await makeOther(proof, 'paypal')];
  const buyers = await Promise.all(payWays.map((payWay) => newBuyer(proof, payWay)));
  const attempts = buyers
    .flatMap((buyer) => [...ofOthers(buyer, others), ...changesTo(buyer).map((change) => changed(buyer, change))])
    .filter((_, index) => index % every === 0);
  const result = await sendTampered(proof, attempts);
  const honest = await Promise.all(buyers.map(async (buyer) => (await buy(proof, buyer)).http === 200));
  return { ...result, honestRefused: buyers.filter((_, index) => !honest[index]).map(({ payWay }) => payWay) };
}

/** One after the other: what was accepted, and whether a provider heard of any. */
export async function sendTampered(
  proof: Proof,
  attempts: readonly Tampered[],
): Promise<Omit<TamperResult, 'honestRefused'>> {
  const before = await countRequests(proof);
  const accepted: string[] = [];
  const unlike: string[] = [];
  for (const { contract, input, token } of attempts) {
    const { http, text } = await proof.client.call(contract, input, token === null ? {} : { token });
    if (http < 400) accepted.push(`${contract.name} ${JSON.stringify(input)}`);
    if (http === 429 || http >= 500) unlike.push(`${contract.name} ${text.slice(0, 200)}`);
  }
  return { sent: attempts.length, accepted, reachedProviders: (await countRequests(proof)) - before, unlike };
}

type Other = Payment & { cardId: string };

/** Somebody else, who has bought and keeps a card or an agreement. */
async function makeOther(proof: Proof, payWay: PayWay): Promise<Other> {
  const payment = await payAndSettle(proof, await newBuyer(proof, payWay));
  const { data } = await proof.client.call(customerDetail, {}, { token: payment.owner.idToken });
  return { ...payment, cardId: data.customer?.cards[0]?.cardId ?? '' };
}

async function countRequests({ control }: Proof): Promise<number> {
  const counts = await Promise.all(services.map((service) => control.countRequests(service)));
  return counts.reduce((sum, count) => sum + count, 0);
}

const changed = (buyer: Buyer, change: Record<string, unknown>): Tampered => ({
  contract: purchaseCalls[buyer.payWay],
  input: { ...purchaseOf(buyer), ...change },
  token: buyer.owner.idToken,
});

/** Ids of payments, cards and setups that belong to another buyer. */
function ofOthers(buyer: Buyer, others: readonly Other[]): Tampered[] {
  return others.flatMap(({ orderId, reference, cardId }) => {
    const attempt = (contract: CallContract, input: Record<string, unknown>): Tampered => ({
      ...{ contract, input, token: buyer.owner.idToken },
    });
    return [
      attempt(checkCardPayment, { orderId }),
      attempt(checkGoPayPaymentStatus, { orderId }),
      attempt(giveUpPayment, { orderId }),
      attempt(paypalPaymentSuccess, { token: reference }),
      attempt(bindCreditCard, { setupId: 'seti_ofAnother', nameOnCard: 'Mallory' }),
      ...(cardId === '' ? [] : ofCard(buyer, cardId)),
    ];
  });
}

function ofCard(buyer: Buyer, cardId: string): Tampered[] {
  const { idToken: token } = buyer.owner;
  return [
    { contract: createSubscription, input: { ...purchaseOf(buyer), cardId }, token },
    { contract: unbindCreditCard, input: { cardId }, token },
    { contract: saveRenewal, input: { isAutoRenewing: true, payWay: 'card', cardId }, token },
  ];
}

function changesTo({ total }: Buyer): Record<string, unknown>[] {
  const { amount, currency } = total;
  const of = (other: Record<string, unknown>) => ({ total: { ...total, ...other } });
  const net = priceOf(wish.planId, wish.cycle, currency).amount;
  return [
    ...otherTotals(total).map((other) => ({ total: other })),
    // Before tax; with the free months of a year; what it may have cost once.
    ...[net, net * 10, Math.round(amount * 0.9)]
      .filter((other) => other !== amount)
      .map((other) => of({ amount: other })),
    ...paidPlanIds.filter((planId) => planId !== wish.planId).map((planId) => ({ planId })),
    ...['free', 'enterprise', '', null].map((planId) => ({ planId })),
    ...['yearly', 'weekly', '', null].map((cycle) => ({ cycle })),
    ...['', '1999-01-01', '2999-01-01', null, true].map((termsVersion) => ({ termsVersion })),
    ...[0, 2, -1].map((quantity) => ({ quantity })),
    { price: { ...total, amount: 1 } },
    { coupon: 'FREE' },
    { accountId: 'somebody-else' },
    { status: 'paid' },
    { paidUntil: '2099-01-01T00:00:00.000Z' },
    { isAutoRenewing: 'yes' },
  ];
}

/** What may stand in place of a total that was shown, and none of it is it. */
export function otherTotals(total: Money): unknown[] {
  const { amount } = total;
  const amounts = [0, 1, -1, -amount, amount - 1, amount + 1, amount * 100, amount / 100, 9e15, 0.5, `${amount}`, null];
  return [
    ...amounts.map((other) => ({ ...total, amount: other })),
    ...['USD', 'JPY', 'VND', 'XXX', '', null].map((other) => ({ ...total, currency: other })),
    { ...total, discount: amount },
    null,
    undefined,
  ];
}
