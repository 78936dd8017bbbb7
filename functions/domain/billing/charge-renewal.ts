/** Charges the next period without anybody there. */
import { AppError } from '../../kit/app-error.ts';
import { reserveOrder, requestFor } from './begin-order.ts';
import type { OrderRow, SubscriptionRow } from './billing-rows.ts';
import { findOrder } from './find-orders.ts';
import { findSubscription } from './find-subscription.ts';
import { loadBuyer } from './load-buyer.ts';
import {
  eventPut,
  isUndecided,
  isWritten,
  mailPut,
  openOrderEnd,
  orderChange,
  paymentPut,
  renewAt,
  settleNoMore,
  subscriptionPut,
  type Moment,
} from './order-items.ts';
import type { KeptMethod, ProviderPayment } from './payment-port.ts';
import { renewing, type Charge } from './price-purchase.ts';
import { providerOf } from './provider-of.ts';
import { nextStepAt } from './renewal-steps.ts';
import { applyPayment } from './settle-order.ts';

const MOST_TRIES = 5;

/** What is said when the bank wants the payer, who is not there. */
const PAYER_NEEDED = 'authentication_required';

/** @param begun an order whose charge broke off; null makes a new one */
export async function chargeRenewal(
  subscription: SubscriptionRow,
  begun: OrderRow | null,
  moment: Moment,
): Promise<void> {
  const { method } = begun ?? subscription;
  if (!method) return;
  const buyer = await loadBuyer(subscription.accountId, moment.now);
  const order = begun ?? { ...renewing(buyer, subscription), ...unattended(subscription.accountId, method, moment) };
  if (!begun && !(await reserveOrder(order, subscription, moment.now))) return;
  const { payment, label } = await chargeUnattended(order, requestFor(order, buyer.customer), method);
  if (payment && payment.state !== 'failed') await applyPayment(order, payment, moment);
  else await noteFailure(order, payment?.reference ?? null, label, moment);
}

function unattended(accountId: string, method: KeptMethod, { newId, now }: Moment): Omit<OrderRow, keyof Charge> {
  const made = { orderId: newId(), accountId, createdAt: now.toISOString(), isUnattended: true };
  const paying = { payWay: method.payWay, method, isAutoRenewing: true, reference: null, paidAt: null };
  // What was agreed to at the purchase covers its renewals.
  return { ...made, ...paying, state: 'open', errorLabel: null, termsVersion: '' };
}

async function chargeUnattended(
  { payWay }: OrderRow,
  request: ReturnType<typeof requestFor>,
  method: KeptMethod,
): Promise<{ payment: ProviderPayment | null; label: string }> {
  const provider = await providerOf(payWay);
  try {
    const charged = await provider.chargeKept(request, method, false);
    const payment = charged.state === 'open' ? await provider.giveUp(charged.reference) : charged;
    return { payment, label: charged.errorLabel ?? payment.errorLabel ?? PAYER_NEEDED };
  } catch (error) {
    // A refusal is an answer; a provider that is away is asked again by the job, for the same order.
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    return { payment: null, label: String(error.details['label'] ?? error.code) };
  }
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
