/** How moments are written: how long ago for the eye, and exactly, in the owner's time zone, for whoever wants to know. */

/** A language and a time zone to write in. */
export type Clock = {
  /** BCP 47. */
  tag: string;
  /** IANA name. */
  timeZone: string;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** After so many days the date says more than their number. */
const MOST_RELATIVE_DAYS = 6;

/** "3 hours ago"; days are calendar days of the zone, so that "yesterday" is the owner's. After six days the date. */
export function relativeMoment(iso: string, now: Date, { tag, timeZone }: Clock): string {
  const at = new Date(iso);
  const days = daysBetween(at, now, timeZone);
  if (days > MOST_RELATIVE_DAYS) return shortDate(at, now, { tag, timeZone });
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const age = Math.max(0, now.getTime() - at.getTime());
  if (age < MINUTE_MS) return format.format(0, 'second');
  if (age < HOUR_MS) return format.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (days < 1) return format.format(-Math.floor(age / HOUR_MS), 'hour');
  return format.format(-days, 'day');
}

/** Whether `relativeMoment` says how long ago it was. */
export function isRecent(iso: string, now: Date, { timeZone }: Clock): boolean {
  return daysBetween(new Date(iso), now, timeZone) <= MOST_RELATIVE_DAYS;
}

/** "Nov 21, 12:33 PM"; the year when it is another one. */
export function exactMoment(iso: string, now: Date, { tag, timeZone }: Clock): string {
  const at = new Date(iso);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(tag, { ...dateParts(at, now, timeZone), ...time, timeZone }).format(at);
}

/** "12:33 PM". */
export function timeOfDay(iso: string, { tag, timeZone }: Clock): string {
  return new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }).format(new Date(iso));
}

/** Whether both moments are on one day of the zone. */
export function isSameDay(one: string, other: string, { timeZone }: Clock): boolean {
  return daysBetween(new Date(one), new Date(other), timeZone) === 0;
}

function shortDate(at: Date, now: Date, { tag, timeZone }: Clock): string {
  return new Intl.DateTimeFormat(tag, { ...dateParts(at, now, timeZone), timeZone }).format(at);
}

function dateParts(at: Date, now: Date, timeZone: string): Intl.DateTimeFormatOptions {
  const isThisYear = yearOf(at, timeZone) === yearOf(now, timeZone);
  return { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) };
}

function yearOf(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(moment);
}

function daysBetween(from: Date, to: Date, timeZone: string): number {
  return calendarDay(to, timeZone) - calendarDay(from, timeZone);
}

/** Days since the epoch of the moment's date in the zone. */
function calendarDay(moment: Date, timeZone: string): number {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}
