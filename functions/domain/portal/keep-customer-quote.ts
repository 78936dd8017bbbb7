import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { customerApplicationKey } from './portal-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['PutItem'] }] };

/** The way from a customer to an application that they began in the portal. */
export async function keepCustomerQuote(customerId: string, applicationId: string): Promise<void> {
  const Item = { ...customerApplicationKey(customerId, applicationId), applicationId };
  await dynamo.send(new PutCommand({ TableName: environment.table('insurance'), Item }));
}
