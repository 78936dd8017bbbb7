import { describe, expect, test } from 'vitest';
import { endOfQuietHours } from '../../../../functions/domain/leads/quiet-hours.ts';

const night = { from: '22:00', to: '07:00' };
const endAt = (iso: string, hours = night) =>
  endOfQuietHours(hours, 'Europe/Stockholm', new Date(iso))?.toISOString() ?? null;

describe('the quiet hours', () => {
  test.each([
    ['the evening', '2026-03-10T21:30:00Z', '2026-03-11T06:00:00.000Z'],
    ['the early morning', '2026-03-10T03:00:00Z', '2026-03-10T06:00:00.000Z'],
    ['the first minute', '2026-03-10T21:00:00Z', '2026-03-11T06:00:00.000Z'],
    ['the night in which the clocks go forward', '2026-03-28T23:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['the night in which they go back', '2026-10-24T23:00:00Z', '2026-10-25T06:00:00.000Z'],
  ])('end in the morning, also of %s', (_, now, end) => {
    expect(endAt(now)).toBe(end);
  });

  test.each([
    ['the last minute is over', '2026-03-10T06:00:00Z'],
    ['it is noon', '2026-03-10T11:00:00Z'],
  ])('are not when %s', (_, now) => {
    expect(endAt(now)).toBeNull();
  });

  test('may lie within a day, and are none when they begin as they end', () => {
    expect(endAt('2026-03-10T12:00:00Z', { from: '12:00', to: '15:00' })).toBe('2026-03-10T14:00:00.000Z');
    expect(endAt('2026-03-10T12:00:00Z', { from: '13:00', to: '13:00' })).toBeNull();
  });
});
