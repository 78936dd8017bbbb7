/** Gives money back: what was paid twice, late or with another amount, and what staff decide. */
import type { OrderRow } from './billing-rows.ts';
import { findOrder } from './find-orders.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { markRefunded } from './invoices.ts';
import {
  eventPut,
  isWritten,
  mailPut,
  openOrderEnd,
  orderChange,
  paymentPut,
  settleNoMore,
  type Moment,
} from './order-items.ts';
import type { ProviderPayment } from './payment-port.ts';
import { providerOf } from './provider-of.ts';
import { findUndoneUpgrade, undoItems } from './undo-upgrade.ts';

/** What nobody has to decide: paid twice, for an order that had ended, or another amount than was asked for. */
export type RefundReason = 'duplicate' | 'late' | 'mismatch';

/** In place of who of the staff decided. */
const SYSTEM = 'system';

/** Notes that a payment has to go back; the job does it. */
export async function oweBack(
  order: OrderRow,
  { reference, money }: ProviderPayment,
  reason: RefundReason,
  moment: Moment,
): Promise<OrderRow> {
  const refund = { reason, by: SYSTEM, at: moment.now.toISOString(), money };
  const change = { state: 'refund-due', reference, refund } as const;
  const written = await isWritten([
    orderChange(order, ['open', 'pending', 'failed'], change),
    ...(await openOrderEnd(order)),
    ...paymentPut(order, reference),
    settleNoMore(order.orderId),
    refundWork(order, moment),
  ]);
  if (written) moment.log.warn('payment.goes_back', { orderId: order.orderId, reason });
  return written ? { ...order, ...change } : ((await findOrder(order.orderId)) ?? order);
}

export const refundWork = ({ orderId }: OrderRow, { newId, now }: Moment) =>
  outboxPut('billing', { id: newId(), job: 'settle-order', payload: { orderId } }, now);

/** Has the provider return it. Repeating it changes nothing there. */
export async function payBack(order: OrderRow, moment: Moment): Promise<OrderRow> {
  const { payWay, reference, orderId, refund, total } = order;
  if (reference === null) throw new Error(`The order ${orderId} has no payment that could go back.`);
  await (await providerOf(payWay)).refund(reference, orderId, refund?.money ?? total);
  return finishRefund(order, moment);
}

/** The owner may change the subscription meanwhile. */
const MOST_TRIES = 5;

/** The money is back, by us or at the provider itself: the books, the plan and the payer follow, once. */
export async function finishRefund(order: OrderRow, moment: Moment): Promise<OrderRow> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const present = await findOrder(order.orderId);
    if (present?.state !== 'paid' && present?.state !== 'refund-due') return present ?? order;
    if (await isWritten(await refundedItems(present, moment))) return { ...present, state: 'refunded' };
  }
  throw new Error(`The refund of order ${order.orderId} could not be noted. It is noted by the next try.`);
}

async function refundedItems(order: OrderRow, moment: Moment): Promise<TransactItem[]> {
  const { accountId, orderId, planId, cycle, refund, total, paidAt } = order;
  const money = refund?.money ?? total;
  const change = orderChange(order, ['paid', 'refund-due'], { state: 'refunded' });
  // What never took effect has neither an invoice nor a place in the history.
  if (paidAt === null) return [change, mailPut({ template: 'payment-refunded', accountId, orderId }, moment)];
  const undone = await findUndoneUpgrade(order);
  return [
    change,
    markRefunded(accountId, orderId),
    eventPut(accountId, { kind: 'refunded', planId, cycle, money }, moment),
    ...(undone ? undoItems(undone, moment) : []),
    mailPut({ template: 'payment-refunded', accountId, orderId, planId: undone?.row.planId ?? null }, moment),
  ];
}

/** A payment beside the one of its order: as soon as it is paid it goes back. */
export async function returnStray(order: OrderRow, payment: ProviderPayment, { log }: Moment): Promise<void> {
  if (payment.state !== 'paid') return;
  const { payWay, orderId } = order;
  log.warn('payment.stray_goes_back', { orderId, reference: payment.reference });
  await (await providerOf(payWay)).refund(payment.reference, `${orderId}-${payment.reference}`, payment.money);
}
