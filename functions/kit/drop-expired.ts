/**
 * Deletes a row whose time is over and that DynamoDB has not removed yet ("typically within two days"), so that what is
 * written under its key begins anew: an update of the row would bring back what it held (SECURITY.md T69).
 */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '../../shared/model/resources.ts';
import { dynamo, isConditionFailure } from './clients/dynamo.ts';
import { environment } from './environment.ts';
import { epochSeconds } from './epoch-seconds.ts';

/** Does nothing when its time is not over, or there is none. The right to `DeleteItem` is declared by the store that asks. */
export async function dropExpired(table: TableName, key: { pk: string; sk: string }, now: Date): Promise<void> {
  try {
    await dynamo.send(
      new DeleteCommand({
        TableName: environment.table(table),
        Key: key,
        ConditionExpression: 'expiresAt <= :now',
        ExpressionAttributeValues: { ':now': epochSeconds(now) },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
