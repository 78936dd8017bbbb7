import { describe, expect, test } from 'vitest';
import { dayIn, lastDays, monthIn } from '../../../../functions/domain/conversations/owner-days.ts';

describe('a day of the owner', () => {
  test.each([
    ['Pacific/Kiritimati', '2026-03-31T10:00:00.000Z', '2026-04-01'],
    ['Pacific/Pago_Pago', '2026-04-01T10:59:59.000Z', '2026-03-31'],
    ['Asia/Kathmandu', '2026-03-10T18:14:59.000Z', '2026-03-10'],
    ['Asia/Kathmandu', '2026-03-10T18:15:00.000Z', '2026-03-11'],
    ['Europe/Stockholm', '2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['Europe/Stockholm', '2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['America/New_York', '2026-11-02T04:59:59.000Z', '2026-11-01'],
    ['UTC', '2028-02-29T00:00:00.000Z', '2028-02-29'],
  ])('in %s at %s is %s', (zone, at, day) => {
    expect(dayIn(zone, new Date(at))).toBe(day);
    expect(monthIn(zone, new Date(at))).toBe(day.slice(0, 7));
  });

  test.each([
    ['Europe/Stockholm', '2026-04-02T12:00:00.000Z'],
    ['America/New_York', '2026-11-05T12:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-08T12:00:00.000Z'],
  ])('is neither lost nor doubled where clocks change: %s', (zone, now) => {
    const days = lastDays(zone, new Date(now), 28);

    expect(new Set(days).size).toBe(28);
    expect(days.at(-1)).toBe(dayIn(zone, new Date(now)));
    expect(Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')).toBe(27 * 86_400_000);
  });

  test('runs over the ends of months and years', () => {
    expect(lastDays('UTC', new Date('2028-03-01T00:00:00.000Z'), 3)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    expect(lastDays('UTC', new Date('2026-01-01T00:00:00.000Z'), 2)).toEqual(['2025-12-31', '2026-01-01']);
  });
});
