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

/** "3 hours ago"; days are calendar days of the zone, so that "yesterday" is the owner's. After six days the date. */
export function relativeMoment(iso: string, now: Date, { tag, timeZone }: Clock): string {
  const at = new Date(iso);
  const days = calendarDay(now, timeZone) - calendarDay(at, timeZone);
  if (days > 6) return shortDate(at, now, { tag, timeZone });
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const age = Math.max(0, now.getTime() - at.getTime());
  if (age < MINUTE_MS) return format.format(0, 'second');
  if (age < HOUR_MS) return format.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (days < 1) return format.format(-Math.floor(age / HOUR_MS), 'hour');
  return format.format(-days, 'day');
}

/** "Friday, 21 November 2025 at 12:33". */
export function exactMoment(iso: string, { tag, timeZone }: Clock): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(iso));
}

/** "12:33". */
export function timeOfDay(iso: string, { tag, timeZone }: Clock): string {
  return new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }).format(new Date(iso));
}

function shortDate(at: Date, now: Date, { tag, timeZone }: Clock): string {
  const year = (moment: Date): string => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(moment);
  return new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    ...(year(at) === year(now) ? {} : { year: 'numeric' }),
    timeZone,
  }).format(at);
}

/** Days since the epoch of the moment's date in the zone. */
function calendarDay(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
  return Date.parse(`${parts}T00:00:00Z`) / DAY_MS;
}
