import { expect, test } from 'vitest';
import { compare } from '../../../../../web/app/areas/analytics/compare.ts';

test.each([
  [0, 0, null],
  [12, 0, { direction: 'first', amount: 12, isShare: false }],
  [125, 100, { direction: 'more', amount: 0.25, isShare: true }],
  [50, 100, { direction: 'fewer', amount: 0.5, isShare: true }],
  [1_003, 1_000, { direction: 'same', amount: 0, isShare: false }],
  [7, 7, { direction: 'same', amount: 0, isShare: false }],
  [9, 3, { direction: 'more', amount: 6, isShare: false }],
  [900, 100, { direction: 'more', amount: 800, isShare: false }],
])('%i after %i: a share where it says something, else plain numbers', (now, before, change) => {
  expect(compare(now, before)).toEqual(change);
});
