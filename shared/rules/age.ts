import { dayNumber, parseCalendarDate, type CalendarDate } from './calendar-date.ts';

/** 1 counts days, both ends included; 2 counts full years (specification 2, section 5). */
export type AgeUnit = 1 | 2;

/** Fewest full years of anyone who uses the service (specification 2, section 9). */
export const minimumAge = 18;

/**
 * The age on a day. Both dates are `YYYY-MM-DD`; undefined when one isn't a real date or the birth lies after the day.
 * Someone born on 29 February becomes a year older on 1 March in years that have no 29 February.
 */
export function ageOn(birth: string, day: string, unit: AgeUnit): number | undefined {
  const from = parseCalendarDate(birth);
  const to = parseCalendarDate(day);
  if (from === undefined || to === undefined) return undefined;
  const days = dayNumber(to) - dayNumber(from);
  if (days < 0) return undefined;
  return unit === 1 ? days + 1 : fullYears(from, to);
}

function fullYears(from: CalendarDate, to: CalendarDate): number {
  const hadBirthday = to.month > from.month || (to.month === from.month && to.day >= from.day);
  return to.year - from.year - (hadBirthday ? 0 : 1);
}
