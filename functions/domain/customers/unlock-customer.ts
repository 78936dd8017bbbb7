/** What an administrator does for a locked customer. */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { customers, triesKey } from '../../kit/realms.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['DeleteItem'] }] };

export async function unlockCustomer(customerId: string): Promise<void> {
  const Key = triesKey(customers, customerId);
  await dynamo.send(new DeleteCommand({ TableName: environment.table('insurance'), Key }));
}
