import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  differenceOf,
  isTermPassed,
  moneyOf,
  type ChangeCase,
  type PaidSoFar,
} from '../../../shared/insurance/policy-change.ts';
import { addDays } from '../../../shared/rules/zoned-time.ts';

const year = { start: '2027-01-01', end: '2027-12-31' };

/** From 500.00 to 865.00 in a year. */
const dearer: ChangeCase = {
  before: { total: 500_00, charges: 5_00 },
  now: { total: 865_00, charges: 8_65 },
  ...{ term: year, newTerm: year, today: '2027-01-01' },
};

const difference = (changes: Partial<ChangeCase>): number => differenceOf({ ...dearer, ...changes }).difference;

describe('what is too little or too much', () => {
  test.each([
    ['all of it before cover begins', '2026-12-01', 365_00, 365],
    ['all of it on the first day', '2027-01-01', 365_00, 365],
    ['by the days from today on', '2027-12-22', 10_00, 10],
    ['a day on the last day', '2027-12-31', 1_00, 1],
  ])('counts %s', (_title, today, amount, daysLeft) => {
    expect(differenceOf({ ...dearer, today })).toMatchObject({ difference: amount, daysLeft, daysInAll: 365 });
    const back = { before: dearer.now, now: dearer.before, today };
    expect(difference(back)).toBe(-amount);
  });

  test('counts in full where the term itself changes', () => {
    const newTerm = { start: '2027-01-01', end: '2028-01-31' };

    expect(difference({ today: '2027-06-01', newTerm })).toBe(365_00);
  });

  test('counts in full where cover is to begin on another day', () => {
    const newTerm = { start: '2027-02-01', end: '2027-12-31' };

    expect(differenceOf({ ...dearer, today: '2027-06-01', newTerm })).toMatchObject({
      ...{ difference: 365_00, daysLeft: 365, daysInAll: 365 },
    });
  });

  test('counts nothing once cover has ended', () => {
    expect(differenceOf({ ...dearer, today: '2028-01-02' })).toMatchObject({ difference: 0, daysLeft: 0 });
  });

  test('rounds half a unit up, whichever way it goes', () => {
    const term = { start: '2027-01-01', end: '2027-01-02' };
    const [less, more] = [
      { total: 0, charges: 0 },
      { total: 1, charges: 0 },
    ];
    const on = { term, newTerm: term, today: '2027-01-02' };

    expect(differenceOf({ ...on, before: less, now: more })).toMatchObject({ difference: 1, daysLeft: 1 });
    expect(differenceOf({ ...on, before: more, now: less })).toMatchObject({ difference: -1, daysLeft: 1 });
  });

  test('has its share of the charges', () => {
    expect(differenceOf({ ...dearer, today: '2027-12-22' }).charges).toBe(10);
  });
});

describe('money', () => {
  const soFar: PaidSoFar = { paid: 100, unpaid: 0, hasClaim: false };

  test.each([
    ['more is paid at once', 30, soFar, { due: 30, takenOff: 0, back: 0 }],
    ['the same costs nothing', 0, soFar, { due: 0, takenOff: 0, back: 0 }],
    ['less goes back', -30, soFar, { due: 0, takenOff: 0, back: 30 }],
    ['never more than was paid', -130, soFar, { due: 0, takenOff: 0, back: 100 }],
    ['nothing with a claim', -30, { ...soFar, hasClaim: true }, { due: 0, takenOff: 0, back: 0 }],
    ['first off later parts', -30, { ...soFar, unpaid: 50 }, { due: 0, takenOff: 30, back: 0 }],
    ['what is left of it goes back', -70, { ...soFar, unpaid: 50 }, { due: 0, takenOff: 50, back: 20 }],
  ])('%s', (_title, amount, given, expected) => {
    expect(moneyOf(amount, given)).toEqual(expected);
  });
});

const day = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((days) => addDays(year.start, days));
const price = fc
  .tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 100 }))
  .map(([total, percent]) => ({ total, charges: Math.floor((total * percent) / 100) }));

describe('whatever is changed on whatever day', () => {
  test('no change is nothing, and there and back again on a day is nothing', () => {
    fc.assert(
      fc.property(price, price, day(-60, 364), day(0, 700), (one, other, today, end) => {
        const term = { start: year.start, end };
        const newTerm = term;
        expect(differenceOf({ before: one, now: one, term, newTerm, today })).toMatchObject({
          difference: 0,
          charges: 0,
        });
        const there = differenceOf({ before: one, now: other, term, newTerm, today });
        const back = differenceOf({ before: other, now: one, term, newTerm, today });
        expect(there.difference + back.difference).toBe(0);
        expect(there.charges + back.charges).toBe(0);
      }),
    );
  });

  test('never counts for more than the whole difference, nor for more on a later day', () => {
    fc.assert(
      fc.property(price, price, day(-60, 364), (before, now, today) => {
        const of = (on: string): number =>
          Math.abs(differenceOf({ before, now, term: year, newTerm: year, today: on }).difference);
        expect(of(today)).toBeLessThanOrEqual(Math.abs(now.total - before.total));
        expect(of(addDays(today, 1))).toBeLessThanOrEqual(of(today));
      }),
    );
  });

  test('never pays back more than was paid, and every unit is due, taken off or back', () => {
    const amount = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), amount, amount, fc.boolean(), (sum, paid, unpaid, hasClaim) => {
        const { due, takenOff, back } = moneyOf(sum, { paid, unpaid, hasClaim });
        expect(Math.min(due, takenOff, back)).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(paid);
        expect(takenOff).toBeLessThanOrEqual(unpaid);
        expect(due).toBe(Math.max(0, sum));
        const isOpen = !hasClaim && -sum <= paid + unpaid;
        if (isOpen) expect(due - takenOff - back).toBe(sum);
      }),
    );
  });
});

describe('days that have passed', () => {
  const today = '2027-03-01';

  test.each([
    ['the same term is none of it', year, false],
    ['a later end', { ...year, end: '2028-01-31' }, false],
    ['an earlier end that is still to come', { ...year, end: today }, false],
    ['an end that is over', { ...year, end: '2027-02-28' }, true],
    ['another beginning, once it has begun', { start: '2027-04-01', end: '2028-03-31' }, true],
  ])('%s', (_title, newTerm, isPassed) => {
    expect(isTermPassed(year, newTerm, today)).toBe(isPassed);
  });

  test('another beginning alone is one of them once cover has begun, from its first day on', () => {
    const newTerm = { ...year, start: '2027-01-02' };

    expect(isTermPassed(year, newTerm, today)).toBe(true);
    expect(isTermPassed(year, newTerm, year.start)).toBe(true);
    expect(isTermPassed(year, newTerm, '2026-12-31')).toBe(false);
  });

  test('the same term is none of them even after its end', () => {
    expect(isTermPassed(year, year, '2028-06-01')).toBe(false);
  });

  test('before cover begins it can begin on any day from today on', () => {
    const term = { start: '2027-06-01', end: '2027-06-30' };

    expect(isTermPassed(term, { start: today, end: '2027-03-30' }, today)).toBe(false);
    expect(isTermPassed(term, { start: '2027-02-28', end: '2027-03-30' }, today)).toBe(true);
  });
});
