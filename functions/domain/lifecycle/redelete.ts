/** Deletes again what a restored backup brought back: the tombstones say of whom (tombstones.ts). */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { beginDeletion, deletionOrder } from './begin-deletion.ts';
import { findRemains } from './finish-deletion.ts';
import { listTombstones } from './tombstones.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['PutItem'] }] };

type Moment = { now: Date; newId(): string };

/** How many tombstones there are, and how many of them something was found for. */
export async function redeleteAll(moment: Moment): Promise<{ tombstones: number; again: number }> {
  const counts = { tombstones: 0, again: 0 };
  for (let ids = await listTombstones(''); ids.length > 0; ids = await listTombstones(ids.at(-1) ?? '')) {
    for (const accountId of ids) {
      counts.tombstones += 1;
      if (await redelete(accountId, moment)) counts.again += 1;
    }
  }
  return counts;
}

async function redelete(accountId: string, moment: Moment): Promise<boolean> {
  if ((await findRemains(accountId, [])).length === 0) return false;
  if (await beginDeletion(accountId, 'restored', moment)) return true;
  // The account itself did not come back, only what belonged to it.
  const order = deletionOrder({ accountId, cause: 'restored', names: [] }, moment);
  await dynamo.send(new TransactWriteCommand({ TransactItems: [order] }));
  return true;
}
