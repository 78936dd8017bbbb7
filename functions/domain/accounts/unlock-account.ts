/** What an administrator does for a locked account. */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { signInKey } from './account-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['DeleteItem'] }] };

export async function unlockAccount(accountId: string): Promise<void> {
  await dynamo.send(new DeleteCommand({ TableName: environment.table('accounts'), Key: signInKey(accountId) }));
}
