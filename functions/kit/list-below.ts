/** Rows of one partition whose sort keys begin alike: what a key with an empty end stands for. */
import type { TableName } from '../../shared/model/resources.ts';
import { environment } from './environment.ts';
import { queryAll } from './query-all.ts';

/**
 * At most `most` of them, by their sort keys. The right to `Query` is declared by the store that asks.
 * @param sk what all of them begin with
 */
export function listBelow(
  table: TableName,
  { pk, sk }: { pk: string; sk: string },
  most: number,
  order: 'oldest' | 'newest' = 'oldest',
): Promise<Record<string, unknown>[]> {
  return queryAll(
    {
      TableName: environment.table(table),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :below)',
      ExpressionAttributeValues: { ':pk': pk, ':below': sk },
      ScanIndexForward: order === 'oldest',
      ConsistentRead: true,
    },
    most,
  );
}
