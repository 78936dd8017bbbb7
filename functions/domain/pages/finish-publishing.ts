/** What the publish job writes when the page's files are in place, or when they cannot be made. */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { redrawItems } from './plan-redraw.ts';
import { liveKey, nameKey, pageKey, type PageRow, publishedKey } from './page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'UpdateItem'] }] };

/**
 * Makes `row.pending` the live page and has the files of the name before it removed; false when it is not wanted any
 * more: another publish has come in between, or the page was taken down.
 */
export async function markLive(accountId: string, row: PageRow, job: { id: string; now: Date }): Promise<boolean> {
  const page = row.pending;
  if (!page) return false;
  const states = [liveKey(accountId), publishedKey(accountId, page.publishedAt)].map((key) => ({
    Put: { TableName: environment.table('pages'), Item: { ...key, page } },
  }));
  const names = [nameRow(accountId, page), ...formerName(accountId, row, job)];
  const picture = outboxPut(
    'pages',
    { id: `${job.id}-picture`, job: 'draw-page-pictures', payload: { accountId } },
    job.now,
  );
  const items = [
    pageUpdate(accountId, row, page),
    ...states,
    ...names,
    ...redrawItems(accountId, page, job.now),
    picture,
  ];
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
    return true;
  } catch (error) {
    if (cancellationReasons(error)?.[0] === 'ConditionalCheckFailed') return false;
    throw error;
  }
}

function pageUpdate(accountId: string, row: PageRow, page: PublicPage) {
  return {
    Update: {
      TableName: environment.table('pages'),
      Key: pageKey(accountId),
      UpdateExpression: 'SET #status = :live, liveName = :name, pending = :none',
      ConditionExpression: '#status = :pending AND publishedVersion = :version AND pending.publishedAt = :at',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':live': 'live',
        ':name': page.profile.agentName,
        ':none': null,
        ':pending': 'pending',
        ':version': row.publishedVersion,
        ':at': page.publishedAt,
      },
    },
  };
}

/** The name is this account's still, and leads nowhere else. */
function nameRow(accountId: string, { profile: { agentName } }: PublicPage) {
  return {
    Put: {
      TableName: environment.table('pages'),
      Item: { ...nameKey(agentName), agentName, accountId, renamedTo: null },
      ConditionExpression: 'accountId = :me',
      ExpressionAttributeValues: { ':me': accountId },
    },
  };
}

/** How long a name that was left leads to the new one. */
const FORMER_NAME_SECONDS = 30 * 86_400;

/** The name before leads to the new one for 30 days, unless both look the same and have one row. */
function formerName(accountId: string, { liveName, pending }: PageRow, job: { id: string; now: Date }) {
  const name = pending?.profile.agentName ?? '';
  if (liveName === null || liveName === name) return [];
  const payload = { action: 'remove', accountId, agentName: liveName };
  const removal = outboxPut('pages', { id: `${job.id}-former`, job: 'publish-page', payload }, job.now);
  if (nameKey(liveName).pk === nameKey(name).pk) return [removal];
  const expiresAt = epochSeconds(job.now) + FORMER_NAME_SECONDS;
  const Item = { ...nameKey(liveName), agentName: liveName, accountId, renamedTo: name, expiresAt };
  return [{ Put: { TableName: environment.table('pages'), Item } }, removal];
}

/** Tells the owner: "Failed to obtain the online link…". The draft counts as not published. */
export async function markFailed(accountId: string, row: PageRow): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('pages'),
        Key: pageKey(accountId),
        UpdateExpression: 'SET #status = :before, publishError = :error, pending = :none, publishedVersion = :none',
        ConditionExpression: '#status = :pending AND publishedVersion = :version AND pending.publishedAt = :at',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':before': row.liveName === null ? 'editing' : 'live',
          ':error': 'online_link_failed',
          ':none': null,
          ':pending': 'pending',
          ':version': row.publishedVersion,
          ':at': row.pending?.publishedAt ?? '',
        },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
