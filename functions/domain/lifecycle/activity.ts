/**
 * What is due for an account in which nobody is seen: a warning 30, 7 and 1 days before, then the deletion, 90 days after
 * the last sign of somebody or the end of the last plan (specification 1, section 9). Pure, but for the row's form.
 */
import type { KeptPlan } from '../../../shared/model/account.ts';
import { INACTIVE_DAYS, type WarningDays } from '../../../shared/model/lifecycle.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { ACTIVITY, activityKey, type ActivityRow } from './lifecycle-rows.ts';

const DAY_MS = 86_400_000;

/** A sweep that comes later than this was away: then people get the days that they were promised, from now on. */
const SLACK_MS = 3_600_000;

/** A warning so many days before the deletion, or (0) the deletion. */
export type InactivityStep = WarningDays | 0;

const stepAfter: Record<WarningDays, InactivityStep> = { 30: 7, 7: 1, 1: 0 };

/** The moment from which the 90 days count: the last sign of somebody, or the end of what they pay for or try. */
export function inactiveFrom(seenAt: readonly string[], { paidUntil, trialEndsAt }: KeptPlan): Date {
  const end = paidUntil ?? trialEndsAt;
  return new Date(Math.max(...[...seenAt, ...(end === null ? [] : [end])].map((time) => Date.parse(time))));
}

/** When a step is due for somebody of whom nothing was seen since. */
export function dueAt(from: Date, step: InactivityStep): Date {
  return new Date(from.getTime() + (INACTIVE_DAYS - step) * DAY_MS);
}

/** What follows a warning that is sent now, and when: never sooner than the warning says. */
export function afterWarning(from: Date, step: WarningDays, now: Date): { next: InactivityStep; at: Date } {
  const next = stepAfter[step];
  return { next, at: notBefore(dueAt(from, next), step - next, now) };
}

/** The moment of the deletion, as a warning that is sent now names it. */
export function deletionAt(from: Date, step: WarningDays, now: Date): Date {
  return notBefore(dueAt(from, 0), step, now);
}

function notBefore(planned: Date, days: number, now: Date): Date {
  const promised = now.getTime() + days * DAY_MS;
  return planned.getTime() >= promised - SLACK_MS ? planned : new Date(promised);
}

/**
 * The transaction item that notes a sign-in: it calls off whatever was due.
 * @param country where it came from, ISO alpha-2; null where the edge does not know
 */
export function activityPut(accountId: string, country: string | null, now: Date): TransactItem {
  const row = { accountId, from: now.toISOString(), next: 30 as const, country };
  return { Put: { TableName: environment.table('accounts'), Item: activityItem(row, dueAt(now, 30)) } };
}

export const activityItem = (row: ActivityRow, at: Date) => ({
  ...activityKey(row.accountId),
  ...row,
  gsiPk: ACTIVITY,
  gsiSk: at.toISOString(),
});
