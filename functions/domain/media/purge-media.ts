/** Files of pictures whose time in the bin is over (rows: media-rows.ts). */
import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DeleteCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { queryAll } from '../../kit/query-all.ts';
import { PurgeRow } from './media-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'pages', actions: ['Query', 'UpdateItem', 'DeleteItem'] }],
  buckets: [{ bucket: 'media', actions: ['DeleteObject'], prefix: 'm/' }],
};

const client = new S3Client(clientDefaults);

/** Files of one sweep; the next one does what is left. */
const MOST_ROWS = 100;

/** Rows of an owner that are looked through: more than all limits together allow. */
const MOST_OWN_ROWS = 10_000;

/** The files that may go, those that wait longest first. */
export async function findDuePurges(now: Date): Promise<PurgeRow[]> {
  const { Items: items = [] } = await dynamo.send(
    new QueryCommand({
      TableName: environment.table('pages'),
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :purge AND gsiSk <= :now',
      ExpressionAttributeValues: { ':purge': 'PURGE', ':now': now.toISOString() },
      Limit: MOST_ROWS,
    }),
  );
  return items.map((item) => PurgeRow.parse(item));
}

/**
 * Whether anything of its owner still names the picture: a page that is live, on its way or a draft, a news entry, or
 * something in the bin that may come back with it.
 */
export async function isNeeded({ pk, sk, path }: PurgeRow): Promise<boolean> {
  const rows = await queryAll(
    {
      TableName: environment.table('pages'),
      KeyConditionExpression: 'pk = :own',
      ExpressionAttributeValues: { ':own': pk },
      ConsistentRead: true,
    },
    MOST_OWN_ROWS,
  );
  const itself = [sk, sk.replace('PURGE#', 'REMOVED-MEDIA#')];
  return rows.some((row) => !itself.includes(String(row['sk'])) && JSON.stringify(row).includes(path));
}

/** The file first: a crash in between only means deleting it again. */
export async function purgeFile({ pk, sk, path }: PurgeRow): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: environment.bucket('media'), Key: path.slice(1) }));
  await dynamo.send(new DeleteCommand({ TableName: environment.table('pages'), Key: { pk, sk } }));
}

export async function postponePurge({ pk, sk }: PurgeRow, until: Date): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('pages'),
      Key: { pk, sk },
      UpdateExpression: 'SET gsiSk = :until',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':until': until.toISOString() },
    }),
  );
}
