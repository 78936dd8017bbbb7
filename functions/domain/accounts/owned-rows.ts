/** Rows of an account that stand apart from its own: the index `byTime` has them, by the time at which they were made. */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { queryAll } from '../../kit/query-all.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['Query', 'DeleteItem'] }] };

/** More than anybody makes in the week in which an address can be taken back. */
const MOST_OWNED = 500;

/** What puts a row there. */
export const ownedAt = (accountId: string, at: string) => ({ gsiPk: `OWNED#${accountId}`, gsiSk: at });

/** Removes those of a kind that are of since then, but for one. @param since seconds since the epoch */
export async function removeOwnedSince(
  accountId: string,
  kind: 'GOOGLE' | 'EMAIL-UNDO',
  since: number,
  kept?: { pk: string },
): Promise<void> {
  const { gsiPk, gsiSk } = ownedAt(accountId, new Date(since * 1_000).toISOString());
  const TableName = environment.table('accounts');
  const owned = await queryAll(
    {
      TableName,
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :owned AND gsiSk >= :since',
      ExpressionAttributeValues: { ':owned': gsiPk, ':since': gsiSk },
    },
    MOST_OWNED,
  );
  const removed = owned.filter(({ pk, sk }) => sk === kind && pk !== kept?.pk);
  await Promise.all(removed.map(({ pk, sk }) => dynamo.send(new DeleteCommand({ TableName, Key: { pk, sk } }))));
}
