export type Change = {
  direction: 'more' | 'fewer' | 'same' | 'first';
  /** A share of what was before, or a plain number. */
  amount: number;
  isShare: boolean;
};

/** Percentages of less than this say more than there is to say. */
const LEAST_FOR_SHARE = 20;

/** From this on "300 % more" is harder to read than the numbers themselves. */
const MOST_SHARE = 2;

/** What has changed since the window before; null when there was nothing then and now. */
export function compare(now: number, before: number): Change | null {
  if (before === 0) return now === 0 ? null : { direction: 'first', amount: now, isShare: false };
  const difference = Math.abs(now - before);
  const isShare = before >= LEAST_FOR_SHARE && difference / before <= MOST_SHARE;
  const amount = isShare ? difference / before : difference;
  const isSame = isShare ? Math.round(amount * 100) === 0 : difference === 0;
  if (isSame) return { direction: 'same', amount: 0, isShare: false };
  return { direction: now > before ? 'more' : 'fewer', amount, isShare };
}
