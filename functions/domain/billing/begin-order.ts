/** Begins orders: an account has one open order at most (SECURITY.md T52). */
import { environment } from '../../kit/environment.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import {
  openOrderKey,
  orderKey,
  subscriptionKey,
  type CustomerRow,
  type OpenOrderRow,
  type OrderRow,
  type SubscriptionRow,
} from './billing-rows.ts';
import { descriptionIn } from './invoice-texts.ts';
import { settleLater } from './order-items.ts';
import { isWritten } from './order-states.ts';
import type { PaymentRequest } from './payment-port.ts';

export const needs: StoreNeeds = { tables: [{ table: 'billing', actions: ['ConditionCheckItem', 'PutItem'] }] };

/** An order is looked at again by then, should nothing tell of its payment. */
const LOOK_AGAIN_MS = 10 * 60_000;

/** False when another order is open, or the subscription that it was priced on has changed meanwhile. */
export async function reserveOrder(order: OrderRow, subscription: SubscriptionRow | null, now: Date): Promise<boolean> {
  const TableName = environment.table('billing');
  const open: OpenOrderRow = { orderId: order.orderId, approvalUrl: null, qr: null };
  return isWritten([
    subscriptionCheck(order.accountId, subscription, now),
    {
      Put: {
        TableName,
        Item: { ...orderKey(order.orderId), gsiPk: `ORDERS#${order.accountId}`, gsiSk: order.createdAt, ...order },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    {
      Put: {
        TableName,
        Item: { ...openOrderKey(order.accountId), ...open },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    settleLater(order.orderId, new Date(now.getTime() + LOOK_AGAIN_MS)),
  ]);
}

function subscriptionCheck(accountId: string, seen: SubscriptionRow | null, now: Date): TransactItem {
  const condition = seen
    ? {
        ConditionExpression: '#version = :seen',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':seen': seen.version },
      }
    : {
        ConditionExpression: 'attribute_not_exists(pk) OR periodEnd <= :now',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      };
  return { ConditionCheck: { TableName: environment.table('billing'), Key: subscriptionKey(accountId), ...condition } };
}

/** As the provider is asked, whoever it is: the payer reads what the screens and invoices call the plan. */
export function requestFor(order: OrderRow, customer: CustomerRow | null): PaymentRequest {
  return {
    orderId: order.orderId,
    money: order.total,
    description: `XPage ${descriptionIn(order.language, order.planId, order.cycle)}`,
    providerCustomerId: customer?.stripeCustomerId ?? null,
    isKept: order.isAutoRenewing,
  };
}
