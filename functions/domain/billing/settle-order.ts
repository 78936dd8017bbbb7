/**
 * Brings an order to where its payment is. The provider is asked each time, whatever told of it: a webhook, the payer's
 * return, or the clock; so any order of events, and any number of them, ends in the same state (SECURITY.md T51).
 */
import type { PayWay } from '../../../shared/model/billing.ts';
import {
  isWritten,
  isUndecided,
  openOrderEnd,
  orderChange,
  paymentPut,
  settleNoMore,
  type Moment,
} from './order-items.ts';
import { attachPayment } from './attach-payment.ts';
import type { OrderRow } from './billing-rows.ts';
import { findOrder, findOrderOfPayment } from './find-orders.ts';
import { markPaid } from './mark-paid.ts';
import type { ProviderPayment } from './payment-port.ts';
import { providerOf } from './provider-of.ts';
import { finishRefund, oweBack, payBack, returnStray } from './pay-back.ts';

/** The order of a provider's payment, settled; null for a payment that is not ours. */
export async function settlePayment(payWay: PayWay, reference: string, moment: Moment): Promise<OrderRow | null> {
  const provider = await providerOf(payWay);
  const known = await findOrderOfPayment(payWay, reference);
  if (known) return applyPayment(known, await look(known, reference), moment);
  // Between the start of a payment and our note of it there may have been a crash: the provider knows the order, too.
  const payment = await provider.read(reference);
  const order = await findOrder(payment.orderId);
  if (order?.payWay === payWay) return applyPayment(order, payment, moment);
  moment.log.warn('payment.unknown', { payWay, reference });
  return null;
}

/** The payment as it is; what its payer has approved is taken, unless the order was given up. */
export async function look(order: OrderRow, reference: string): Promise<ProviderPayment> {
  const provider = await providerOf(order.payWay);
  return isUndecided(order) ? provider.capture(reference, order.orderId) : provider.read(reference);
}

/** The order as its payment is now; one whose payment has not begun stays. */
export async function settleOrder(order: OrderRow, moment: Moment): Promise<OrderRow> {
  if (order.state === 'refund-due') return payBack(order, moment);
  if (order.reference === null || !isUndecided(order)) return order;
  return applyPayment(order, await look(order, order.reference), moment);
}

export async function applyPayment(order: OrderRow, payment: ProviderPayment, moment: Moment): Promise<OrderRow> {
  if (order.reference !== null && order.reference !== payment.reference) {
    await returnStray(order, payment, moment);
    return order;
  }
  switch (payment.state) {
    case 'open':
      return order.reference === null ? attachPayment(order, payment.reference) : order;
    case 'pending':
      return markPending(order, payment);
    case 'failed':
      return markFailed(order, payment.errorLabel, payment.reference);
    case 'refunded':
      return isUndecided(order) ? markFailed(order, null, payment.reference) : finishRefund(order, moment);
    case 'paid':
      return takePaid(order, payment, moment);
  }
}

/** What was paid counts once, if it is the amount that was asked for and nothing else was bought since; else it goes back. */
async function takePaid(order: OrderRow, payment: ProviderPayment, moment: Moment): Promise<OrderRow> {
  if (order.state === 'refund-due') return payBack(order, moment);
  if (order.state === 'failed') return oweBack(order, payment, 'late', moment);
  if (!isUndecided(order)) return order;
  const { amount, currency } = payment.money;
  if (amount === order.total.amount && currency === order.total.currency) return markPaid(order, payment, moment);
  moment.log.warn('payment.amount_differs', { orderId: order.orderId, reference: payment.reference });
  return oweBack(order, payment, 'mismatch', moment);
}

async function markPending(order: OrderRow, { reference }: ProviderPayment): Promise<OrderRow> {
  if (order.state !== 'open') return order;
  const change = { state: 'pending', reference } as const;
  const written = await isWritten([orderChange(order, ['open'], change), ...paymentPut(order, reference)]);
  return written ? { ...order, ...change } : rereadOrder(order);
}

/** Ends an order that is not paid, and makes room for another one. */
export async function markFailed(
  order: OrderRow,
  errorLabel: string | null,
  reference: string | null = order.reference,
): Promise<OrderRow> {
  if (!isUndecided(order)) return order;
  const change = { state: 'failed', errorLabel, reference } as const;
  const written = await isWritten([
    orderChange(order, ['open', 'pending'], change),
    ...(await openOrderEnd(order)),
    ...paymentPut(order, reference),
    settleNoMore(order.orderId),
  ]);
  return written ? { ...order, ...change } : rereadOrder(order);
}

/** Ends the payment at the provider first: what can be paid no more is given up, what was paid in between is settled. */
export async function giveUpOrder(order: OrderRow, moment: Moment): Promise<OrderRow> {
  if (!isUndecided(order)) return order;
  if (order.reference === null) return markFailed(order, null);
  const settled = await applyPayment(order, await (await providerOf(order.payWay)).giveUp(order.reference), moment);
  return settled.state === 'open' ? markFailed(settled, null) : settled;
}

async function rereadOrder(order: OrderRow): Promise<OrderRow> {
  return (await findOrder(order.orderId)) ?? order;
}
