import {
  dateOfDayNumber,
  dayNumber,
  daysInMonth,
  formatCalendarDate,
  parseCalendarDate,
  type CalendarDate,
} from './calendar-date.ts';

/** 1 days, 2 years, 3 months (specification 2, section 5). */
export type TermUnit = 1 | 2 | 3;

export interface Term {
  /** First day, `YYYY-MM-DD`. */
  start: string;
  unit: TermUnit;
  /** How many units; whole. */
  length: number;
  /** Days added at the end; whole, negative to end earlier. */
  extraDays?: number;
}

const maxUnits = 40_000;

/**
 * The end of a term, `YYYY-MM-DD`: start + length units, then the extra days. Months and years end on the month's last
 * day when it has no such day (31 January + 1 month = 28 or 29 February). Undefined when the start isn't a real date, a
 * number isn't whole, or the end falls outside of the years 1 to 9999.
 */
export function endDate({ start, unit, length, extraDays = 0 }: Term): string | undefined {
  const from = parseCalendarDate(start);
  if (from === undefined || !isTermLength(length) || !isTermLength(extraDays)) return undefined;
  const end = dateOfDayNumber(dayNumber(addUnits(from, unit, length)) + extraDays);
  return end.year >= 1 && end.year <= 9999 ? formatCalendarDate(end) : undefined;
}

function isTermLength(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= maxUnits;
}

function addUnits(from: CalendarDate, unit: TermUnit, length: number): CalendarDate {
  if (unit === 1) return dateOfDayNumber(dayNumber(from) + length);
  return addMonths(from, unit === 2 ? length * 12 : length);
}

function addMonths({ year, month, day }: CalendarDate, months: number): CalendarDate {
  const total = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(total / 12), month: (((total % 12) + 12) % 12) + 1 };
  return { ...target, day: Math.min(day, daysInMonth(target.year, target.month)) };
}
