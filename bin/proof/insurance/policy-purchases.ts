/** Purchases of policies, as far as somebody has begun them: what was ordered, and every payment that was ever begun for it. */
import { paymentCheckout } from '../../../shared/calls/insurance-quote.ts';
import { checkoutPayment } from '../../../shared/calls/payment.ts';
import { DECLARATION_VERSION, type PaymentStepView } from '../../../shared/insurance/payment.ts';
import type { PaymentStep, PayWay } from '../../../shared/model/billing.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import type { ToldOf } from '../money/provider-events.ts';
import { referenceOf } from '../money/purchases.ts';
import { applyForTrip, type Applied } from './applicants.ts';
import type { Insurer } from './insurer.ts';

export const consent = { declaration: true, termsVersion: DECLARATION_VERSION } as const;

/** A payment that was begun, with what its payer was shown. */
export type Begun = ToldOf & { step: PaymentStep };

export type Purchase = Applied & {
  orderId: string;
  hasVoucher: boolean;
  payWays: readonly PayWay[];
  begun: Begun[];
};

/** Ordered, and its payment begun with one of the ways that there are. @param index which way, and whether with a voucher */
export async function beginPurchase(proof: Proof, insurer: Insurer, index: number): Promise<Purchase> {
  const country = index % 2 === 0 ? 'HK' : 'ID';
  const hasVoucher = index % 3 === 0;
  const applied = await applyForTrip(proof, insurer, { country, hasVoucher });
  const { applicationId, key, total } = applied;
  const ordered = await proof.client.call(paymentCheckout, { applicationId, key, total, consent });
  mustSucceed(ordered, 'order a policy');
  const { order, payWays } = ordered.data;
  const purchase: Purchase = { ...applied, orderId: order.orderId, hasVoucher, payWays, begun: [] };
  const payWay = payWays[Math.floor(index / 2) % payWays.length] ?? 'card';
  const input = { applicationId, key, orderId: order.orderId, payWay };
  const step = await proof.client.call(checkoutPayment, input);
  mustSucceed(step, 'begin a payment');
  noteBegun(purchase, step.data);
  return purchase;
}

/** The payment of a step that can be paid; null for one that is paid, failed or paid without money. */
export function begunOf(step: PaymentStepView): Begun | null {
  const { payWay, orderId, total } = step;
  const isPayable = step.clientSecret !== null || step.approvalUrl !== null || step.qr !== null;
  if (!isPayable || payWay === null || payWay === 'test') return null;
  const payable = { ...step, payWay };
  return { payWay, orderId, reference: referenceOf(payWay, payable), total, step: payable };
}

/** Keeps it with its purchase; one that is known already adds nothing. */
export function noteBegun(purchase: Purchase, step: PaymentStepView): Begun | null {
  const one = begunOf(step);
  if (one === null) return null;
  purchase.orderId = one.orderId;
  if (purchase.begun.every(({ reference }) => reference !== one.reference)) purchase.begun.push(one);
  return one;
}
