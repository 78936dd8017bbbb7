/** Finds accounts by id or by e-mail address. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { accountKey, AccountRow, emailKey, EmailRow } from './account-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem'] }] };

async function readItem(key: { pk: string; sk: string }): Promise<Record<string, unknown> | undefined> {
  const { Item: item } = await dynamo.send(
    new GetCommand({ TableName: environment.table('accounts'), Key: key, ConsistentRead: true }),
  );
  return item;
}

export async function findAccount(accountId: string): Promise<AccountRow | null> {
  const item = await readItem(accountKey(accountId));
  return item ? AccountRow.parse(item) : null;
}

/** The id of the finished account with this canonical address; null while there is none. */
export async function findAccountIdByEmail(email: string): Promise<string | null> {
  const item = await readItem(emailKey(email));
  const row = item ? EmailRow.parse(item) : null;
  return row?.status === 'active' ? row.accountId : null;
}
