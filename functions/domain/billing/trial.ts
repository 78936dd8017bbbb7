/** A trial has no subscription, and the same clock: its end is told before, and when it has come the live page follows. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { findAccount } from '../accounts/find-account.ts';
import { subscriptionKey } from './billing-rows.ts';
import { drawingOfAccount } from '../pages/drawing-of-account.ts';
import { mailPut, renewAt } from './order-items.ts';
import { isWritten, type Moment } from './order-states.ts';

export const needs: StoreNeeds = { tables: [{ table: 'billing', actions: ['ConditionCheckItem', 'PutItem'] }] };

/** Before the end: time enough to choose a plan. */
const TOLD_MS = 3 * 86_400_000;

/** Starts the clock of a trial that ends at this time (ISO). */
export const trialClock = (accountId: string, endsAt: string): TransactItem =>
  renewAt(accountId, new Date(Date.parse(endsAt) - TOLD_MS));

/** The next step of a trial; nothing for an account without one, or that has bought a plan. */
export async function followTrial(accountId: string, moment: Moment): Promise<void> {
  const account = await findAccount(accountId);
  if (account?.status !== 'active' || account.plan.trialEndsAt === null) return;
  const { id: planId, trialEndsAt: at } = account.plan;
  const isOver = Date.parse(at) <= moment.now.getTime();
  await isWritten([
    nothingBought(accountId),
    ...(isOver
      ? [mailPut({ template: 'plan-ended', accountId, planId }, moment), drawingOfAccount('billing', accountId, moment)]
      : [mailPut({ template: 'trial-ending', accountId, planId, at }, moment), renewAt(accountId, new Date(at))]),
  ]);
}

/** A purchase sets the clock of its subscription, which must stay. */
function nothingBought(accountId: string): TransactItem {
  return {
    ConditionCheck: {
      TableName: environment.table('billing'),
      Key: subscriptionKey(accountId),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
