import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartScale, nearestDay, plotPoints } from '../../../../../web/app/areas/analytics/chart-scale.ts';

describe('chartScale', () => {
  it.each([
    [
      [0, 0],
      [0, 1],
    ],
    [
      [3, 1],
      [0, 1, 2, 3],
    ],
    [
      [60, 12],
      [0, 20, 40, 60],
    ],
    [[41], [0, 20, 40, 60]],
    [[1_063], [0, 500, 1_000, 1_500]],
  ])('of %j has the ticks %j', (counts, ticks) => {
    expect(chartScale(counts).ticks).toEqual(ticks);
  });

  it('holds every count, in at most four even whole steps', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 28 }), (counts) => {
        const { top, ticks } = chartScale(counts);
        expect(top).toBeGreaterThanOrEqual(Math.max(...counts));
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.every((tick, index) => tick === (index * top) / (ticks.length - 1))).toBe(true);
        expect(ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

it('places the first day at the start, the last at the end and the highest at the top', () => {
  expect(plotPoints([0, 5, 10], 10)).toEqual([
    { along: 0, up: 0 },
    { along: 0.5, up: 0.5 },
    { along: 1, up: 1 },
  ]);
});

it('finds the nearest day, also for a pointer beside the plot', () => {
  expect([-0.2, 0, 0.49, 0.51, 1, 1.3].map((along) => nearestDay(along, 3))).toEqual([0, 0, 1, 1, 2, 2]);
});
