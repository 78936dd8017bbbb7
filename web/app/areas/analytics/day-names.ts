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

/** Which days carry a label below the plot: all of a week, else the four that a phone has room for, counted from today. */
export function labelledDays(days: number): number[] {
  const step = days <= 7 ? 1 : Math.ceil(days / 4);
  return Array.from({ length: days }, (_, index) => index).filter((index) => (days - 1 - index) % step === 0);
}

/** Of a week, every other label gives way where the plot is narrow. */
export function isSpareLabel(index: number, days: number): boolean {
  return days <= 7 && (days - 1 - index) % 2 === 1;
}
