/** Clocks of a time zone (IANA name): what they show, and when they show it. */

/** What the clocks show: yyyy-mm-dd and HH:MM (24 hours). */
export type ClockTime = { date: string; time: string };

const MINUTE_MS = 60_000;

export function clockTimeIn(timeZone: string, at: Date): ClockTime {
  const iso = new Date(at.getTime() + offsetMinutes(timeZone, at) * MINUTE_MS).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/** How far the clocks of the zone are ahead of UTC at that moment, in minutes. */
export function offsetMinutes(timeZone: string, at: Date): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** The moment at which the clocks show this; a time that they leap over in spring is the moment an hour later. */
export function momentOf(timeZone: string, { date, time }: ClockTime): Date {
  const wanted = Date.parse(`${date}T${time}:00.000Z`);
  const asTheDayBefore = new Date(wanted - offsetMinutes(timeZone, new Date(wanted - 86_400_000)) * MINUTE_MS);
  const offset = offsetMinutes(timeZone, asTheDayBefore);
  const moment = new Date(wanted - offset * MINUTE_MS);
  return offsetMinutes(timeZone, moment) === offset ? moment : asTheDayBefore;
}

/** The moment as the zone writes it, with its distance from UTC: `2026-03-10T13:00:00+01:00` (RFC 3339). */
export function writeInZone(timeZone: string, at: Date): string {
  const minutes = offsetMinutes(timeZone, at);
  const local = new Date(at.getTime() + minutes * MINUTE_MS).toISOString().slice(0, 19);
  const two = (count: number): string => String(Math.trunc(count)).padStart(2, '0');
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}

/** The date so many days later; calendar arithmetic, so that a change of the clocks loses no day. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** When the next month begins in the zone. */
export function monthStartAfter(timeZone: string, at: Date): Date {
  const [year = 0, month = 1] = clockTimeIn(timeZone, at).date.split('-').map(Number);
  const date = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return momentOf(timeZone, { date, time: '00:00' });
}
