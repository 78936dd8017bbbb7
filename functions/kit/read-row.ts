/** Reads one row as it is now. The right to `GetItem` is declared by the store that asks. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '../../shared/model/resources.ts';
import { dynamo } from './clients/dynamo.ts';
import { environment } from './environment.ts';

export async function readRow(
  table: TableName,
  key: { pk: string; sk: string },
): Promise<Record<string, unknown> | undefined> {
  const { Item: item } = await dynamo.send(
    new GetCommand({ TableName: environment.table(table), Key: key, ConsistentRead: true }),
  );
  return item;
}
