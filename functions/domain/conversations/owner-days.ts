/** Days and months as the owner's time zone has them. */

/** yyyy-mm-dd of the moment in the zone. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
}

export const monthIn = (timeZone: string, at: Date): string => dayIn(timeZone, at).slice(0, 7);

/** The last `count` days up to today, oldest first. Calendar arithmetic, so that a change of the clocks loses no day. */
export function lastDays(timeZone: string, now: Date, count: number): string[] {
  const [year = 0, month = 1, day = 1] = dayIn(timeZone, now).split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1, day - (count - 1 - index))).toISOString().slice(0, 10),
  );
}
