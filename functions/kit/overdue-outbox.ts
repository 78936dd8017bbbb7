/** Outbox rows that nobody has finished in time. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { outboxTables } from '../../shared/model/resources.ts';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { dynamo } from './clients/dynamo.ts';
import { environment } from './environment.ts';
import { createLogger } from './logger.ts';
import { StoredOutboxRow } from './queues.ts';

export const needs: StoreNeeds = { tables: outboxTables.map((table) => ({ table, actions: ['Query'] })) };

const MOST_ROWS = 100;

/** The oldest rows of a table from before the moment (ISO), at most 100. */
export async function findOverdueRows(
  table: (typeof outboxTables)[number],
  before: string,
): Promise<StoredOutboxRow[]> {
  const { Items: items = [] } = await dynamo.send(
    new QueryCommand({
      TableName: environment.table(table),
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :outbox AND gsiSk < :before',
      ExpressionAttributeValues: { ':outbox': 'OUTBOX', ':before': before },
      Limit: MOST_ROWS,
    }),
  );
  return items.flatMap((item) => readRow(item));
}

/** A row that cannot be read is reported each time; it must not keep the others waiting. */
function readRow(item: Record<string, unknown>): StoredOutboxRow[] {
  const row = StoredOutboxRow.safeParse(item);
  if (row.success) return [row.data];
  createLogger().error('outbox.row_malformed', row.error, { row: String(item['pk']) });
  return [];
}
