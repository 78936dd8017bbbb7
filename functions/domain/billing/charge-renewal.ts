/** Charges the next period without anybody there. */
import type { AccountRow } from '../accounts/account-rows.ts';
import { reserveOrder, requestFor } from './begin-order.ts';
import type { OrderRow, SubscriptionRow } from './billing-rows.ts';
import { findOrder } from './find-orders.ts';
import { findSubscription } from './find-subscription.ts';
import { loadBuyer } from './load-buyer.ts';
import {
  eventPut,
  mailPut,
  openOrderEnd,
  orderChange,
  paymentPut,
  renewAt,
  settleNoMore,
  subscriptionPut,
} from './order-items.ts';
import { isUndecided, isWritten, type Moment } from './order-states.ts';
import type { KeptMethod } from './payment-port.ts';
import { chargeUnattended } from './charge-unattended.ts';
import { renewing, type Charge } from './price-purchase.ts';
import { nextStepAt } from './renewal-steps.ts';
import { applyPayment } from './settle-order.ts';

const MOST_TRIES = 5;

/** @param begun an order whose charge broke off; null makes a new one */
export async function chargeRenewal(
  subscription: SubscriptionRow,
  begun: OrderRow | null,
  moment: Moment,
): Promise<void> {
  const { method } = begun ?? subscription;
  if (!method) return;
  const buyer = await loadBuyer(subscription.accountId, moment.now);
  const order = begun ?? { ...renewing(buyer, subscription), ...unattended(buyer.account, method, moment) };
  if (!begun && !(await reserveOrder(order, subscription, moment.now))) return;
  const { payment, label } = await chargeUnattended(order.payWay, requestFor(order, buyer.customer), method);
  if (payment && payment.state !== 'failed') await applyPayment(order, payment, moment);
  else await noteFailure(order, payment?.reference ?? null, label, moment);
}

function unattended(
  { accountId, language }: AccountRow,
  method: KeptMethod,
  { newId, now }: Moment,
): Omit<OrderRow, keyof Charge> {
  const made = { orderId: newId(), accountId, language, createdAt: now.toISOString(), isUnattended: true };
  const paying = { payWay: method.payWay, method, isAutoRenewing: true, reference: null, paidAt: null };
  // What was agreed to at the purchase covers its renewals.
  return { ...made, ...paying, state: 'open', errorLabel: null, termsVersion: '' };
}

/** One transaction, so that a failure is counted and told once. */
async function noteFailure(order: OrderRow, reference: string | null, label: string, moment: Moment): Promise<void> {
  const { accountId, orderId, planId, cycle, total: money } = order;
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const [present, row] = await Promise.all([findOrder(orderId), findSubscription(accountId)]);
    if (!present || !row || !isUndecided(present)) return;
    const next = nextStepAt(row, moment.now);
    const nextTryAt = next.toISOString() === row.periodEnd ? null : next.toISOString();
    const failure = { at: moment.now.toISOString(), label, nextTryAt, count: (row.failure?.count ?? 0) + 1 };
    const written = await isWritten([
      orderChange(present, ['open', 'pending'], { state: 'failed', errorLabel: label, reference }),
      ...(await openOrderEnd(present)),
      ...paymentPut(present, reference),
      subscriptionPut({ ...row, failure }, row),
      eventPut(accountId, { kind: 'renewal-failed', planId, cycle, money }, moment),
      mailPut({ template: 'renewal-failed', accountId, label, nextTryAt }, moment),
      settleNoMore(orderId),
      renewAt(accountId, next),
    ]);
    if (written) return;
  }
  throw new Error(`The failed renewal of order ${orderId} could not be noted. It is noted by the next try.`);
}
