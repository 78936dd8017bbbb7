/** Moments in fields for date and time. */
import { clockTimeIn, momentOf } from '../../shared/rules/zoned-time.ts';

/** What a field for date and time holds: `2026-03-10T09:00` on the owner's clocks. */
export function toFieldValue(timeZone: string, at: Date): string {
  const { date, time } = clockTimeIn(timeZone, at);
  return `${date}T${time}`;
}

/** The moment that the field says; null while it says none. */
export function fromFieldValue(timeZone: string, value: string): Date | null {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value) ?? [];
  return date === undefined || time === undefined ? null : momentOf(timeZone, { date, time });
}
