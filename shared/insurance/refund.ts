import { daysBetween } from '../rules/calendar-date.ts';
import type { Currency } from '../places/currencies.ts';
import type { RefundRule } from './definition.ts';
import { minorOf, multiply, shareOf } from './money.ts';
import type { PolicyTerm } from './term.ts';

export type RefundCase = {
  term: PolicyTerm;
  /** Days, `YYYY-MM-DD`. */
  issuedOn: string;
  cancelledOn: string;
  /** Paid for it, and how much of that are charges; minor units. */
  paid: number;
  charges: number;
  currency: Currency;
  hasClaim: boolean;
};

export type Refund = { amount: number; reason: 'cooling-off' | 'pro-rata' | 'scale' | 'none' };

/** What is paid back when a policy is cancelled. */
export function refundOf(rule: RefundRule, given: RefundCase): Refund {
  if (given.hasClaim || given.cancelledOn > given.term.end) return { amount: 0, reason: 'none' };
  if (isCoolingOff(rule, given)) return { amount: given.paid, reason: 'cooling-off' };
  if (rule.afterwards === 'none') return { amount: 0, reason: 'none' };
  const base = rule.returnsCharges ? given.paid : given.paid - given.charges;
  const { left, all } = daysOf(given);
  const share =
    rule.afterwards === 'pro-rata'
      ? shareOf(base, left, all)
      : multiply(base, percentByScale(rule, { left, all }) / 100);
  return { amount: Math.max(0, share - minorOf(rule.fee, given.currency)), reason: rule.afterwards };
}

function isCoolingOff(rule: RefundRule, { issuedOn, cancelledOn, term }: RefundCase): boolean {
  const isInTime = daysBetween(issuedOn, cancelledOn) <= rule.coolingOffDays;
  return isInTime && (rule.isOpenAfterStart || cancelledOn < term.start);
}

type Days = { left: number; all: number };

/** Days of cover; the day of cancellation counts as used. */
function daysOf({ term, cancelledOn }: RefundCase): Days {
  const all = daysBetween(term.start, term.end) + 1;
  return { left: cancelledOn < term.start ? all : daysBetween(cancelledOn, term.end), all };
}

function percentByScale({ scale }: RefundRule, { left, all }: Days): number {
  const row = scale.find(({ untilPercent }) => 100 * (all - left) <= untilPercent * all);
  return row?.refundPercent ?? 0;
}
