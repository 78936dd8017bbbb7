/**
 * The end of a customer's account as everybody sees it at once: no token counts, nobody can sign in, and the address is free.
 * What is left is removed by the job `delete-customer`.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { customerEmailKey, customerKey } from './customer-rows.ts';
import { findCustomer, findCustomerIdByEmail } from './find-customer.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['PutItem', 'UpdateItem', 'DeleteItem'] }] };

/** `restored`: a backup brought them back. */
export type CustomerDeletionCause = 'customer' | 'restored';

type Moment = Pick<CallContext, 'now' | 'newId'>;

/** False for one who is deleted already, or is not there. */
export async function beginCustomerDeletion(
  customerId: string,
  cause: CustomerDeletionCause,
  moment: Moment,
): Promise<boolean> {
  const customer = await findCustomer(customerId);
  if (customer === null) return false;
  const TransactItems = [
    markDeleted(customerId, moment.now),
    customerDeletionOrder(customerId, cause, moment),
    ...(await addressFreed(customerId, customer.email)),
  ];
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems }));
    return true;
  } catch (error) {
    if (cancellationReasons(error)?.[0] === 'ConditionalCheckFailed') return false;
    throw error;
  }
}

function markDeleted(customerId: string, now: Date): TransactItem {
  return {
    Update: {
      TableName: environment.table('insurance'),
      Key: customerKey(customerId),
      UpdateExpression: 'SET #status = :deleted, tokensValidAfter = :now',
      ConditionExpression: 'attribute_exists(pk) AND #status <> :deleted',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':deleted': 'deleted', ':now': epochSeconds(now) + 1 },
    },
  };
}

/** The transaction item that has the job remove everything. */
export function customerDeletionOrder(
  customerId: string,
  cause: CustomerDeletionCause,
  { now, newId }: Moment,
): TransactItem {
  const payload = { step: 'delete', customerId, deletedAt: now.toISOString(), cause };
  return outboxPut('insurance', { id: newId(), job: 'delete-customer', payload }, now);
}

/** After a backup was restored it may be somebody else's. */
async function addressFreed(customerId: string, email: string): Promise<TransactItem[]> {
  if ((await findCustomerIdByEmail(email)) !== customerId) return [];
  return [
    {
      Delete: {
        TableName: environment.table('insurance'),
        Key: customerEmailKey(email),
        ConditionExpression: 'accountId = :id',
        ExpressionAttributeValues: { ':id': customerId },
      },
    },
  ];
}
