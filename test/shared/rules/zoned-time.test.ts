import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, clockTimeIn, momentOf, monthStartAfter, writeInZone } from '../../../shared/rules/zoned-time.ts';

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

describe('the month of a zone', () => {
  const zones = fc.constantFrom(
    ...['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'Pacific/Kiritimati'],
    // Clocks change at midnight, and on the first of a month.
    ...['America/Havana', 'America/Asuncion', 'Africa/Cairo', 'Australia/Lord_Howe', 'Pacific/Pago_Pago', 'UTC'],
  );
  const moments = fc.date({ min: new Date('2011-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
  const monthOf = (zone: string, at: Date): string => clockTimeIn(zone, at).date.slice(0, 7);

  test.each([
    ['Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['Europe/Berlin', '2026-12-31T22:59:59.000Z', '2026-12-31T23:00:00.000Z'],
    ['Europe/Berlin', '2026-12-31T23:00:00.000Z', '2027-01-31T23:00:00.000Z'],
    ['America/New_York', '2027-01-01T04:59:59.000Z', '2027-01-01T05:00:00.000Z'],
    ['America/New_York', '2026-11-01T05:59:59.000Z', '2026-12-01T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-12-31T18:14:59.000Z', '2026-12-31T18:15:00.000Z'],
    ['Pacific/Apia', '2026-12-31T10:59:59.000Z', '2026-12-31T11:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-31T09:59:59.000Z', '2026-12-31T10:00:00.000Z'],
    ['Pacific/Kiritimati', '2028-02-28T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
    ['America/Havana', '2026-10-31T12:00:00.000Z', '2026-11-01T04:00:00.000Z'],
    ['America/Asuncion', '2023-09-30T12:00:00.000Z', '2023-10-01T04:00:00.000Z'],
  ])('%s at %s: the next begins at %s', (zone, now, begin) => {
    expect(monthStartAfter(zone, new Date(now)).toISOString()).toBe(begin);
  });

  test('ends with its last second, wherever and whenever: nobody has a month twice, or none', () => {
    fc.assert(
      fc.property(zones, moments, (zone, now) => {
        const begin = monthStartAfter(zone, now);
        expect(begin > now).toBe(true);
        expect(monthOf(zone, new Date(begin.getTime() - 1_000))).toBe(monthOf(zone, now));
        expect(monthOf(zone, begin)).not.toBe(monthOf(zone, now));
        expect(clockTimeIn(zone, begin).date.slice(8)).toBe('01');
      }),
    );
  });

  test('has no moment that its clocks show otherwise than it was asked for, but the hours that they leap over', () => {
    fc.assert(
      fc.property(zones, moments, (zone, now) => {
        const shown = clockTimeIn(zone, now);
        expect(clockTimeIn(zone, momentOf(zone, shown))).toEqual(shown);
      }),
    );
  });
});

test('a zone that left a day out goes from the one before it to the one after it', () => {
  const at = momentOf('Pacific/Apia', { date: '2011-12-31', time: '00:00' });

  expect(at.toISOString()).toBe('2011-12-30T10:00:00.000Z');
  expect(clockTimeIn('Pacific/Apia', new Date(at.getTime() - 1)).date).toBe('2011-12-29');
});

test('days are counted by the calendar', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-03-29', -29)).toBe('2026-02-28');
});
