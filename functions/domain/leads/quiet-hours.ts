/** Hours in which mails about leads wait. */
import type { QuietHours } from '../../../shared/model/lead-settings.ts';
import { addDays, clockTimeIn, momentOf } from '../../../shared/rules/zoned-time.ts';

/** When the quiet hours end that it is now; null outside of them. From and to alike are no hours at all. */
export function endOfQuietHours({ from, to }: QuietHours, timeZone: string, now: Date): Date | null {
  const { date, time } = clockTimeIn(timeZone, now);
  const isQuiet = from < to ? from <= time && time < to : from !== to && (from <= time || time < to);
  return isQuiet ? momentOf(timeZone, { date: time < to ? date : addDays(date, 1), time: to }) : null;
}
