/** Reads subscriptions. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readRow } from '../../kit/read-row.ts';
import { subscriptionKey, SubscriptionRow } from './billing-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'billing', actions: ['GetItem'] }] };

export async function findSubscription(accountId: string): Promise<SubscriptionRow | null> {
  const item = await readRow('billing', subscriptionKey(accountId));
  return item ? SubscriptionRow.parse(item) : null;
}
