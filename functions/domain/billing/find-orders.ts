/** Reads orders and the history of subscriptions. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { PayWay } from '../../../shared/model/billing.ts';
import { environment } from '../../kit/environment.ts';
import { queryAll } from '../../kit/query-all.ts';
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
  const { pk, sk } = eventKey(accountId, '');
  const items = await queryAll(
    {
      TableName: environment.table('billing'),
      KeyConditionExpression: 'pk = :own AND begins_with(sk, :event)',
      ExpressionAttributeValues: { ':own': pk, ':event': sk },
      ScanIndexForward: false,
      ConsistentRead: true,
    },
    MOST_EVENTS,
  );
  return items.map((item) => EventRow.parse(item));
}
