/** A suspended page: visitors get a notice at once, the owner keeps the draft and may appeal. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Suspension } from '../../../shared/model/complaint.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { findLivePage, findPage } from '../pages/find-page.ts';
import { liveKey, pageKey } from '../pages/page-rows.ts';
import { complaintKey, complaintMarkKey, OPEN, suspensionKey, SuspensionRow } from './support-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'pages', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
};

export async function findSuspension(accountId: string): Promise<SuspensionRow | null> {
  const item = await readRow('pages', suspensionKey(accountId));
  return item ? SuspensionRow.parse(item) : null;
}

/** What the owner sees of it. */
export function toSuspension({ scope, reason, at, appealedAt }: SuspensionRow): Suspension {
  return { scope, reason, at, appealedAt };
}

type Moment = { now: Date; newId(): string };

const TAKEN_DOWN =
  'SET #status = :editing, pending = :none, publishedVersion = :none, liveName = :none, publishError = :none';

/** The transaction items that take the page down, whatever of it is live or on its way; the first fails when it is down already. */
export async function suspendItems(accountId: string, reason: string, moment: Moment): Promise<TransactItem[]> {
  return [
    {
      Put: {
        ...(await newSuspension(accountId, 'page', reason, moment)),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...(await takenDownItems(accountId, moment)),
  ];
}

async function newSuspension(accountId: string, scope: SuspensionRow['scope'], reason: string, { now }: Moment) {
  const [row, live] = await Promise.all([findPage(accountId), findLivePage(accountId)]);
  const suspension: SuspensionRow = {
    scope,
    reason,
    at: now.toISOString(),
    appealedAt: null,
    page: live ?? row?.pending ?? null,
    publishedVersion: row?.publishedVersion ?? null,
  };
  return { TableName: environment.table('pages'), Item: { ...suspensionKey(accountId), ...suspension } };
}

/** The transaction items that suspend the page with its account. A page that was suspended before keeps what was live. */
export async function suspendWithAccountItems(
  accountId: string,
  reason: string,
  moment: Moment,
): Promise<TransactItem[]> {
  const before = await findSuspension(accountId);
  const down = await takenDownItems(accountId, moment);
  if (!before) {
    const put = await newSuspension(accountId, 'account', reason, moment);
    return [{ Put: { ...put, ConditionExpression: 'attribute_not_exists(pk)' } }, ...down];
  }
  const update = {
    TableName: environment.table('pages'),
    Key: suspensionKey(accountId),
    UpdateExpression: 'SET #scope = :account, reason = :reason, #at = :now, appealedAt = :none',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#scope': 'scope', '#at': 'at' },
    ExpressionAttributeValues: {
      ':account': 'account',
      ':reason': reason,
      ':now': moment.now.toISOString(),
      ':none': null,
    },
  };
  return [{ Update: update }, ...down];
}

/** The transaction items that take whatever is live, or on its way, from visitors; none where there is no page. */
export async function takenDownItems(accountId: string, { now, newId }: Moment): Promise<TransactItem[]> {
  const row = await findPage(accountId);
  if (!row) return [];
  const names = new Set([row.liveName, row.pending?.profile.agentName].filter((name) => typeof name === 'string'));
  const removals = [...names].map((agentName) => {
    const payload = { action: 'remove', accountId, agentName };
    return outboxPut('pages', { id: newId(), job: 'publish-page', payload }, now);
  });
  return [
    { Update: takenDown(accountId) },
    { Delete: { TableName: environment.table('pages'), Key: liveKey(accountId) } },
    ...removals,
  ];
}

function takenDown(accountId: string) {
  return {
    TableName: environment.table('pages'),
    Key: pageKey(accountId),
    UpdateExpression: TAKEN_DOWN,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':editing': 'editing', ':none': null },
  };
}

/**
 * The transaction items that end the suspension and bring back what was live; the first fails when there is none of this
 * scope.
 */
export async function liftItems(
  accountId: string,
  scope: SuspensionRow['scope'],
  { now, newId }: Moment,
): Promise<TransactItem[]> {
  const suspension = await findSuspension(accountId);
  const TableName = environment.table('pages');
  const isOfPage = 'attribute_exists(pk) AND (attribute_not_exists(#scope) OR #scope = :scope)';
  const end = {
    Delete: {
      TableName,
      Key: suspensionKey(accountId),
      ConditionExpression: scope === 'page' ? isOfPage : '#scope = :scope',
      ExpressionAttributeNames: { '#scope': 'scope' },
      ExpressionAttributeValues: { ':scope': scope },
    },
  };
  if (!suspension?.page) return [end];
  const payload = { action: 'publish', accountId };
  return [
    end,
    {
      Update: {
        TableName,
        Key: pageKey(accountId),
        UpdateExpression: 'SET #status = :pending, pending = :page, publishedVersion = :version, publishError = :none',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':pending': 'pending',
          ':page': suspension.page,
          ':version': suspension.publishedVersion,
          ':none': null,
        },
      },
    },
    outboxPut('pages', { id: newId(), job: 'publish-page', payload }, now),
  ];
}

/** A complaint of the kind `appeal`, once for a suspension. Does nothing when there was one, or no suspension. */
export async function appeal(
  accountId: string,
  agentName: string,
  text: string,
  { now, newId }: Moment,
): Promise<void> {
  const TableName = environment.table('pages');
  const complaintId = newId();
  const isThere = { Put: { TableName, Item: complaintMarkKey(accountId, complaintId) } };
  const mark = {
    Update: {
      TableName,
      Key: suspensionKey(accountId),
      UpdateExpression: 'SET appealedAt = :now',
      ConditionExpression: 'attribute_exists(pk) AND appealedAt = :none',
      ExpressionAttributeValues: { ':now': now.toISOString(), ':none': null },
    },
  };
  const complaint = {
    ...complaintKey(complaintId),
    gsiPk: OPEN,
    gsiSk: now.toISOString(),
    kind: 'appeal',
    accountId,
    agentName,
    reason: null,
    text,
    contact: null,
    publishedAt: null,
    decided: null,
  };
  try {
    await dynamo.send(
      new TransactWriteCommand({ TransactItems: [mark, { Put: { TableName, Item: complaint } }, isThere] }),
    );
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}

/** Throws `page_suspended`. */
export async function refuseWhenSuspended(accountId: string): Promise<void> {
  if (await readRow('pages', suspensionKey(accountId))) throw new AppError('page_suspended');
}
