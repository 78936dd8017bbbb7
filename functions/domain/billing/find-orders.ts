/** Reads orders and the history of subscriptions. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { PayWay } from '../../../shared/model/billing.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import {
  eventKey,
  EventRow,
  OpenOrderRow,
  openOrderKey,
  orderKey,
  OrderRow,
  paymentKey,
  PaymentRow,
} from './billing-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'billing', actions: ['GetItem', 'Query'] }] };

/** What the history shows at most. */
const MOST_EVENTS = 100;

export async function findOrder(orderId: string): Promise<OrderRow | null> {
  const item = await readRow('billing', orderKey(orderId));
  return item ? OrderRow.parse(item) : null;
}

/** Null for another account's and for none alike. */
export async function findOwnOrder(accountId: string, orderId: string): Promise<OrderRow | null> {
  const order = await findOrder(orderId);
  return order?.accountId === accountId ? order : null;
}

export async function findOrderOfPayment(payWay: PayWay, reference: string): Promise<OrderRow | null> {
  const item = await readRow('billing', paymentKey(payWay, reference));
  return item ? findOrder(PaymentRow.parse(item).orderId) : null;
}

/** What is under way for the account; null when nothing is. */
export async function findOpenOrder(accountId: string): Promise<{ order: OrderRow; open: OpenOrderRow } | null> {
  const item = await readRow('billing', openOrderKey(accountId));
  if (!item) return null;
  const open = OpenOrderRow.parse(item);
  const order = await findOrder(open.orderId);
  return order && { order, open };
}

/** The newest first. */
export async function findEvents(accountId: string): Promise<EventRow[]> {
  const items = await listBelow('billing', eventKey(accountId, ''), MOST_EVENTS, 'newest');
  return items.map((item) => EventRow.parse(item));
}
