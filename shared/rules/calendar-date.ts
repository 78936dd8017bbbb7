/** A day of the Gregorian calendar without a time zone. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

const millisecondsPerDay = 86_400_000;

const isoDate = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** Reads `YYYY-MM-DD`; undefined for any other form and for days that don't exist, such as 2025-02-30. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const match = text.length === 10 ? isoDate.exec(text) : null;
  if (match === null) return undefined;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  const isReal = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= daysInMonth(date.year, date.month);
  return isReal ? date : undefined;
}

/** `YYYY-MM-DD` of a date whose year has four digits. */
export function formatCalendarDate({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Days from 1970-01-01; earlier ones are negative. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  // Date.UTC takes the years 0 to 99 for 1900 to 1999; setUTCFullYear doesn't.
  return new Date(0).setUTCFullYear(year, month - 1, day) / millisecondsPerDay;
}

/** The date of a day number. */
export function dateOfDayNumber(days: number): CalendarDate {
  const date = new Date(days * millisecondsPerDay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** How many days a month (1 to 12) has. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** How many days later the second is; NaN for what is no day. */
export function daysBetween(from: string, to: string): number {
  const [first, last] = [parseCalendarDate(from), parseCalendarDate(to)];
  return first === undefined || last === undefined ? Number.NaN : dayNumber(last) - dayNumber(first);
}
