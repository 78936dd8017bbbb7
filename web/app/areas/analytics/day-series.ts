/** A figure over the days of a window. */
export type DaySeries = {
  /** In the reader's words. */
  name: string;
  /** One for each day, oldest first. */
  counts: readonly number[];
};
