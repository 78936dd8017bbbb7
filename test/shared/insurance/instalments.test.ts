import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleProduct } from '../../../shared/insurance/example-product.ts';
import { instalmentWays, splitPayment } from '../../../shared/insurance/instalments.ts';
import { productOf, readApplication } from '../../../shared/insurance/product.ts';

const hkd = (total: number) => ({ total, currency: 'HKD' as const });

const monthly = { id: 'monthly', count: 12, everyMonths: 1, surchargePercent: 5 };

test('parts are equal, what is left over is paid with the first, at once', () => {
  const { instalments, surcharge, total } = splitPayment(hkd(100_000), { ...monthly, count: 4 }, '2026-11-22');

  expect([surcharge, total]).toEqual([5_000, 105_000]);
  expect(instalments.map(({ number, due, amount }) => [number, due, amount])).toEqual([
    [1, '2026-11-22', 26_250],
    [2, '2026-12-22', 26_250],
    [3, '2027-01-22', 26_250],
    [4, '2027-02-22', 26_250],
  ]);
  expect(
    splitPayment(hkd(100), { ...monthly, count: 3, surchargePercent: 0 }, '2026-11-22').instalments[0]?.amount,
  ).toBe(34);
});

test('bought on the last of a month, each is due on the last day that its month has', () => {
  const { instalments } = splitPayment(hkd(100_000), { ...monthly, count: 5 }, '2027-10-31');

  expect(instalments.map(({ due }) => due)).toEqual([
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
  ]);
});

test('bought on whatever day, the day of purchase stays the day of each, or the last of a shorter month', () => {
  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 12 }), (purchased, everyMonths) => {
      const purchase = purchased.toISOString().slice(0, 10);
      const { instalments } = splitPayment(hkd(100_000), { ...monthly, count: 24, everyMonths }, purchase);
      const dues = instalments.map(({ due }) => due);
      expect(dues).toEqual(dues.toSorted());
      expect(new Set(dues).size).toBe(24);
      for (const due of dues) {
        const [year = 0, month = 0, day = 0] = due.split('-').map(Number);
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
        expect(day).toBe(Math.min(Number(purchase.slice(8)), last));
      }
    }),
  );
});

test('several months can lie between two', () => {
  const { instalments } = splitPayment(hkd(100_000), { ...monthly, count: 3, everyMonths: 3 }, '2026-11-30');

  expect(instalments.map(({ due }) => due)).toEqual(['2026-11-30', '2027-02-28', '2027-05-30']);
});

test('the parts of any sum add up to it, differ by less than their number, and the first is none of the smaller', () => {
  const way = fc.record({
    id: fc.constant('any'),
    count: fc.integer({ min: 2, max: 24 }),
    everyMonths: fc.integer({ min: 1, max: 12 }),
    surchargePercent: fc.integer({ min: 0, max: 500 }).map((tenths) => tenths / 10),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), way, (total, chosen) => {
      const plan = splitPayment(hkd(total), chosen, '2026-11-22');
      const amounts = plan.instalments.map(({ amount }) => amount);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(plan.total);
      expect(plan.total).toBe(total + plan.surcharge);
      expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThan(chosen.count);
      expect(amounts[0]).toBe(Math.max(...amounts));
    }),
  );
});

test('payments after the first are whole units where the way says so', () => {
  const price = { total: 137_800_00, currency: 'IDR' as const };
  const { instalments } = splitPayment(price, { ...monthly, surchargePercent: 0, roundTo: 1_000 }, '2026-11-22');

  expect(instalments.map(({ amount }) => amount)).toEqual([16_800_00, ...Array.from({ length: 11 }, () => 11_000_00)]);
});

test('a way is offered where its condition holds', () => {
  const product = productOf({
    ...exampleProduct.definition,
    instalments: [
      { ...monthly, when: { '>': [{ var: 'fact.days' }, 30] } },
      { ...monthly, id: 'twice', count: 2 },
    ],
  });
  const ways = (end: string): string[] => {
    const answers = { answer: { start: '2026-12-01', end }, applicant: {}, insured: [] };
    return instalmentWays(readApplication(product, answers, { today: '2026-11-22', plan: null })).map(({ id }) => id);
  };

  expect(ways('2026-12-30')).toEqual(['twice']);
  expect(ways('2026-12-31')).toEqual(['monthly', 'twice']);
});
