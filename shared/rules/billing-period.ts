/**
 * When a subscription's cycles begin and end. A cycle begins on the same date each month; a month that is too short for it
 * gives its last day, and the month after it has the date again (specification 1, section 9). All in UTC.
 */
import type { Cycle } from '../model/billing.ts';

const DAY_MS = 86_400_000;

const monthsOf: Record<Cycle, number> = { monthly: 1, yearly: 12 };

/** The moment one cycle after another one. `anchorDay`: the date that cycles begin on, 1 to 31. */
export function cycleAfter(at: Date, cycle: Cycle, anchorDay: number): Date {
  return shift(at, monthsOf[cycle], anchorDay);
}

/** The moment one cycle before another one. */
export function cycleBefore(at: Date, cycle: Cycle, anchorDay: number): Date {
  return shift(at, -monthsOf[cycle], anchorDay);
}

function shift(at: Date, months: number, anchorDay: number): Date {
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchorDay, lastDay));
  return moved;
}

export type Period = { start: Date; end: Date; anchorDay: number };

/** Time that is free or paid for already, and the date that its cycles begin on. */
export type Cover = { until: Date; anchorDay: number };

/** A period that begins now. What is covered already stays: the cycle is counted from there. */
export function periodFrom(now: Date, cover: Cover | null, cycle: Cycle): Period {
  const isCovered = cover !== null && cover.until > now;
  const from = isCovered ? cover.until : now;
  const anchorDay = isCovered ? cover.anchorDay : now.getUTCDate();
  return { start: now, end: cycleAfter(from, cycle, anchorDay), anchorDay };
}

/**
 * What is left of a paid cycle at `now`, in minor units rounded down: by days, and the day that has begun counts as left.
 * Of a cycle that has not begun all is left, after its end nothing.
 */
export function unusedRest(price: number, cycle: { start: Date; end: Date }, now: Date): number {
  const days = Math.round((cycle.end.getTime() - cycle.start.getTime()) / DAY_MS);
  const used = Math.max(0, Math.floor((now.getTime() - cycle.start.getTime()) / DAY_MS));
  return Math.floor((price * Math.max(0, days - used)) / days);
}
