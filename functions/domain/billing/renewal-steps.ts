/**
 * When a subscription is worked on before its period ends. Charges begin three days before, so that a card that fails leaves
 * time to mend it; who pays by hand is asked twice; and at the end somebody is told.
 */
import type { SubscriptionRow } from './billing-rows.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Before the period's end. */
const CHARGES_MS = [3 * DAY_MS, 2 * DAY_MS, DAY_MS, 3 * HOUR_MS];
const REMINDERS_MS = [7 * DAY_MS, DAY_MS];
/** When the card is looked at that is to be charged. */
const CARD_CHECK_MS = 7 * DAY_MS;

type Steps = Pick<SubscriptionRow, 'status' | 'isAutoRenewing' | 'method' | 'periodEnd' | 'billedBy'>;

type ChargedSteps = Steps & { method: NonNullable<Steps['method']> };

/** Whether its renewals are charged without anybody there. */
export function isCharged(subscription: Steps): subscription is ChargedSteps {
  const { status, isAutoRenewing, method, billedBy } = subscription;
  return status === 'active' && isAutoRenewing && method !== null && billedBy === 'us';
}

function leadTimes(subscription: Steps): number[] {
  if (isCharged(subscription))
    return subscription.method.payWay === 'card' ? [CARD_CHECK_MS, ...CHARGES_MS] : CHARGES_MS;
  return subscription.status === 'active' && subscription.billedBy === 'us' ? REMINDERS_MS : [];
}

/** The next moment of work after `now`; the last one is the period's end. */
export function nextStepAt(subscription: Steps, now: Date): Date {
  const end = Date.parse(subscription.periodEnd);
  const moments = [...leadTimes(subscription).map((lead) => end - lead), end];
  return new Date(moments.find((moment) => moment > now.getTime()) ?? end);
}

/** When work begins on a subscription that has just become what it is: at once when a charge is due already. */
export function firstStepAt(subscription: Steps, now: Date): Date {
  return isCharged(subscription) && isChargeTime(subscription, now) ? now : nextStepAt(subscription, now);
}

/** Whether the time of charges, or of the first reminder, has come. */
export function isChargeTime(subscription: Steps, now: Date): boolean {
  const [first = 0] = isCharged(subscription) ? CHARGES_MS : leadTimes(subscription);
  const end = Date.parse(subscription.periodEnd);
  return now.getTime() >= end - first && now.getTime() < end;
}

/** Whether the card that is to be charged is looked at now. */
export function isCardCheckTime(subscription: Steps, now: Date): boolean {
  if (!isCharged(subscription) || subscription.method.payWay !== 'card') return false;
  const isEarly = now.getTime() < Date.parse(subscription.periodEnd) - CARD_CHECK_MS;
  return !isEarly && !isChargeTime(subscription, now);
}

/** When the next payment is taken, or is to be made by hand; null when none is to come. */
export function nextPaymentAt(subscription: Steps): Date | null {
  const { status, billedBy, periodEnd } = subscription;
  if (status !== 'active' || billedBy === 'store') return null;
  const [first = 0] = isCharged(subscription) ? CHARGES_MS : [];
  return new Date(Date.parse(periodEnd) - first);
}
