/**
 * What a change in the middle of a policy's term costs: whole prices by the version that the policy was bought with, as on
 * its day of issue, so that the change alone makes the difference. Pure, and the same in the browser and on the server.
 */
import { daysBetween } from '../rules/calendar-date.ts';
import { shareOf } from './money.ts';
import type { PolicyTerm } from './term.ts';

/** A price without voucher, and how much of it are charges; minor units. */
export type WholePrice = { total: number; charges: number };

export type ChangeCase = {
  /** By the policy's own answers and plan, and by the new ones. */
  before: WholePrice;
  now: WholePrice;
  term: PolicyTerm;
  newTerm: PolicyTerm;
  /** The day of the change, `YYYY-MM-DD`. It is covered by the new answers. */
  today: string;
};

export type PriceDifference = {
  /** Minor units, below 0 for what is too much. `charges`: how much of it are charges. */
  difference: number;
  charges: number;
  /** Days that it counts for: all of them where the term itself changes, and before it begins. */
  daysLeft: number;
  daysInAll: number;
};

export function differenceOf({ before, now, term, newTerm, today }: ChangeCase): PriceDifference {
  const daysInAll = daysBetween(term.start, term.end) + 1;
  const isWhole = today < term.start || term.start !== newTerm.start || term.end !== newTerm.end;
  const daysLeft = isWhole ? daysInAll : Math.max(0, daysBetween(today, term.end) + 1);
  const share = (amount: number): number => shareOfDifference(amount, daysLeft, daysInAll);
  return {
    difference: share(now.total - before.total),
    charges: share(now.charges - before.charges),
    daysLeft,
    daysInAll,
  };
}

/** Rounded the same up and down, so that there and back again is nothing. */
function shareOfDifference(amount: number, part: number, whole: number): number {
  return amount < 0 ? 0 - shareOf(-amount, part, whole) : shareOf(amount, part, whole);
}

export type PaidSoFar = {
  /** Minor units: what was paid for the policy, and what of it is to be paid in later parts. */
  paid: number;
  unpaid: number;
  hasClaim: boolean;
};

/** What is to be paid at once; what is taken off parts that are to be paid later; what is paid back. One of them at most, or the last two. */
export type ChangeMoney = { due: number; takenOff: number; back: number };

/** Nothing goes back on a policy with a claim, nor more than there was to pay. What nobody has paid yet is not paid back. */
export function moneyOf(difference: number, { paid, unpaid, hasClaim }: PaidSoFar): ChangeMoney {
  if (difference >= 0) return { due: difference, takenOff: 0, back: 0 };
  if (hasClaim) return { due: 0, takenOff: 0, back: 0 };
  const takenOff = Math.min(-difference, unpaid);
  return { due: 0, takenOff, back: Math.min(-difference - takenOff, paid) };
}

/** What has passed stays as it was: cover that has begun begins when it did, and none ends or begins before today. */
export function isTermPassed(term: PolicyTerm, newTerm: PolicyTerm, today: string): boolean {
  if (newTerm.start === term.start && newTerm.end === term.end) return false;
  const hasBegun = term.start <= today;
  return newTerm.end < today || (hasBegun ? newTerm.start !== term.start : newTerm.start < today);
}
