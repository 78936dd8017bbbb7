/** What the transactions around an order are made of. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dueDelete, duePut } from '../../kit/due-rows.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { drawingOfAccount } from '../pages/drawing-of-account.ts';
import { accountKey, type AccountRow } from '../accounts/account-rows.ts';
import {
  eventKey,
  openOrderKey,
  orderKey,
  paymentKey,
  subscriptionKey,
  type EventRow,
  type OrderRow,
  type SubscriptionRow,
} from './billing-rows.ts';
import { stateChange, type Moment } from './order-states.ts';
import type { OrderState } from '../../../shared/model/billing.ts';
import { firstStepAt } from './renewal-steps.ts';

export const needs: StoreNeeds = {
  tables: [
    { table: 'billing', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    { table: 'accounts', actions: ['UpdateItem'] },
  ],
};

/** Changes the order while it is in one of the states that it may leave. */
export function orderChange(
  { orderId }: OrderRow,
  from: readonly OrderState[],
  changes: Partial<OrderRow>,
): TransactItem {
  return stateChange({ TableName: environment.table('billing'), Key: orderKey(orderId) }, from, changes);
}

/** Frees the place of the open order, when it is this one's. */
export async function openOrderEnd({ accountId, orderId }: OrderRow): Promise<TransactItem[]> {
  const open = await readRow('billing', openOrderKey(accountId));
  if (open?.['orderId'] !== orderId) return [];
  return [
    {
      Delete: {
        TableName: environment.table('billing'),
        Key: openOrderKey(accountId),
        ConditionExpression: 'orderId = :order',
        ExpressionAttributeValues: { ':order': orderId },
      },
    },
  ];
}

/** By which a return or a webhook finds the order; nothing for a payment that was never begun. */
export function paymentPut({ payWay, orderId }: OrderRow, reference: string | null): TransactItem[] {
  if (reference === null) return [];
  const Item = { ...paymentKey(payWay, reference), orderId };
  return [{ Put: { TableName: environment.table('billing'), Item } }];
}

/** Writes the subscription in place of the one that was read. */
export function subscriptionPut(row: SubscriptionRow, before: SubscriptionRow | null): TransactItem {
  return {
    Put: {
      TableName: environment.table('billing'),
      Item: { ...subscriptionKey(row.accountId), ...row, version: (before?.version ?? 0) + 1 },
      ...unchanged(before),
    },
  };
}

/** The subscription with what follows from it: what the account may do, its live page, and its own clock. */
export function subscriptionItems(
  row: SubscriptionRow,
  before: SubscriptionRow | null,
  moment: Moment,
): TransactItem[] {
  const { accountId } = row;
  return [
    subscriptionPut(row, before),
    planUpdate(accountId, planOf(row)),
    // The live page follows the plan.
    drawingOfAccount('billing', accountId, moment),
    ...(row.before ? [redrawLater(accountId, new Date(row.periodStart))] : []),
    renewWhenDue(row, moment.now),
  ];
}

/** What is paid ahead takes its place when its period begins. */
function planOf({ planId, periodStart, periodEnd, before }: SubscriptionRow): AccountRow['plan'] {
  const followedBy = before && before.planId !== planId ? { id: planId, from: periodStart } : null;
  return { id: before?.planId ?? planId, trialEndsAt: null, paidUntil: periodEnd, followedBy };
}

export function subscriptionDelete(row: SubscriptionRow): TransactItem {
  return {
    Delete: { TableName: environment.table('billing'), Key: subscriptionKey(row.accountId), ...unchanged(row) },
  };
}

function unchanged(before: SubscriptionRow | null) {
  if (!before) return { ConditionExpression: 'attribute_not_exists(pk)' };
  return {
    ConditionExpression: '#version = :seen',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':seen': before.version },
  };
}

/** What the account may do from now on. */
export function planUpdate(accountId: string, plan: AccountRow['plan']): TransactItem {
  return {
    Update: {
      TableName: environment.table('accounts'),
      Key: accountKey(accountId),
      UpdateExpression: 'SET #plan = :plan',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#plan': 'plan' },
      ExpressionAttributeValues: { ':plan': plan },
    },
  };
}

export function eventPut(accountId: string, event: Omit<EventRow, 'eventId' | 'at'>, moment: Moment): TransactItem {
  const eventId = moment.newId();
  const Item = { ...eventKey(accountId, eventId), eventId, at: moment.now.toISOString(), ...event };
  return { Put: { TableName: environment.table('billing'), Item } };
}

export function mailPut(payload: { template: string; accountId: string } & Record<string, unknown>, moment: Moment) {
  return outboxPut('billing', { id: moment.newId(), job: 'send-message', payload }, moment.now);
}

/** Has the live page drawn anew at a later moment. */
function redrawLater(accountId: string, at: Date): TransactItem {
  return duePut({ id: `PLAN#${accountId}`, job: 'publish-page', payload: { action: 'republish-own', accountId } }, at);
}

/** Has the order looked at again; the row keeps one moment an order. */
export function settleLater(orderId: string, at: Date): TransactItem {
  return duePut({ id: `SETTLE#${orderId}`, job: 'settle-order', payload: { orderId } }, at);
}

export const settleNoMore = (orderId: string): TransactItem => dueDelete(`SETTLE#${orderId}`);

/** Has the subscription worked on at the moment, in place of the one before. */
export function renewAt(accountId: string, at: Date): TransactItem {
  return duePut({ id: `RENEW#${accountId}`, job: 'renew-subscription', payload: { accountId } }, at);
}

export const renewNoMore = (accountId: string): TransactItem => dueDelete(`RENEW#${accountId}`);

export const renewWhenDue = (row: SubscriptionRow, now: Date): TransactItem =>
  renewAt(row.accountId, firstStepAt(row, now));
