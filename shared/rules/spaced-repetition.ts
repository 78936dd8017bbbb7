/** When a question comes again: after longer and longer pauses while it is answered rightly (Leitner's boxes). */

/** Days until a question of a box comes again. */
const PAUSES_DAYS = [1, 3, 7, 21, 60, 120] as const;

const DAY_MS = 86_400_000;

/** @param box that it is in; null for a question that was never asked */
export function nextRepetition(box: number | null, isRight: boolean, now: Date): { box: number; dueAt: string } {
  const last = PAUSES_DAYS.length - 1;
  const next = isRight ? Math.min(box === null ? 1 : box + 1, last) : 0;
  const days = PAUSES_DAYS[next] ?? PAUSES_DAYS[0];
  return { box: next, dueAt: new Date(now.getTime() + days * DAY_MS).toISOString() };
}
