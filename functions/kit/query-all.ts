/** Follows a query over its pages: DynamoDB ends a page after 1 MB, however many rows were asked for. */
import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { dynamo } from './clients/dynamo.ts';

export type WholeQuery = Omit<QueryCommandInput, 'ExclusiveStartKey' | 'Limit'>;

/** At most `most` rows in the order of the query. The right to `Query` is declared by the store that asks. */
export async function queryAll(query: WholeQuery, most: number): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamo.send(
      new QueryCommand({ ...query, Limit: most, ...(start ? { ExclusiveStartKey: start } : {}) }),
    );
    rows.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start && rows.length < most);
  return rows.slice(0, most);
}
