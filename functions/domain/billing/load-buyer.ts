/** Who buys, with what they have. */
import { AppError } from '../../kit/app-error.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { SubscriptionRow } from './billing-rows.ts';
import { findCustomer } from './customers.ts';
import { findSubscription } from './find-subscription.ts';
import type { Buyer } from './price-purchase.ts';

/** Throws `billed_by_store` for a subscription that only its app store can change. */
export async function loadBuyer(accountId: string, now: Date): Promise<Buyer & { account: AccountRow }> {
  const [account, customer, subscription] = await Promise.all([
    findAccount(accountId),
    findCustomer(accountId),
    findRunningSubscription(accountId, now),
  ]);
  if (!account) throw new AppError('not_found');
  if (subscription?.billedBy === 'store') throw new AppError('billed_by_store');
  return { account, customer, subscription };
}

/** Null also for one whose period is over and whose row is still there. */
export async function findRunningSubscription(accountId: string, now: Date): Promise<SubscriptionRow | null> {
  const row = await findSubscription(accountId);
  return row && isRunning(row, now) ? row : null;
}

export function isRunning({ periodEnd }: Pick<SubscriptionRow, 'periodEnd'>, now: Date): boolean {
  return Date.parse(periodEnd) > now.getTime();
}
