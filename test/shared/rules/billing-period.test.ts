import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cycle } from '../../../shared/model/billing.ts';
import { cycleAfter, cycleBefore, periodFrom, unusedRest } from '../../../shared/rules/billing-period.ts';

const DAY_MS = 86_400_000;
const date = (text: string): Date => new Date(`${text}T09:30:00.000Z`);
const dates = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
const cycles = fc.constantFrom<Cycle[]>('monthly', 'yearly');
const lastDay = (at: Date): number => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();

describe('a cycle', () => {
  test.each([
    ['2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2028-01-30', ['2028-02-29', '2028-03-30']],
    ['2026-12-15', ['2027-01-15', '2027-02-15']],
  ])('of %s comes on the same date each month, or the last day of a shorter one', (start, expected) => {
    const anchorDay = date(start).getUTCDate();
    let at = date(start);
    const seen = expected.map(() => {
      at = cycleAfter(at, 'monthly', anchorDay);
      return at.toISOString().slice(0, 10);
    });

    expect(seen).toEqual(expected);
  });

  test('of 29 February ends on the 28th in other years and has the 29th again', () => {
    const ends = [1, 2, 3, 4].reduce<Date[]>(
      (all) => [...all, cycleAfter(all.at(-1) ?? date('2028-02-29'), 'yearly', 29)],
      [],
    );

    expect(ends.map((end) => end.toISOString().slice(0, 10))).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  test('keeps date and time over any number of months, whenever it began', () => {
    fc.assert(
      fc.property(dates, cycles, fc.integer({ min: 1, max: 60 }), (start, cycle, count) => {
        const anchorDay = start.getUTCDate();
        let at = start;
        for (let turn = 0; turn < count; turn += 1) {
          const next = cycleAfter(at, cycle, anchorDay);
          expect(next > at).toBe(true);
          expect(cycleBefore(next, cycle, anchorDay)).toEqual(at);
          at = next;
        }
        expect(at.getUTCDate()).toBe(Math.min(anchorDay, lastDay(at)));
        expect(at.toISOString().slice(11)).toBe(start.toISOString().slice(11));
        const months = (at.getUTCFullYear() - start.getUTCFullYear()) * 12 + at.getUTCMonth() - start.getUTCMonth();
        expect(months).toBe(cycle === 'yearly' ? 12 * count : count);
      }),
    );
  });
});

describe('a period', () => {
  test('that begins in a trial ends one cycle after the trial', () => {
    const trialEnd = date('2026-01-31');

    expect(periodFrom(date('2026-01-20'), { until: trialEnd, anchorDay: 31 }, 'monthly')).toEqual({
      start: date('2026-01-20'),
      end: date('2026-02-28'),
      anchorDay: 31,
    });
  });

  test('that begins after the trial is one cycle', () => {
    expect(periodFrom(date('2026-02-03'), { until: date('2026-01-31'), anchorDay: 31 }, 'yearly').end).toEqual(
      date('2027-02-03'),
    );
  });

  test('that begins in the moment in which the trial ends has its own date, as without a trial', () => {
    const now = date('2026-02-28');
    const fresh = { start: now, end: date('2026-03-28'), anchorDay: 28 };

    expect(periodFrom(now, { until: now, anchorDay: 31 }, 'monthly')).toEqual(fresh);
    expect(periodFrom(now, null, 'monthly')).toEqual(fresh);
  });
});

describe('a clock that goes back', () => {
  test('makes no period longer than the cover and a cycle, and none of no time', () => {
    fc.assert(
      fc.property(dates, cycles, fc.integer({ min: 0, max: 400 }), (bought, cycle, days) => {
        const first = periodFrom(bought, null, cycle);
        const earlier = new Date(bought.getTime() - days * DAY_MS);
        // Whoever buys on a clock that went back pays on top of what is paid: the end moves by one cycle.
        const second = periodFrom(earlier, { until: first.end, anchorDay: first.anchorDay }, cycle);
        expect(second.end).toEqual(cycleAfter(first.end, cycle, first.anchorDay));
        expect(second.end > second.start && first.end > first.start).toBe(true);
      }),
    );
  });

  test('gives no more credit than was paid', () => {
    const cycle = { start: date('2028-02-29'), end: cycleAfter(date('2028-02-29'), 'yearly', 29) };

    expect(unusedRest(36_600, cycle, date('2020-01-01'))).toBe(36_600);
    expect(unusedRest(36_600, cycle, new Date(cycle.end.getTime() - 1))).toBe(100);
    expect(unusedRest(36_600, cycle, cycle.end)).toBe(0);
  });
});

describe('the unused rest', () => {
  const cycle = { start: date('2026-04-01'), end: date('2026-05-01') };

  test.each([
    ['before it begins', '2026-03-20', 3_000],
    ['on its first day', '2026-04-01', 3_000],
    ['after a day', '2026-04-02', 2_900],
    ['in the middle', '2026-04-16', 1_500],
    ['on its last day', '2026-04-30', 100],
    ['at its end', '2026-05-01', 0],
    ['long after it', '2026-09-01', 0],
  ])('of a month %s is counted by days', (_, day, rest) => {
    expect(unusedRest(3_000, cycle, date(day))).toBe(rest);
  });

  test('is never negative, never more than was paid, and never grows', () => {
    fc.assert(
      fc.property(
        dates,
        cycles,
        fc.nat({ max: 10_000_000 }),
        fc.integer({ min: -400, max: 800 }),
        (start, length, price, days) => {
          const one = { start, end: cycleAfter(start, length, start.getUTCDate()) };
          const now = new Date(start.getTime() + days * DAY_MS);
          const rest = unusedRest(price, one, now);
          expect(rest).toBeGreaterThanOrEqual(0);
          expect(rest).toBeLessThanOrEqual(price);
          expect(unusedRest(price, one, new Date(now.getTime() + DAY_MS))).toBeLessThanOrEqual(rest);
        },
      ),
    );
  });
});
