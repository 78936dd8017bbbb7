/** What the publish job writes when the page's files are in place, or when they cannot be made. */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { liveKey, nameKey, pageKey, type PageRow } from './page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'UpdateItem'] }] };

/** Makes `row.pending` the live page; false when another publish has come in between. */
export async function markLive(accountId: string, row: PageRow): Promise<boolean> {
  const page = row.pending;
  if (!page) return false;
  const name = page.profile.agentName;
  const table = environment.table('pages');
  const renamed =
    row.liveName !== null && row.liveName !== name
      ? [
          {
            Put: {
              TableName: table,
              Item: { ...nameKey(row.liveName), agentName: row.liveName, accountId, renamedTo: name },
            },
          },
        ]
      : [];
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName: table,
              Key: pageKey(accountId),
              UpdateExpression: 'SET #status = :live, liveName = :name, pending = :none',
              ConditionExpression: '#status = :pending AND publishedVersion = :version AND pending.publishedAt = :at',
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: {
                ':live': 'live',
                ':name': name,
                ':none': null,
                ':pending': 'pending',
                ':version': row.publishedVersion,
                ':at': page.publishedAt,
              },
            },
          },
          { Put: { TableName: table, Item: { ...liveKey(accountId), page } } },
          ...renamed,
        ],
      }),
    );
    return true;
  } catch (error) {
    if (cancellationReasons(error)) return false;
    throw error;
  }
}

/** Tells the owner: "Failed to obtain the online link…". */
export async function markFailed(accountId: string, row: PageRow): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('pages'),
        Key: pageKey(accountId),
        UpdateExpression: 'SET #status = :before, publishError = :error, pending = :none',
        ConditionExpression: '#status = :pending AND publishedVersion = :version',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':before': row.liveName === null ? 'editing' : 'live',
          ':error': 'online_link_failed',
          ':none': null,
          ':pending': 'pending',
          ':version': row.publishedVersion,
        },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
