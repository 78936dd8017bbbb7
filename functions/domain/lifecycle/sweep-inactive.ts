/** Warns and deletes accounts in which nobody is seen (activity.ts). A sign-in between two steps wins over either. */
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { SessionRow } from '../../kit/account-session.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { listBelow } from '../../kit/list-below.ts';
import { findAccount } from '../accounts/find-account.ts';
import { activityItem, afterWarning, deletionAt, dueAt, inactiveFrom, type InactivityStep } from './activity.ts';
import { beginDeletion } from './begin-deletion.ts';
import { ACTIVITY, activityKey, ActivityRow } from './lifecycle-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'accounts', actions: ['Query', 'PutItem', 'DeleteItem'] }],
};

/** Accounts of one sweep; the next one does the rest. */
const MOST_ROWS = 200;
const MOST_SESSIONS = 200;

const DueActivity = ActivityRow.extend({ gsiSk: z.string() });
export type DueActivity = z.infer<typeof DueActivity>;

type Moment = { now: Date; newId(): string };

export async function findDueActivities(now: Date): Promise<DueActivity[]> {
  const { Items: items = [] } = await dynamo.send(
    new QueryCommand({
      TableName: environment.table('accounts'),
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :activity AND gsiSk <= :now',
      ExpressionAttributeValues: { ':activity': ACTIVITY, ':now': now.toISOString() },
      Limit: MOST_ROWS,
    }),
  );
  return items.map((item) => DueActivity.parse(item));
}

/** Does what is due for one account, or moves it on when somebody was seen or a plan lasts. */
export async function takeStep(due: DueActivity, moment: Moment): Promise<InactivityStep | 'moved' | 'over'> {
  const account = await findAccount(due.accountId);
  if (!account || account.status === 'deleted') return forget(due);
  // Deleting a suspended account would take the right to appeal from its owner.
  const isSuspended = account.status === 'suspended';
  const seen = [due.from, ...(await sessionsSeen(due.accountId)), ...(isSuspended ? [moment.now.toISOString()] : [])];
  const from = inactiveFrom(seen, account.plan);
  if (from.getTime() > Date.parse(due.from)) return move(due, { from, next: 30, at: dueAt(from, 30) });
  if (due.next === 0) {
    const isBegun = await beginDeletion(due.accountId, 'inactive', moment, [unchanged(due)]);
    return isBegun ? 0 : 'over';
  }
  const payload = {
    template: 'inactive',
    accountId: due.accountId,
    deleteAt: deletionAt(from, due.next, moment.now).toISOString(),
  };
  const mail = outboxPut('accounts', { id: moment.newId(), job: 'send-message', payload }, moment.now);
  await move(due, { from, ...afterWarning(from, due.next, moment.now) }, [mail]);
  return due.next;
}

async function sessionsSeen(accountId: string): Promise<string[]> {
  const rows = await listBelow('accounts', { pk: activityKey(accountId).pk, sk: 'SESSION#' }, MOST_SESSIONS);
  return rows.map((row) => SessionRow.parse(row).seenAt);
}

const isUnchanged = ({ gsiSk }: DueActivity) => ({
  ConditionExpression: 'gsiSk = :due',
  ExpressionAttributeValues: { ':due': gsiSk },
});

function unchanged(due: DueActivity): TransactItem {
  const TableName = environment.table('accounts');
  return { ConditionCheck: { TableName, Key: activityKey(due.accountId), ...isUnchanged(due) } };
}

type Planned = { from: Date; next: InactivityStep; at: Date };

/** Whoever signed in, or was swept, in the meantime has the last word: then nothing is written. */
async function write(items: TransactItem[]): Promise<boolean> {
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
    return true;
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
    return false;
  }
}

async function move(
  due: DueActivity,
  { from, next, at }: Planned,
  more: TransactItem[] = [],
): Promise<'moved' | 'over'> {
  const Item = activityItem({ accountId: due.accountId, from: from.toISOString(), next }, at);
  const put = { Put: { TableName: environment.table('accounts'), Item, ...isUnchanged(due) } };
  return (await write([put, ...more])) ? 'moved' : 'over';
}

/** The row of an account that is gone: it came back with a backup, or the account went in between. */
async function forget(due: DueActivity): Promise<'over'> {
  const TableName = environment.table('accounts');
  await write([{ Delete: { TableName, Key: activityKey(due.accountId), ...isUnchanged(due) } }]);
  return 'over';
}
