import { describe, expect, it } from 'vitest';
import { dayAfterKey } from '../../../../../web/app/areas/analytics/day-keys.ts';

const place = { day: 10, days: 28, isMirrored: false };

describe('dayAfterKey', () => {
  it.each([
    ['ArrowRight', 11],
    ['ArrowLeft', 9],
    ['ArrowUp', 11],
    ['ArrowDown', 9],
    ['PageUp', 17],
    ['PageDown', 3],
    ['Home', 0],
    ['End', 27],
  ])('%s leads to day %i', (key, day) => {
    expect(dayAfterKey(key, place)).toBe(day);
  });

  it('mirrors the arrows where time runs from right to left', () => {
    expect(dayAfterKey('ArrowLeft', { ...place, isMirrored: true })).toBe(11);
    expect(dayAfterKey('ArrowRight', { ...place, isMirrored: true })).toBe(9);
  });

  it('stays inside the window', () => {
    expect(dayAfterKey('ArrowRight', { ...place, day: 27 })).toBe(27);
    expect(dayAfterKey('PageDown', { ...place, day: 2 })).toBe(0);
  });

  it('leaves other keys to the page', () => {
    expect(dayAfterKey('Tab', place)).toBeNull();
  });
});
