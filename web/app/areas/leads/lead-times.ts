/** Times of leads in words. */
import type { Lead } from '../../../../shared/model/conversation.ts';
import type { Clock } from '../conversations/moments.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "12 minutes", "3 hours", "2 days"; under a minute "1 minute". */
export function durationInWords(seconds: number, tag: string): string {
  const [unit, size] =
    seconds < HOUR
      ? (['minute', MINUTE] as const)
      : seconds < 2 * DAY
        ? (['hour', HOUR] as const)
        : (['day', DAY] as const);
  const count = Math.max(1, Math.round(seconds / size));
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** How long the visitor waited for the first call or message; null while nobody has answered. */
export function answerSeconds({ createdAt, firstContactAt }: Lead): number | null {
  if (firstContactAt === null) return null;
  return Math.max(0, (Date.parse(firstContactAt) - Date.parse(createdAt)) / 1_000);
}

/** "Tue, Mar 10, 9:00 AM". */
export function weekdayMoment(iso: string, { tag, timeZone }: Clock): string {
  return new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));
}
