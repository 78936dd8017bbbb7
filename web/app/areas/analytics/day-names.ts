/**
 * How days are written. A day is already the owner's (`yyyy-mm-dd`), so it is read and written in UTC: another zone would
 * move it.
 */
type DayStyle = 'weekday' | 'short' | 'long';

const styles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  weekday: { weekday: 'short' },
  short: { day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
};

/** @param tag BCP 47 tag of the reader's language */
export function dayName(date: string, style: DayStyle, tag: string): string {
  return new Intl.DateTimeFormat(tag, { ...styles[style], timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** Which days carry a label below the plot: all of a week, else as many as a phone has room for, counted from today. */
export function labelledDays(days: number): number[] {
  const step = Math.ceil(days / 7);
  return Array.from({ length: days }, (_, index) => index).filter((index) => (days - 1 - index) % step === 0);
}
