import { describe, expect, test } from 'vitest';
import { refundOf, type Refund, type RefundCase } from '../../../shared/insurance/refund.ts';
import type { RefundRule } from '../../../shared/insurance/definition.ts';

const rule: RefundRule = {
  coolingOffDays: 14,
  isOpenAfterStart: false,
  afterwards: 'none',
  scale: [],
  returnsCharges: false,
  fee: 0,
};

/** A year from 1 January 2027, bought a month before: 1,000.00 and 50.00 of charges. */
const bought: RefundCase = {
  term: { start: '2027-01-01', end: '2027-12-31' },
  issuedOn: '2026-12-01',
  cancelledOn: '2026-12-10',
  paid: 105_000,
  charges: 5_000,
  currency: 'HKD',
  hasClaim: false,
};

const refund = (changes: Partial<RefundRule>, given: Partial<RefundCase>): Refund =>
  refundOf({ ...rule, ...changes }, { ...bought, ...given });

const nothing = { amount: 0, reason: 'none' };

describe('cooling-off', () => {
  test.each([
    ['on the day of issue', '2026-12-01', 105_000],
    ['on the last day', '2026-12-15', 105_000],
    ['on the day after', '2026-12-16', 0],
  ])('%s', (_title, cancelledOn, amount) => {
    expect(refund({}, { cancelledOn })).toEqual(amount === 0 ? nothing : { amount, reason: 'cooling-off' });
  });

  test('ends where cover begins, unless the rule leaves it open', () => {
    const late = { issuedOn: '2026-12-30', cancelledOn: '2027-01-01' };

    expect(refund({}, { ...late, cancelledOn: '2026-12-31' }).amount).toBe(105_000);
    expect(refund({}, late)).toEqual(nothing);
    expect(refund({ isOpenAfterStart: true }, late)).toEqual({ amount: 105_000, reason: 'cooling-off' });
  });

  test('keeps no fee, and pays charges back as well', () => {
    expect(refund({ fee: 50 }, {}).amount).toBe(105_000);
  });
});

describe('by days', () => {
  const proRata = { afterwards: 'pro-rata' } as const;

  test.each([
    ['before cover begins: the whole premium', '2026-12-20', 100_000],
    ['on the day before it begins', '2026-12-31', 100_000],
    ['on the first day, which is used', '2027-01-01', 99_726],
    ['after a fifth of the year', '2027-03-14', 80_000],
    ['on the day before the last', '2027-12-30', 274],
    ['on the last day', '2027-12-31', 0],
  ])('%s', (_title, cancelledOn, amount) => {
    expect(refund(proRata, { cancelledOn })).toEqual({ amount, reason: 'pro-rata' });
  });

  test('a large premium comes back to the cent', () => {
    const given = { paid: 730_000_000_000, charges: 0, cancelledOn: '2027-01-02' };

    expect(refund(proRata, given).amount).toBe(726_000_000_000);
  });

  test('a fee is kept, but never asked for', () => {
    expect(refund({ ...proRata, fee: 50 }, { cancelledOn: '2027-03-14' }).amount).toBe(75_000);
    expect(refund({ ...proRata, fee: 50 }, { cancelledOn: '2027-12-30' })).toEqual({ amount: 0, reason: 'pro-rata' });
  });
});

test('charges come back in the same share where the rule says so', () => {
  const given = { cancelledOn: '2027-03-14' };

  expect(refund({ afterwards: 'pro-rata', returnsCharges: true }, given).amount).toBe(84_000);
});

describe('by a scale of the time that is over', () => {
  const scale = {
    afterwards: 'scale',
    scale: [
      { untilPercent: 10, refundPercent: 80 },
      { untilPercent: 30, refundPercent: 50 },
      { untilPercent: 50, refundPercent: 25 },
    ],
  } as const;
  const tenDays = { term: { start: '2027-01-01', end: '2027-01-10' } };

  test.each([
    ['before it begins', '2026-12-31', 80_000],
    ['after a tenth, which still counts', '2027-01-01', 80_000],
    ['after two tenths', '2027-01-02', 50_000],
    ['after three tenths, to the day', '2027-01-03', 50_000],
    ['after four', '2027-01-04', 25_000],
    ['after five', '2027-01-05', 25_000],
    ['after six, of which it does not speak', '2027-01-06', 0],
  ])('%s', (_title, cancelledOn, amount) => {
    expect(refund({ ...scale, scale: [...scale.scale] }, { ...tenDays, cancelledOn })).toEqual({
      amount,
      reason: 'scale',
    });
  });
});

test('a rule that gives nothing back afterwards gives nothing, whatever its scale says', () => {
  const scale = [{ untilPercent: 100, refundPercent: 80 }];

  expect(refund({ afterwards: 'none', scale }, { cancelledOn: '2027-03-14' })).toEqual(nothing);
});

test('once something was claimed, or cover has ended, nothing is paid back', () => {
  const open = { afterwards: 'pro-rata', isOpenAfterStart: true } as const;

  expect(refund(open, { hasClaim: true })).toEqual(nothing);
  expect(refund(open, { cancelledOn: '2028-01-01' })).toEqual(nothing);
});
