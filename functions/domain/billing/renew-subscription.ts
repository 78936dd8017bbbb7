/**
 * The clock of a subscription: warns of a card that will not last, charges the next period before this one ends, tells of
 * failures, asks who pays by hand, and tidies up at the end. Each step puts the next one first, so no failure ends the chain. That a plan is over on the second
 * needs no job: `planAt` says so.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { isCardExpired } from '../../../shared/rules/card-expiry.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { OrderRow, SubscriptionRow } from './billing-rows.ts';
import { chargeRenewal } from './charge-renewal.ts';
import { findCustomer } from './customers.ts';
import { findOpenOrder } from './find-orders.ts';
import { findSubscription } from './find-subscription.ts';
import { isRunning } from './load-buyer.ts';
import { drawingOfAccount } from '../pages/drawing-of-account.ts';
import { eventPut, mailPut, planUpdate, renewAt, renewNoMore, subscriptionDelete } from './order-items.ts';
import { isUndecided, isWritten, type Moment } from './order-states.ts';
import { isCardCheckTime, isChargeTime, isCharged, nextPaymentAt, nextStepAt } from './renewal-steps.ts';
import { giveUpOrder, settleOrder } from './settle-order.ts';
import { followTrial } from './trial.ts';

/** Whoever is at paying is left alone for so long. */
const AT_IT_MS = 30 * 60_000;

/** For so long after the end a charge is made up for that nobody tried in time. It pays for a period that begins at the end. */
const LATEST_CHARGE_MS = 3 * 86_400_000;

/** An end that could not be told, as a provider did not answer, is told by then. */
const END_AGAIN_MS = 60 * 60_000;

export async function renewSubscription(accountId: string, moment: Moment): Promise<void> {
  const subscription = await findSubscription(accountId);
  if (!subscription) return followTrial(accountId, moment);
  if (!isRunning(subscription, moment.now)) return end(subscription, moment);
  await put(renewAt(accountId, nextStepAt(subscription, moment.now)));
  if (!isChargeTime(subscription, moment.now)) return warnOfCard(subscription, moment);
  if (isCharged(subscription)) return charge(subscription, moment);
  await remind(subscription, moment);
}

async function put({ Put: row }: TransactItem): Promise<void> {
  if (row) await dynamo.send(new PutCommand(row));
}

/** A card that ends before it is charged is told of while there is time to add the new one. */
async function warnOfCard(subscription: SubscriptionRow, moment: Moment): Promise<void> {
  const { accountId, method } = subscription;
  const chargedAt = nextPaymentAt(subscription);
  if (!isCardCheckTime(subscription, moment.now) || chargedAt === null) return;
  const customer = await findCustomer(accountId);
  const card = customer?.cards.find(({ cardId }) => cardId === method?.methodId);
  if (!card || !isCardExpired(card, chargedAt)) return;
  await put(mailPut({ template: 'card-expiring', accountId }, moment));
}

async function remind({ accountId, periodEnd: at }: SubscriptionRow, moment: Moment): Promise<void> {
  await put(mailPut({ template: 'renewal-due', accountId, at }, moment));
}

async function charge(subscription: SubscriptionRow, moment: Moment): Promise<void> {
  const { failure, accountId } = subscription;
  if (failure && (failure.nextTryAt === null || Date.parse(failure.nextTryAt) > moment.now.getTime())) return;
  const [account, found] = await Promise.all([findAccount(accountId), findOpenOrder(accountId)]);
  if (account?.status !== 'active') return;
  if (!found) return chargeRenewal(subscription, null, moment);
  if (isBrokenOff(found.order)) return chargeRenewal(subscription, found.order, moment);
  if (await isOutOfTheWay(found.order, subscription, moment)) return renewSubscription(accountId, moment);
}

/** Whether an order that somebody left open has ended by now. */
async function isOutOfTheWay(order: OrderRow, subscription: SubscriptionRow, moment: Moment): Promise<boolean> {
  const settled = await settleOrder(order, moment);
  if (!isUndecided(settled)) return true;
  if (settled.state === 'pending') return false;
  const until = new Date(Date.parse(order.createdAt) + AT_IT_MS);
  if (until > moment.now) {
    await put(renewAt(subscription.accountId, until));
    return false;
  }
  return !isUndecided(await giveUpOrder(settled, moment));
}

/** Whether nobody tried to charge the next period in time, as this job was away or broke off: its payer is not to lose the plan by that. */
function isUntried(subscription: SubscriptionRow, order: OrderRow | null, now: Date): boolean {
  const isLate = now.getTime() >= Date.parse(subscription.periodEnd) + LATEST_CHARGE_MS;
  const isTried = subscription.failure !== null || (order !== null && !isBrokenOff(order));
  return isCharged(subscription) && !isTried && !isLate;
}

/** A try that broke off: the provider knows the order, and charges it once. */
const isBrokenOff = ({ isUnattended, reference }: OrderRow): boolean => isUnattended === true && reference === null;

/** The period is over, and no payment came: the plan is Free already, and now it is said. */
async function end(subscription: SubscriptionRow, moment: Moment): Promise<void> {
  const { accountId, planId, cycle } = subscription;
  await put(renewAt(accountId, new Date(moment.now.getTime() + END_AGAIN_MS)));
  const [account, found] = await Promise.all([findAccount(accountId), findOpenOrder(accountId)]);
  if (account?.status === 'active' && isUntried(subscription, found?.order ?? null, moment.now)) {
    return chargeRenewal(subscription, found?.order ?? null, moment);
  }
  const settled = found && (await settleOrder(found.order, moment));
  if (settled?.state === 'paid') return;
  const free = { id: 'free', trialEndsAt: null, paidUntil: null, followedBy: null } as const;
  const isEnded = await isWritten([
    subscriptionDelete(subscription),
    renewNoMore(accountId),
    eventPut(accountId, { kind: 'ended', planId, cycle, money: null }, moment),
    ...(account
      ? [
          planUpdate(accountId, free),
          mailPut({ template: 'plan-ended', accountId, planId }, moment),
          drawingOfAccount('billing', accountId, moment),
        ]
      : []),
  ]);
  if (!isEnded) moment.log.info('subscription.went_on', {});
}
