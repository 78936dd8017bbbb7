/** How often an order is looked at while its payment is not decided. */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** An order that its payer left lying. */
export const ABANDONED_MS = DAY_MS;

export const ageOf = ({ createdAt }: { createdAt: string }, now: Date): number => now.getTime() - Date.parse(createdAt);

/** The older, the rarer. */
export function pauseAfter(ageMs: number): number {
  if (ageMs < HOUR_MS) return 5 * MINUTE_MS;
  return ageMs < DAY_MS ? HOUR_MS : 6 * HOUR_MS;
}
