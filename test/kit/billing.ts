/** Owners who buy, and the clock of their subscriptions, on the tables of `useRealTables`. */
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { accountKey, AccountRow } from '../../functions/domain/accounts/account-rows.ts';
import {
  customerKey,
  subscriptionKey,
  SubscriptionRow,
  type CustomerRow,
} from '../../functions/domain/billing/billing-rows.ts';
import { findEvents } from '../../functions/domain/billing/find-orders.ts';
import { followUpOrder } from '../../functions/domain/billing/follow-up.ts';
import { openOrder } from '../../functions/domain/billing/open-order.ts';
import { rehearseChange } from '../../functions/domain/billing/rehearse-change.ts';
import { renewSubscription } from '../../functions/domain/billing/renew-subscription.ts';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import type { OwnerContext } from '../../functions/kit/context.ts';
import type { DueRow } from '../../functions/kit/due-rows.ts';
import { queryAll } from '../../functions/kit/query-all.ts';
import { readRow } from '../../functions/kit/read-row.ts';
import { TERMS_VERSION, type PaidPlanId } from '../../shared/model/account.ts';
import type { Cycle, PaymentStep, PayWay } from '../../shared/model/billing.ts';
import { ownerContext, recordingLog } from './call-context.ts';
import { accountRow } from './rows.ts';

export const card = {
  cardId: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 4,
  expiryYear: 2030,
  nameOnCard: 'Mara',
};

export const billingDetails = {
  ...{ billingEmail: 'mara@example.com', name: 'Mara Lindqvist', company: '', vatNumber: '', addressLine: 'Torstr. 1' },
  ...{ city: 'Berlin', postcode: '10119', country: 'DE' },
};

export const customerRow = (accountId: string, changes: Partial<CustomerRow> = {}): CustomerRow => ({
  ...{ accountId, details: billingDetails, stripeCustomerId: 'cus_1', cards: [card], wallet: null, paypal: null },
  ...changes,
});

/** Somebody in Germany with a kept card, whose calls come at `now`. */
export async function newBuyer(now: Date, changes: Partial<AccountRow> = {}): Promise<OwnerContext> {
  const id = ulid();
  const free = { id: 'free', trialEndsAt: null } as const;
  const account = { ...accountRow({ accountId: id, country: 'DE', plan: free, ...changes }), ...accountKey(id) };
  await dynamo.send(new PutCommand({ TableName: 'accounts', Item: account }));
  await dynamo.send(new PutCommand({ TableName: 'billing', Item: { ...customerKey(id), ...customerRow(id) } }));
  const context = ownerContext();
  return { ...context, now, newId: () => ulid(now.getTime()), actor: { ...context.actor, id } };
}

/** The same owner at another moment. */
export const at = (owner: OwnerContext, now: Date | string): OwnerContext => {
  const then = new Date(now);
  return { ...owner, now: then, newId: () => ulid(then.getTime()) };
};

type Buying = { planId?: PaidPlanId; cycle?: Cycle; payWay?: PayWay; cardId?: string | null; isAutoRenewing?: boolean };

/** Buys what the preview shows. */
export async function buy(owner: OwnerContext, buying: Buying = {}): Promise<PaymentStep> {
  const { planId = 'individual', cycle = 'monthly', payWay = 'card', cardId = null, isAutoRenewing = true } = buying;
  const { total } = await rehearseChange(owner.actor.id, { planId, cycle }, owner.now);
  if (!total) throw new Error('There is nothing to pay for this.');
  return openOrder({ planId, cycle, total, termsVersion: TERMS_VERSION, isAutoRenewing }, payWay, cardId, owner);
}

export async function planOf({ actor }: OwnerContext): Promise<AccountRow['plan']> {
  const { Item: row } = await dynamo.send(new GetCommand({ TableName: 'accounts', Key: accountKey(actor.id) }));
  return AccountRow.parse(row).plan;
}

export async function subscriptionOf({ actor }: OwnerContext): Promise<SubscriptionRow | null> {
  const { Item: row } = await dynamo.send(new GetCommand({ TableName: 'billing', Key: subscriptionKey(actor.id) }));
  return row ? SubscriptionRow.parse(row) : null;
}

/** The oldest first. */
export const historyOf = async ({ actor }: OwnerContext): Promise<string[]> =>
  (await findEvents(actor.id)).map(({ kind }) => kind).toReversed();

/** Rows of the account, by the start of their sort key. */
export const rowsOf = ({ actor }: OwnerContext, start: string): Promise<Record<string, unknown>[]> =>
  queryAll(
    {
      TableName: 'billing',
      KeyConditionExpression: 'pk = :own AND begins_with(sk, :start)',
      ExpressionAttributeValues: { ':own': `ACC#${actor.id}`, ':start': start },
    },
    1_000,
  );

/** What waits in the outbox of billing for this account, by what it is: names of mails and of other jobs. */
export async function workFor({ actor }: OwnerContext): Promise<string[]> {
  const rows = await queryAll(
    {
      TableName: 'billing',
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :outbox',
      ExpressionAttributeValues: { ':outbox': 'OUTBOX' },
    },
    10_000,
  );
  return rows.flatMap(({ job, payload }) => {
    const { accountId, template } = payload as { accountId?: string; template?: string };
    return accountId === actor.id ? [template ?? String(job)] : [];
  });
}

/** Has the clock run to the moment: each due row of the account does its work at its own time. */
export async function passUntil(owner: OwnerContext, until: Date | string): Promise<void> {
  for (;;) {
    const row = await nextWorkOf(owner, new Date(until).toISOString());
    if (!row) return;
    await dynamo.send(new DeleteCommand({ TableName: 'conversations', Key: { pk: row.pk, sk: 'DUE' } }));
    await work(row);
  }
}

/**
 * What is due first of the account's subscription and its orders. Read by their keys: one sweep finds two hundred rows, and
 * those that other tests have left would hide the account's own.
 */
async function nextWorkOf({ actor }: OwnerContext, until: string): Promise<DueRow | null> {
  const orders = await queryAll(
    {
      TableName: 'billing',
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :orders',
      ExpressionAttributeValues: { ':orders': `ORDERS#${actor.id}` },
    },
    1_000,
  );
  const ids = [`RENEW#${actor.id}`, ...orders.map(({ orderId }) => `SETTLE#${String(orderId)}`)];
  const rows = await Promise.all(ids.map((id) => readRow('conversations', { pk: `DUE#${id}`, sk: 'DUE' })));
  const due = rows.flatMap((row) => (row ? [row as unknown as DueRow] : [])).filter(({ gsiSk }) => gsiSk <= until);
  return due.toSorted((one, other) => (one.gsiSk < other.gsiSk ? -1 : 1))[0] ?? null;
}

async function work({ job, payload, gsiSk }: DueRow): Promise<void> {
  const now = new Date(gsiSk);
  const moment = { now, newId: () => ulid(now.getTime()), log: recordingLog() };
  if (job === 'renew-subscription') await renewSubscription(String(payload['accountId']), moment);
  if (job === 'settle-order') await followUpOrder(String(payload['orderId']), moment);
}
