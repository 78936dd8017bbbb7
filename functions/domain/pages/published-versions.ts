/** What was live before: the newest states of a page, so that its owner can look at one and go back to it. */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { queryAll } from '../../kit/query-all.ts';
import { readRow } from '../../kit/read-row.ts';
import { publishedKey, PublishedRow } from './page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem', 'Query', 'DeleteItem'] }] };

/** How many are kept of a page. */
export const KEPT_VERSIONS = 20;

/** So many more are looked for when old ones are let go: what an earlier try left behind. */
const SPARE = 30;

/** The newest first. */
export async function listVersions(accountId: string): Promise<PublicPage[]> {
  const rows = await queryVersions(accountId, KEPT_VERSIONS);
  return rows.map((row) => PublishedRow.parse(row).page);
}

/** null when it is not kept, or never was. */
export async function findVersion(accountId: string, publishedAt: string): Promise<PublicPage | null> {
  const row = await readRow('pages', publishedKey(accountId, publishedAt));
  return row ? PublishedRow.parse(row).page : null;
}

/** Deletes those that are older than what is kept. */
export async function forgetOldVersions(accountId: string): Promise<void> {
  const rows = await queryVersions(accountId, KEPT_VERSIONS + SPARE, { ProjectionExpression: 'pk, sk' });
  for (const { pk, sk } of rows.slice(KEPT_VERSIONS)) {
    await dynamo.send(new DeleteCommand({ TableName: environment.table('pages'), Key: { pk, sk } }));
  }
}

function queryVersions(
  accountId: string,
  most: number,
  only: { ProjectionExpression?: string } = {},
): Promise<Record<string, unknown>[]> {
  const { pk, sk } = publishedKey(accountId, '');
  return queryAll(
    {
      TableName: environment.table('pages'),
      KeyConditionExpression: 'pk = :own AND begins_with(sk, :published)',
      ExpressionAttributeValues: { ':own': pk, ':published': sk },
      ScanIndexForward: false,
      ConsistentRead: true,
      ...only,
    },
    most,
  );
}
