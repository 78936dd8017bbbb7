/** Gives money back for plans: what was paid twice, late or with another amount, and what staff decide (paying-back.ts). */
import { findOrder, findOrderOfPayment } from './find-orders.ts';
import type { OrderRow } from './billing-rows.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { markRefunded } from './invoices.ts';
import { eventPut, mailPut, openOrderEnd, orderChange, paymentPut, settleNoMore } from './order-items.ts';
import type { Moment } from './order-states.ts';
import type { OrderStore } from './order-store.ts';
import { payingBackOf } from './paying-back.ts';
import { providerOf } from './provider-of.ts';
import { findUndoneUpgrade, undoItems } from './undo-upgrade.ts';

export const refundWork = ({ orderId }: OrderRow, { newId, now }: Moment) =>
  outboxPut('billing', { id: newId(), job: 'settle-order', payload: { orderId } }, now);

/** Orders of plans, as settling and paying back know them. */
export const plansStore: OrderStore<OrderRow> = {
  find: findOrder,
  findOfPayment: findOrderOfPayment,
  providerOf: ({ payWay }) => providerOf(payWay),
  change: orderChange,
  paymentPut,
  release: async (order) => [...(await openOrderEnd(order)), settleNoMore(order.orderId)],
  lookNow: refundWork,
  refundedItems,
};

export const back = payingBackOf(plansStore);

async function refundedItems(order: OrderRow, moment: Moment): Promise<TransactItem[]> {
  const { accountId, orderId, planId, cycle, refund, total, paidAt } = order;
  const money = refund?.money ?? total;
  // What never took effect has neither an invoice nor a place in the history.
  if (paidAt === null) return [mailPut({ template: 'payment-refunded', accountId, orderId }, moment)];
  const undone = await findUndoneUpgrade(order, moment.now);
  return [
    markRefunded(accountId, orderId),
    eventPut(accountId, { kind: 'refunded', planId, cycle, money }, moment),
    ...(undone ? undoItems(undone, moment) : []),
    mailPut({ template: 'payment-refunded', accountId, orderId, planId: undone?.row.planId ?? null }, moment),
  ];
}
