/** Orders of applications and policies, as settling and paying back know them (../../billing/order-store.ts). */
import type { OrderStore, PaymentKeeper } from '../../billing/order-store.ts';
import { payingBackOf } from '../../billing/paying-back.ts';
import { providerOf } from '../../billing/provider-of.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';
import { findPolicyOrder, findPolicyOrderOfPayment } from './find-policy-orders.ts';
import { policyOrderChange, policyPaymentPut, releaseItems, settlePolicyNow } from './policy-order-items.ts';
import { refundedItems } from './refunded-items.ts';
import { testPaymentOf } from './test-payment.ts';

export const policyOrderStore: OrderStore<PolicyOrderRow> = {
  find: findPolicyOrder,
  findOfPayment: findPolicyOrderOfPayment,
  providerOf: policyProviderOf,
  change: policyOrderChange,
  paymentPut: policyPaymentPut,
  release: releaseItems,
  lookNow: settlePolicyNow,
  refundedItems,
};

export const policyBack = payingBackOf(policyOrderStore);

/** A test payment has no provider: nothing was paid, so there is nothing to give back. */
async function policyProviderOf(order: PolicyOrderRow): Promise<PaymentKeeper> {
  if (order.payWay === 'test') return testPaymentOf(order);
  if (order.payWay === null) throw new Error(`The order ${order.orderId} has no way of paying yet.`);
  return providerOf(order.payWay);
}
