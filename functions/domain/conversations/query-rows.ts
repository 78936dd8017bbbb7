/** Reads the rows of a query over its pages: DynamoDB ends a page after 1 MB, however many rows were asked for. */
import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['Query'] }] };

/** "All of mine" is capped: nobody reads more at once. */
export const MOST_ROWS = 1_000;

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey' | 'Limit'>;

/** At most `most` rows of the `conversations` table, in the order of the query. */
export async function queryRows(query: Query, most = MOST_ROWS): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamo.send(
      new QueryCommand({
        TableName: environment.table('conversations'),
        ...query,
        Limit: most,
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    );
    rows.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start && rows.length < most);
  return rows.slice(0, most);
}
