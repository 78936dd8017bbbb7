/** The amount that is shown, and the words that say which way it goes. */
export type ShownChange = { key: 'amend.title' | 'amend.less' | 'amend.same'; amount: number };

/** @param sum minor units, below 0 for what comes back */
export function shownChange(sum: number): ShownChange {
  if (sum === 0) return { key: 'amend.same', amount: 0 };
  return sum > 0 ? { key: 'amend.title', amount: sum } : { key: 'amend.less', amount: -sum };
}
