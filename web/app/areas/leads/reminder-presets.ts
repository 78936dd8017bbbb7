/** Moments that a reminder is often wanted at, as the owner's clocks show them. */
import { addDays, clockTimeIn, momentOf } from '../../../../shared/rules/zoned-time.ts';

export type ReminderPreset = { name: 'hour' | 'tomorrow' | 'monday'; at: Date };

const HOUR_MS = 3_600_000;
const MORNING = '09:00';
const MONDAY = 1;

export function reminderPresets(timeZone: string, now: Date): ReminderPreset[] {
  const { date: today } = clockTimeIn(timeZone, now);
  const tomorrow = addDays(today, 1);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const monday = addDays(today, (MONDAY - weekday + 7) % 7 || 7);
  const morningOf = (date: string): Date => momentOf(timeZone, { date, time: MORNING });
  return [
    { name: 'hour', at: new Date(now.getTime() + HOUR_MS) },
    { name: 'tomorrow', at: morningOf(tomorrow) },
    // On a Sunday tomorrow is that Monday.
    ...(monday === tomorrow ? [] : [{ name: 'monday', at: morningOf(monday) } as const]),
  ];
}

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
