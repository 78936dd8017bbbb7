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
