/** What the transactions around an order of an application are made of (rows: ../policy-rows.ts). */
import type { OrderState } from '../../../../shared/model/billing.ts';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { dueDelete, duePut } from '../../../kit/due-rows.ts';
import { environment } from '../../../kit/environment.ts';
import { epochSeconds } from '../../../kit/epoch-seconds.ts';
import { outboxPut, type TransactItem } from '../../../kit/outbox.ts';
import { readRow } from '../../../kit/read-row.ts';
import { stateChange, type Moment } from '../../billing/order-states.ts';
import { applicationKey, applicationsOf, voucherKey, type ApplicationRow } from '../application-rows.ts';
import { KEPT_SECONDS } from '../applications.ts';
import { policyOrderKey, policyPaymentKey, type PolicyOrderRow } from '../policy-rows.ts';
import { findApplication } from './find-policy-orders.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'PutItem', 'UpdateItem'] }] };

/** The transaction item that writes a new order. */
export function orderPut(order: PolicyOrderRow): TransactItem {
  return {
    Put: {
      TableName: environment.table('insurance'),
      Item: { ...policyOrderKey(order.orderId), ...order },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** Changes the order while it is in one of the states that it may leave. */
export function policyOrderChange(
  { orderId }: Pick<PolicyOrderRow, 'orderId'>,
  from: readonly OrderState[],
  changes: Partial<PolicyOrderRow>,
): TransactItem {
  return stateChange({ TableName: environment.table('insurance'), Key: policyOrderKey(orderId) }, from, changes);
}

/** A share of what was paid goes back by an order of its own; refused when another share did since it was read. */
export function shareReturned({ orderId, returned }: PolicyOrderRow, share: number): TransactItem {
  return {
    Update: {
      TableName: environment.table('insurance'),
      Key: policyOrderKey(orderId),
      UpdateExpression: 'SET returned = :next',
      ConditionExpression: '#state = :paid AND (attribute_not_exists(returned) OR returned = :seen)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':next': returned + share, ':seen': returned, ':paid': 'paid' },
    },
  };
}

/** The payer chooses how to pay; refused when they did before, in another tab. */
export function payWayChosen(
  { orderId }: PolicyOrderRow,
  chosen: Pick<PolicyOrderRow, 'payWay' | 'isHosted' | 'providerCustomerId'>,
): TransactItem {
  return {
    Update: {
      TableName: environment.table('insurance'),
      Key: policyOrderKey(orderId),
      UpdateExpression: 'SET payWay = :way, isHosted = :hosted, providerCustomerId = :customer',
      ConditionExpression: '#state = :open AND payWay = :none',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ...{ ':way': chosen.payWay, ':hosted': chosen.isHosted, ':customer': chosen.providerCustomerId },
        ...{ ':open': 'open', ':none': null },
      },
    },
  };
}

/** By which a return or a webhook finds the order; nothing for a payment that was never begun, or that was none. */
export function policyPaymentPut({ payWay, orderId }: PolicyOrderRow, reference: string | null): TransactItem[] {
  if (reference === null || payWay === null) return [];
  const Item = { ...policyPaymentKey(payWay, reference), orderId };
  return [{ Put: { TableName: environment.table('insurance'), Item } }];
}

/** The application takes the order: from now on nothing of it changes. Refused when it did since it was read. */
export function applicationOrdered(row: ApplicationRow, orderId: string, now: Date): TransactItem {
  return applicationMove(row, {
    set: '#state = :to, orderId = :order, updatedAt = :now, gsiPk = :list, gsiSk = :now, expiresAt = :end',
    from: '#state = :from',
    values: {
      ...{ ':from': 'accepted', ':to': 'ordered', ':order': orderId, ':now': now.toISOString() },
      ...{ ':list': applicationsOf(row.companyId), ':end': epochSeconds(now) + KEPT_SECONDS },
    },
  });
}

/** It can be changed again. */
function applicationFreed(row: ApplicationRow): TransactItem {
  return applicationMove(row, {
    set: '#state = :to, orderId = :none',
    from: '#state = :from AND orderId = :order',
    values: { ':from': 'ordered', ':to': 'accepted', ':order': row.orderId, ':none': null },
  });
}

type Move = { set: string; from: string; values: Record<string, unknown> };

function applicationMove({ applicationId, revision }: ApplicationRow, { set, from, values }: Move): TransactItem {
  return {
    Update: {
      TableName: environment.table('insurance'),
      Key: applicationKey(applicationId),
      UpdateExpression: `SET ${set}, revision = :next`,
      ConditionExpression: `${from} AND revision = :seen`,
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ...values, ':seen': revision, ':next': revision + 1 },
    },
  };
}

/** Takes one use of a voucher; refused when there is none left. */
export function voucherTaken(companyId: string, code: string): TransactItem {
  return voucherUse(companyId, code, 'used < uses', 1);
}

function voucherUse(companyId: string, code: string, condition: string, count: 1 | -1): TransactItem {
  return {
    Update: {
      TableName: environment.table('insurance'),
      Key: voucherKey(companyId, code),
      UpdateExpression: 'ADD used :count',
      ConditionExpression: condition,
      ExpressionAttributeValues: { ':count': count, ...(count === -1 ? { ':none': 0 } : {}) },
    },
  };
}

/**
 * What an order that comes to nothing gives back, in the transaction that ends it: the application can be changed again, and
 * the voucher be used.
 */
export async function releaseItems(order: PolicyOrderRow): Promise<TransactItem[]> {
  const isOfApplication = order.kind === 'purchase' || order.kind === 'change';
  const application = isOfApplication ? await findApplication(order.applicationId) : null;
  const isIts = application?.state === 'ordered' && application.orderId === order.orderId;
  return [
    settlePolicyNoMore(order.orderId),
    ...(isIts ? [applicationFreed(application)] : []),
    ...(await voucherGiven(order)),
  ];
}

async function voucherGiven({ companyId, voucherCode }: PolicyOrderRow): Promise<TransactItem[]> {
  if (voucherCode === null) return [];
  const voucher = await readRow('insurance', voucherKey(companyId, voucherCode));
  return voucher === undefined ? [] : [voucherUse(companyId, voucherCode, 'used > :none', -1)];
}

/** Has the order looked at again; the row keeps one moment an order. */
export function settlePolicyLater(policyOrderId: string, at: Date): TransactItem {
  return duePut({ id: `SETTLE#${policyOrderId}`, job: 'settle-order', payload: { policyOrderId } }, at);
}

export const settlePolicyNoMore = (orderId: string): TransactItem => dueDelete(`SETTLE#${orderId}`);

/** Has the job look at the order at once. */
export function settlePolicyNow({ orderId }: Pick<PolicyOrderRow, 'orderId'>, { newId, now }: Moment): TransactItem {
  return outboxPut('insurance', { id: newId(), job: 'settle-order', payload: { policyOrderId: orderId } }, now);
}
