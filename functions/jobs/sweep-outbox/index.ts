/** Job `sweep-outbox`, every minute: sends outbox rows again that nobody finished within five minutes. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { outboxTables } from '../../../shared/model/resources.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { createLogger } from '../../kit/logger.ts';
import { enqueue, StoredOutboxRow } from '../../kit/queues.ts';

export const needs: StoreNeeds = { tables: outboxTables.map((table) => ({ table, actions: ['Query'] })) };

const OVERDUE_MS = 5 * 60_000;
const MOST_ROWS = 100;

export async function handler(): Promise<void> {
  const before = new Date(Date.now() - OVERDUE_MS).toISOString();
  const counts = await Promise.all(outboxTables.map((table) => sweep(table, before)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total > 0) createLogger().warn('outbox.overdue', { rows: total });
}

async function sweep(table: (typeof outboxTables)[number], before: string): Promise<number> {
  const { Items: items = [] } = await dynamo.send(
    new QueryCommand({
      TableName: environment.table(table),
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :outbox AND gsiSk < :before',
      ExpressionAttributeValues: { ':outbox': 'OUTBOX', ':before': before },
      Limit: MOST_ROWS,
    }),
  );
  for (const item of items) await enqueue(StoredOutboxRow.parse(item));
  return items.length;
}
