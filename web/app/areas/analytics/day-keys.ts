/** What the keys do in the chart, as in every slider (WAI-ARIA practices): the arrow points to where the day lies. */

type DayPlace = {
  day: number;
  days: number;
  /** Time runs from right to left. */
  isMirrored: boolean;
};

/** A week. */
const PAGE_DAYS = 7;

/** The day that a key leads to; null when the key means nothing here. */
export function dayAfterKey(key: string, { day, days, isMirrored }: DayPlace): number | null {
  const last = days - 1;
  const steps: Record<string, number> = {
    ArrowRight: isMirrored ? day - 1 : day + 1,
    ArrowLeft: isMirrored ? day + 1 : day - 1,
    ArrowUp: day + 1,
    ArrowDown: day - 1,
    PageUp: day + PAGE_DAYS,
    PageDown: day - PAGE_DAYS,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  return next === undefined ? null : Math.min(last, Math.max(0, next));
}
