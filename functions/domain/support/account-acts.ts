/** What administrators do about an account: done, told to its owner and noted in one transaction, within a session of support. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { owners } from '../../kit/realms.ts';
import { accountKey, signInKey } from '../accounts/account-rows.ts';
import { forgetDevicesExcept } from '../accounts/known-devices.ts';
import { endSessionsUpdate } from '../accounts/session-store.ts';
import { signOutEverywhereIn } from '../accounts/user-pool.ts';
import { orderKey, OrderRow, SubscriptionRow, subscriptionKey } from '../billing/billing-rows.ts';
import { refundOrder } from '../billing/refund-order.ts';
import { endPreview } from '../pages/end-preview.ts';
import { liftItems, suspendWithAccountItems } from './suspension.ts';
import { accountActPut, requireSession, sessionCheck, writeAct, type StaffContext } from './support-sessions.ts';

export const needs: StoreNeeds = {
  tables: [
    { table: 'accounts', actions: ['Query', 'DeleteItem', 'UpdateItem', 'PutItem'] },
    { table: 'billing', actions: ['GetItem'] },
  ],
  pools: [{ pool: 'owners', actions: ['AdminUserGlobalSignOut'] }],
};

type Decision = 'suspend' | 'lift' | 'unlock' | 'end-sessions';

function mailPut(accountId: string, decision: Decision, reason: string, { now, newId }: StaffContext): TransactItem {
  const payload = { template: 'account-decision', accountId, decision, reason };
  return outboxPut('accounts', { id: newId(), job: 'send-message', payload }, now);
}

/** Ten wrong passwords are forgotten. Throws `already_decided` when the account is not locked. */
export async function unlock(accountId: string, reason: string, context: StaffContext): Promise<void> {
  const forget = {
    Delete: {
      TableName: environment.table('accounts'),
      Key: signInKey(accountId),
      ConditionExpression: 'attribute_exists(lockedAt)',
    },
  };
  await writeAct([
    sessionCheck(accountId, context),
    forget,
    accountActPut(accountId, 'unlock', reason, context),
    mailPut(accountId, 'unlock', reason, context),
  ]);
}

/**
 * Whoever was in is out, and no browser is known any more; the account stays open. The tokens count no more with the write;
 * what follows takes the pool's and the browsers' memory.
 */
export async function signOutEverywhere(accountId: string, reason: string, context: StaffContext): Promise<void> {
  await writeAct([
    sessionCheck(accountId, context),
    { Update: endSessionsUpdate(owners, accountId, context.now) },
    accountActPut(accountId, 'end-sessions', reason, context),
    mailPut(accountId, 'end-sessions', reason, context),
  ]);
  await signOutEverywhereIn('owners', accountId);
  await Promise.all([endPreview(accountId), forgetDevicesExcept(owners, accountId, { name: null })]);
}

function setStatus(accountId: string, from: string, to: string): TransactItem {
  return {
    Update: {
      TableName: environment.table('accounts'),
      Key: accountKey(accountId),
      UpdateExpression: 'SET #status = :to',
      ConditionExpression: '#status = :from',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':from': from, ':to': to },
    },
  };
}

/** At once: the gate refuses all but what a suspended owner may do, and the page is gone for visitors. */
export async function suspend(accountId: string, reason: string, context: StaffContext): Promise<void> {
  await writeAct([
    sessionCheck(accountId, context),
    setStatus(accountId, 'active', 'suspended'),
    ...(await suspendWithAccountItems(accountId, reason, context)),
    accountActPut(accountId, 'suspend-account', reason, context),
    mailPut(accountId, 'suspend', reason, context),
  ]);
}

export async function lift(accountId: string, reason: string, context: StaffContext): Promise<void> {
  await writeAct([
    sessionCheck(accountId, context),
    setStatus(accountId, 'suspended', 'active'),
    ...(await liftItems(accountId, 'account', context)),
    accountActPut(accountId, 'lift-account', reason, context),
    mailPut(accountId, 'lift', reason, context),
  ]);
}

/**
 * The amount is the order's own: no more than was paid can be given back, and only once. Noted before it is done, so that
 * no refund is without its note. Throws `not_found` for another account's payment and for none alike.
 */
export async function refund(accountId: string, orderId: string, reason: string, context: StaffContext): Promise<void> {
  await requireSession(accountId, context);
  const item = await readRow('billing', orderKey(orderId));
  const order = item ? OrderRow.parse(item) : null;
  if (order?.accountId !== accountId) throw new AppError('not_found');
  if (order.state !== 'paid') throw new AppError('already_decided');
  const subscription = await readRow('billing', subscriptionKey(accountId));
  if (subscription && SubscriptionRow.parse(subscription).billedBy === 'store') throw new AppError('billed_by_store');
  await writeAct([sessionCheck(accountId, context), accountActPut(accountId, 'refund', reason, context)]);
  await refundOrder(orderId, { reason, by: context.actor.email }, context);
}
