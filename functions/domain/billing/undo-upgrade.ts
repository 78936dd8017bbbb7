/**
 * Who gets an upgrade paid back has the plan from before again, for as long as that one was paid. A first purchase and a
 * renewal have none before them: there the time that was given stays, and staff who want it ended suspend the account.
 */
import type { TransactItem } from '../../kit/outbox.ts';
import type { OrderRow, SubscriptionRow } from './billing-rows.ts';
import { findSubscription } from './find-subscription.ts';
import { eventPut, subscriptionItems } from './order-items.ts';
import type { Moment } from './order-states.ts';

/** The subscription as it is to be, and as it is. */
type Undone = { row: SubscriptionRow; present: SubscriptionRow };

/**
 * Null when the order was no upgrade, or something else was bought since: that was priced on it and stays. Nothing is charged for a
 * plan whose time is over by now: whoever gets money back has not asked for another period.
 */
export async function findUndoneUpgrade(
  { accountId, kind, base, ...order }: OrderRow,
  now: Date,
): Promise<Undone | null> {
  const present = await findSubscription(accountId);
  if (kind !== 'upgrade' || !base || !present) return null;
  const isIts =
    present.planId === order.planId && present.cycle === order.cycle && present.periodEnd === order.periodEnd;
  if (!isIts) return null;
  const isOver = base.periodEnd <= now.toISOString();
  const isAutoRenewing = present.isAutoRenewing && !isOver;
  return { row: { ...present, ...base, isAutoRenewing, next: null, failure: null }, present };
}

export function undoItems({ row, present }: Undone, moment: Moment): TransactItem[] {
  const { accountId, planId, cycle } = row;
  return [
    ...subscriptionItems(row, present, moment),
    eventPut(accountId, { kind: 'changed', planId, cycle, money: null }, moment),
  ];
}
