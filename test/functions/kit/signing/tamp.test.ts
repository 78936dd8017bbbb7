import { describe, expect, test } from 'vitest';
import { formatTamp, isTampFresh, parseTamp } from '../../../../functions/kit/signing/tamp.ts';

const NOON = Date.UTC(2026, 2, 10, 4, 0, 0);

describe('tamp', () => {
  test('is the time in UTC+8, whatever zone the machine is in', () => {
    const before = process.env['TZ'];
    const texts = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Europe/Berlin'].map((zone) => {
      process.env['TZ'] = zone;
      return formatTamp(NOON);
    });
    process.env['TZ'] = before;

    expect(new Set(texts)).toEqual(new Set(['2026-03-10 12:00:00']));
  });

  test.each([
    ['a plain time', '2026-03-10 12:00:00', NOON],
    ['the last second of a leap day', '2024-02-29 23:59:59', Date.UTC(2024, 1, 29, 15, 59, 59)],
    ['an hour that clocks skip elsewhere', '2026-03-29 02:30:00', Date.UTC(2026, 2, 28, 18, 30, 0)],
  ])('reads %s', (_, text, time) => {
    expect(parseTamp(text)).toBe(time);
  });

  test.each([
    '2025-02-30 10:00:00',
    '2025-02-29 10:00:00',
    '2026-13-01 10:00:00',
    '2026-00-10 10:00:00',
    '2026-03-00 10:00:00',
    '2026-03-10 24:00:00',
    '2026-03-10 23:60:00',
    '2026-03-10 23:59:60',
    '2026-3-10 10:00:00',
    '2026-03-10T10:00:00',
    '2026-03-10 10:00:00Z',
    '2026-03-10 10:00:00+08:00',
    ' 2026-03-10 10:00:00',
    '2026-03-10 10:00:00\n',
    '2026-03-10  10:00:00',
    '10/03/2026 10:00:00',
    '٢٠٢٦-٠٣-١٠ 10:00:00',
    '1773115200000',
    '0000-00-00 00:00:00',
    'now',
    '',
  ])('refuses %j', (text) => {
    expect(parseTamp(text)).toBeNull();
    for (const now of [NOON, 0]) expect(isTampFresh(text, now)).toBe(false);
  });

  test.each([
    [-300_000, true],
    [300_000, true],
    [-301_000, false],
    [301_000, false],
    [0, true],
    [86_400_000, false],
    [28_800_000, false],
  ])('a clock that is %i ms off is fresh: %s', (offset, isFresh) => {
    expect(isTampFresh(formatTamp(NOON + offset), NOON)).toBe(isFresh);
  });

  test('reads back every hour of two years, through all changes of clocks', () => {
    const hours = Array.from({ length: 2 * 366 * 24 }, (_, index) => Date.UTC(2025, 0, 1) + index * 3_600_000);

    expect(hours.filter((time) => parseTamp(formatTamp(time)) !== time)).toEqual([]);
  });
});
