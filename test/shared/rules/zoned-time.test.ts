import { describe, expect, test } from 'vitest';
import { addDays, clockTimeIn, momentOf, writeInZone } from '../../../shared/rules/zoned-time.ts';

describe('the clocks of a zone', () => {
  test.each([
    ['Europe/Stockholm', '2026-01-01T23:30:00.000Z', '2026-01-02T00:30:00+01:00'],
    ['America/New_York', '2026-07-01T02:00:00.000Z', '2026-06-30T22:00:00-04:00'],
    ['Asia/Kathmandu', '2026-07-01T00:00:00.000Z', '2026-07-01T05:45:00+05:45'],
    ['America/St_Johns', '2026-01-01T00:00:00.000Z', '2025-12-31T20:30:00-03:30'],
    ['UTC', '2026-07-01T00:00:00.000Z', '2026-07-01T00:00:00+00:00'],
  ])('%s are written with their distance from UTC', (zone, iso, written) => {
    expect(writeInZone(zone, new Date(iso))).toBe(written);
    expect(new Date(written).toISOString()).toBe(iso);
  });

  test.each(['Europe/Stockholm', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC'])(
    '%s show each moment of a year as one that shows the same',
    (zone) => {
      for (let hour = 0; hour < 365 * 24; hour += 7) {
        const shown = clockTimeIn(zone, new Date(Date.UTC(2026, 0, 1, hour)));
        expect(clockTimeIn(zone, momentOf(zone, shown))).toEqual(shown);
      }
    },
  );

  test('leap over an hour in spring: a time within is shown an hour later', () => {
    const at = momentOf('Europe/Stockholm', { date: '2026-03-29', time: '02:30' });

    expect(clockTimeIn('Europe/Stockholm', at)).toEqual({ date: '2026-03-29', time: '03:30' });
  });
});

test('days are counted by the calendar', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-03-29', -29)).toBe('2026-02-28');
});
