/** Deletes again what a restored backup brought back: the tombstones say of whom (tombstones.ts). */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { beginCustomerDeletion, customerDeletionOrder } from '../customers/begin-customer-deletion.ts';
import { findCustomerRemains } from '../customers/finish-customer-deletion.ts';
import { beginDeletion, deletionOrder } from './begin-deletion.ts';
import { findRemains } from './finish-deletion.ts';
import { listTombstones } from './tombstones.ts';

export const needs: StoreNeeds = {
  tables: [
    { table: 'accounts', actions: ['PutItem'] },
    { table: 'insurance', actions: ['PutItem'] },
  ],
};

type Moment = { now: Date; newId(): string };

const redeletes = { owners: redeleteAccount, customers: redeleteCustomer };

/** How many tombstones there are, of owners and customers, and how many of them something was found for. */
export async function redeleteAll(moment: Moment): Promise<{ tombstones: number; again: number }> {
  const counts = { tombstones: 0, again: 0 };
  for (const pool of ['owners', 'customers'] as const) {
    const next = (ids: readonly string[]) => listTombstones(pool, ids.at(-1) ?? '');
    for (let ids = await next([]); ids.length > 0; ids = await next(ids)) {
      for (const accountId of ids) {
        counts.tombstones += 1;
        if (await redeletes[pool](accountId, moment)) counts.again += 1;
      }
    }
  }
  return counts;
}

async function redeleteAccount(accountId: string, moment: Moment): Promise<boolean> {
  if ((await findRemains(accountId, [])).length === 0) return false;
  if (await beginDeletion(accountId, 'restored', moment)) return true;
  // The account itself did not come back, only what belonged to it.
  const order = deletionOrder({ accountId, cause: 'restored', names: [] }, moment);
  await dynamo.send(new TransactWriteCommand({ TransactItems: [order] }));
  return true;
}

async function redeleteCustomer(customerId: string, moment: Moment): Promise<boolean> {
  if ((await findCustomerRemains(customerId)).length === 0) return false;
  if (await beginCustomerDeletion(customerId, 'restored', moment)) return true;
  const order = customerDeletionOrder(customerId, 'restored', moment);
  await dynamo.send(new TransactWriteCommand({ TransactItems: [order] }));
  return true;
}
