import { describe, expect, it } from 'vitest';
import { dayName, isSpareLabel, labelledDays } from '../../../../../web/app/areas/analytics/day-names.ts';

describe('dayName', () => {
  it.each([
    ['weekday', 'Sun'],
    ['short', 'Mar 1'],
    ['long', 'Sunday, March 1'],
  ] as const)('writes a day %s', (style, words) => {
    expect(dayName('2026-03-01', style, 'en-US')).toBe(words);
  });

  it('speaks the language of the reader', () => {
    expect(dayName('2026-03-01', 'weekday', 'ar-AE')).toBe('الأحد');
  });
});

it.each([
  [7, [0, 1, 2, 3, 4, 5, 6]],
  [14, [1, 5, 9, 13]],
  [28, [6, 13, 20, 27]],
])('labels days of %i that end with today', (days, labelled) => {
  expect(labelledDays(days)).toEqual(labelled);
});

it('gives way with every other day of a week, never with today', () => {
  expect([0, 1, 2, 3, 4, 5, 6].filter((index) => isSpareLabel(index, 7))).toEqual([1, 3, 5]);
  expect(labelledDays(28).some((index) => isSpareLabel(index, 28))).toBe(false);
});
