import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { ProductCase, runCase } from '../../../shared/insurance/product-cases.ts';
import { block, plainDefinition, today } from '../../kit/insurance/small-product.ts';

/** 100.00 a plan and 1.00 of levy; twice that from an age of 50; over 60 it is looked at, over 80 declined. */
const definition = plainDefinition({
  insured: { least: 1, most: 2 },
  blocks: [
    block('risk', [{ id: 'start', kind: 'date', least: { var: 'today' } }]),
    block('people', [{ id: 'age', kind: 'number' }], { about: 'insured' }),
  ],
  tables: {
    age: {
      keys: ['age'],
      rows: [
        { keys: [{ from: 0, to: 49 }], value: 1 },
        { keys: [{ from: 50, to: 90 }], value: 2 },
      ],
    },
  },
  plans: ['basic', 'plus'].map((id) => ({ id, benefits: [{ id: 'medical', limit: 1 }] })),
  steps: [
    { id: 'base', kind: 'amount', per: 'person', value: 100 },
    { id: 'age', kind: 'factor', per: 'person', value: { table: ['age', { var: 'person.age' }] } },
  ],
  charges: [
    {
      id: 'levy',
      kind: 'levy',
      of: 'premium',
      rates: [{ from: '2020-01-01', percent: 1 }],
      rounding: { unit: 0.01, mode: 'nearest' },
      source: 'a law',
    },
  ],
  instalments: [{ id: 'halves', count: 2, everyMonths: 6, surchargePercent: 10 }],
  underwriting: [
    { id: 'old', per: 'person', when: { '>': [{ var: 'person.age' }, 60] }, decision: 'refer' },
    { id: 'veryOld', per: 'person', when: { '>': [{ var: 'person.age' }, 80] }, decision: 'decline' },
  ],
  term: { start: { var: 'answer.start' }, unit: 2, length: 1, extraDays: -1 },
});

type Expects = z.input<typeof ProductCase>['expects'];

const run = (
  expects: Expects,
  { ages = [40], start = today, voucher = null as ProductCase['voucher'] } = {},
): string[] =>
  runCase(
    definition,
    ProductCase.parse({
      title: 'a case',
      today,
      answers: { answer: { start }, applicant: {}, insured: ages.map((age) => ({ age })) },
      voucher,
      expects,
    }),
  );

describe('a case that is right says nothing', () => {
  test('of prices, lines, term and parts', () => {
    expect(
      run({
        term: { start: '2026-11-22', end: '2027-11-21' },
        totals: { plus: 101, basic: 101 },
        lines: { basic: { base: 100, levy: 1, age: 0 } },
        firstInstalments: { halves: 55.55 },
      }),
    ).toEqual([]);
  });

  test('a line of several persons is their sum, a voucher stands under its code', () => {
    const voucher = { code: 'TEN', percent: 10 };

    expect(run({ lines: { plus: { base: 200, age: 100, TEN: -30, levy: 2.7 } } }, { ages: [40, 50], voucher })).toEqual(
      [],
    );
  });

  test('of referral, decline and problems', () => {
    expect(run({ decision: 'refer', reasons: ['old', 'old'] }, { ages: [61, 62] })).toEqual([]);
    expect(run({ decision: 'decline', reasons: ['veryOld'] }, { ages: [61, 81] })).toEqual([]);
    expect(run({ problems: ['answer.start: too_early'] }, { start: '2026-11-21' })).toEqual([]);
  });
});

describe('a case that is wrong says what was expected and what came', () => {
  test.each<[string, Expects, Parameters<typeof run>[1]]>([
    ['problems: expected ["answer.start: too_early"], got []', { problems: ['answer.start: too_early'] }, {}],
    ['problems: expected [], got ["answer.start: too_early"]', {}, { start: '2026-11-21' }],
    ['decision: expected "refer", got "accept"', { decision: 'refer' }, {}],
    ['reasons: expected ["old"], got []', { reasons: ['old'] }, {}],
    [
      'term: expected {"end":"2027-11-22","start":"2026-11-22"}, got {"end":"2027-11-21","start":"2026-11-22"}',
      { term: { start: '2026-11-22', end: '2027-11-22' } },
      {},
    ],
    ['totals: expected {"basic":10100}, got {"basic":10100,"plus":10100}', { totals: { basic: 101 } }, {}],
    ['basic: base: expected 9999, got 10000', { lines: { basic: { base: 99.99 } } }, {}],
    ['basic: lost: expected 100, got 0', { lines: { basic: { lost: 1 } } }, {}],
    ['lost: base: expected 10000, got 0', { lines: { lost: { base: 100 } } }, {}],
    ['instalments halves: expected 5000, got 5555', { firstInstalments: { halves: 50 } }, {}],
    ['instalments lost: not offered', { firstInstalments: { lost: 50 } }, {}],
  ])('%s', (failure, expects, given) => {
    expect(run(expects, given)).toEqual([failure]);
  });

  test('a problem that nobody expected hides what follows from it', () => {
    expect(run({ decision: 'refer', totals: {} }, { start: 'soon' })).toHaveLength(1);
  });
});

test('a case of an age that no table knows fails with the step that has no price', () => {
  const gap = plainDefinition({
    steps: [{ id: 'base', kind: 'amount', per: 'policy', value: { table: ['day', 'lost'] } }],
  });
  const any = ProductCase.parse({
    title: 'x',
    today,
    answers: { answer: {}, applicant: {}, insured: [] },
    expects: {},
  });

  expect(runCase(gap, any)).toEqual(['no price: travel-hk: no base']);
});
