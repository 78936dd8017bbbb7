/** The vertical axis of a chart of counts. */

export type ChartScale = {
  /** Top of the axis; at least 1, so that an empty chart has a height. */
  top: number;
  /** Whole numbers from 0 to the top, evenly apart. */
  ticks: number[];
};

/** Most steps between the ticks: more than this is noise beside a small chart. */
const MOST_STEPS = 4;

const roundFactors = [1, 2, 5, 10];

/** The smallest round axis that holds all counts. Counts are whole and not negative. */
export function chartScale(counts: readonly number[]): ChartScale {
  const highest = Math.max(1, ...counts);
  const step = roundStep(highest / MOST_STEPS);
  const steps = Math.ceil(highest / step);
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) };
}

/** 1, 2 or 5 times a power of ten, and never below 1. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const factor = roundFactors.find((round) => round * power >= least) ?? 10;
  return factor * power;
}

/** Where a point stands in its plot, each from 0 to 1: `along` from the first day on, `up` from the bottom. */
export type PlotPoint = { along: number; up: number };

export function plotPoints(counts: readonly number[], top: number): PlotPoint[] {
  const last = Math.max(1, counts.length - 1);
  return counts.map((count, index) => ({ along: index / last, up: count / top }));
}

/** The day whose column a pointer is over; `along` is its place from the first day on, from 0 to 1. */
export function nearestDay(along: number, days: number): number {
  return Math.min(days - 1, Math.max(0, Math.round(along * (days - 1))));
}
