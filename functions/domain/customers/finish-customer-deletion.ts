/**
 * What the job `delete-customer` does: removes everything of a deleted customer but what law has the insurer keep, tells them,
 * and looks again a day later. The customer's own row goes last; a crash anywhere only means beginning again.
 */
import { DeleteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { duePut } from '../../kit/due-rows.ts';
import { environment } from '../../kit/environment.ts';
import type { Logger } from '../../kit/logger.ts';
import { countMetric } from '../../kit/metrics.ts';
import { queryAll } from '../../kit/query-all.ts';
import { customers } from '../../kit/realms.ts';
import { deleteUserIn, hasUserIn } from '../accounts/pool-user.ts';
import { pseudonymOf } from '../lifecycle/pseudonym.ts';
import { putTombstone } from '../lifecycle/tombstones.ts';
import { sendCustomerDeletionReceipt } from '../messages/customer-mails.ts';
import type { CustomerDeletionCause } from './begin-customer-deletion.ts';
import { customerKey } from './customer-rows.ts';
import { findCustomer } from './find-customer.ts';
import { forgetQuotes } from './forget-quotes.ts';
import { unbindPolicies } from './unbind-policies.ts';

export const needs: StoreNeeds = {
  pools: [{ pool: 'customers', actions: ['AdminDeleteUser', 'AdminGetUser'] }],
  tables: [
    { table: 'insurance', actions: ['Query', 'DeleteItem'] },
    { table: 'conversations', actions: ['PutItem'] },
  ],
};

export type CustomerDeletion = { customerId: string; deletedAt: string; cause: CustomerDeletionCause };
type Verification = Omit<CustomerDeletion, 'cause'>;
type Context = { now: Date; newId(): string; log: Logger };

const DAY_MS = 86_400_000;
const PART = 500;

/** Nothing happens to a customer who is not marked as deleted: the order alone deletes nobody. */
export async function finishCustomerDeletion(deletion: CustomerDeletion, context: Context): Promise<void> {
  const { customerId, deletedAt, cause } = deletion;
  const customer = await findCustomer(customerId);
  if (customer && customer.status !== 'deleted') return;
  await putTombstone('customers', customerId, deletedAt);
  await removeAll(deletion, context);
  if (customer && cause === 'customer') await sendCustomerDeletionReceipt(customer);
  await endWith(deletion, context.now);
  context.log.info('customer.deleted', { pseudonym: pseudonymOf(customerId), cause });
}

async function removeAll({ customerId, deletedAt }: Verification, context: Context): Promise<void> {
  await deleteUserIn(customers, customerId);
  await unbindPolicies(customerId, context);
  const email = (await findCustomer(customerId))?.email ?? null;
  await forgetQuotes({ customerId, email }, deletedAt, context.now);
  const root = customerKey(customerId).sk;
  const read = async () => (await readPartition(customerId)).filter(({ sk }) => sk !== root);
  for (let rows = await read(); rows.length > 0; rows = await read()) {
    for (const { pk, sk } of rows) {
      await dynamo.send(new DeleteCommand({ TableName: environment.table('insurance'), Key: { pk, sk } }));
    }
  }
}

function readPartition(customerId: string): Promise<Record<string, unknown>[]> {
  const query = {
    TableName: environment.table('insurance'),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': customerKey(customerId).pk },
    ConsistentRead: true,
  };
  return queryAll(query, PART);
}

/** The customer's own row, the last of all, goes in one write with what looks again a day later. */
async function endWith({ customerId, deletedAt }: Verification, now: Date): Promise<void> {
  const root = { Delete: { TableName: environment.table('insurance'), Key: customerKey(customerId) } };
  const payload = { step: 'verify', customerId, deletedAt };
  const work = { id: `VERIFY-DELETION#${customerId}`, job: 'delete-customer', payload } as const;
  const again = duePut(work, new Date(now.getTime() + DAY_MS));
  await dynamo.send(new TransactWriteCommand({ TransactItems: [root, again] }));
}

/** What is still there, in words for the log. */
export async function findCustomerRemains(customerId: string): Promise<string[]> {
  const rows = await readPartition(customerId);
  const user = (await hasUserIn(customers, customerId)) ? ['user'] : [];
  return [...rows.map(({ sk }) => `insurance ${String(sk).split('#', 1)[0]}`), ...user];
}

/** Finds nothing, or deletes again, raises the alarm and comes back the next day. */
export async function verifyCustomerDeletion(deletion: Verification, context: Context): Promise<void> {
  const { customerId } = deletion;
  const { log, now } = context;
  const remains = await findCustomerRemains(customerId);
  if (remains.length === 0) return log.info('deletion.verified', { pseudonym: pseudonymOf(customerId) });
  countMetric('DeletionRemains');
  const found = [...new Set(remains)].join(', ');
  log.error('deletion.incomplete', new Error('Something of a deleted customer was still there.'), { found });
  await removeAll(deletion, context);
  await endWith(deletion, now);
}
