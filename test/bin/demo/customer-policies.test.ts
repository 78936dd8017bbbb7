import { expect, test } from 'vitest';
import { purchases } from '../../../bin/demo/customer-policies.ts';
import { INTERACTION_DAYS } from '../../../shared/model/lifecycle.ts';

test('no application of the demo is so old that it has expired as it is written', () => {
  expect(purchases.length).toBeGreaterThan(0);
  expect(Math.max(...purchases.map(({ daysAgo }) => daysAgo))).toBeLessThan(INTERACTION_DAYS);
});

test('one of the trips is over', () => {
  const today = new Date().toISOString().slice(0, 10);
  const boughtOn = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const ends = purchases.map(({ answers, daysAgo }) => answers(boughtOn(daysAgo)).answer?.['end']);

  expect(ends.some((end) => typeof end === 'string' && end < today)).toBe(true);
});
