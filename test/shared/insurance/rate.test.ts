import { describe, expect, test } from 'vitest';
import type { Charge, RateStep } from '../../../shared/insurance/definition.ts';
import { chargeOn, NoRate, pricePlans, type Price, type VoucherValue } from '../../../shared/insurance/rate.ts';
import { applicationOf, block, plainDefinition } from '../../kit/insurance/small-product.ts';

type Changes = Parameters<typeof plainDefinition>[0];
type Step = Partial<RateStep> & Pick<RateStep, 'id' | 'kind' | 'value'>;

const steps = (...written: Step[]): Changes => ({
  steps: written.map((step) => ({ per: 'policy' as const, ...step })),
});

/** Of a definition with one plan. */
function priceOf(changes: Changes, voucher: VoucherValue | null = null, insured: Record<string, number>[] = []): Price {
  const definition = plainDefinition({
    insured: { least: 0, most: 5 },
    blocks: [block('people', [{ id: 'age', kind: 'number' }], { about: 'insured' })],
    ...changes,
  });
  const [price] = pricePlans(applicationOf(definition, { insured }), voucher);
  if (price === undefined) throw new Error('No plan is offered.');
  return price;
}

const linesOf = ({ lines }: Price): unknown[] =>
  lines.map(({ id, kind, person, amount }) => [id, kind, ...(person === null ? [] : [person]), amount]);

const base: Step = { id: 'base', kind: 'amount', value: 100 };

describe('steps', () => {
  test.each<[string, Step, number]>([
    ['an amount is added, in major units', { id: 's', kind: 'amount', value: 25.5 }, 2_550],
    ['an amount below zero is taken off', { id: 's', kind: 'amount', value: -25.5 }, -2_550],
    ['a factor multiplies what there is so far', { id: 's', kind: 'factor', value: 1.15 }, 1_500],
    ['a factor below one takes off', { id: 's', kind: 'factor', value: 0.6 }, -4_000],
    ['a percentage adds to what there is so far', { id: 's', kind: 'percent', value: 12.5 }, 1_250],
    ['a percentage below zero takes off', { id: 's', kind: 'percent', value: -12.5 }, -1_250],
    ['a least raises', { id: 's', kind: 'least', value: 120 }, 2_000],
  ])('%s', (_title, step, amount) => {
    const price = priceOf(steps(base, step));

    expect(linesOf(price)).toEqual([
      ['base', 'premium', 10_000],
      ['s', 'premium', amount],
    ]);
    expect(price.premium).toBe(10_000 + amount);
  });

  test('one that changes nothing, or whose condition does not hold, is no line', () => {
    const price = priceOf(
      steps(
        base,
        { id: 'same', kind: 'factor', value: 1 },
        { id: 'least', kind: 'least', value: 80 },
        { id: 'never', kind: 'amount', value: { table: ['none', 1] }, when: false },
      ),
    );

    expect(linesOf(price)).toEqual([['base', 'premium', 10_000]]);
  });

  test('run one after another, each on what those before have made', () => {
    const price = priceOf(
      steps(
        base,
        { id: 'up', kind: 'percent', value: 10 },
        { id: 'down', kind: 'percent', value: -10, isDiscount: true },
      ),
    );

    expect(linesOf(price)).toEqual([
      ['base', 'premium', 10_000],
      ['up', 'premium', 1_000],
      ['down', 'discount', -1_100],
    ]);
  });

  test('for each person, from nothing each, come before those for the policy', () => {
    const changes = steps(
      { id: 'base', kind: 'amount', per: 'person', value: 100 },
      { id: 'age', kind: 'factor', per: 'person', value: { if: [{ '<': [{ var: 'person.age' }, 18] }, 0.5, 1] } },
      { id: 'family', kind: 'percent', value: -10, isDiscount: true },
    );

    expect(linesOf(priceOf(changes, null, [{ age: 40 }, { age: 9 }]))).toEqual([
      ['base', 'premium', 0, 10_000],
      ['base', 'premium', 1, 10_000],
      ['age', 'premium', 1, -5_000],
      ['family', 'discount', -1_500],
    ]);
  });
});

describe('a definition without a price', () => {
  test.each<[string, Step]>([
    ['no row', { id: 's', kind: 'amount', value: { table: ['day', 'none'] } }],
    ['a word', { id: 's', kind: 'factor', value: 'dear' }],
    ['what has no value', { id: 's', kind: 'percent', value: { max: [{ var: 'answer.nothing' }, 1] } }],
  ])('%s: is refused by the name of the step', (_title, step) => {
    expect(() => priceOf(steps(base, step))).toThrow(new NoRate('travel-hk: no s'));
  });

  test('less than nothing is refused', () => {
    expect(() => priceOf(steps(base, { id: 's', kind: 'amount', value: -100.01 }))).toThrow(NoRate);
    expect(priceOf(steps(base, { id: 's', kind: 'amount', value: -100 })).total).toBe(0);
  });
});

describe('plans', () => {
  const definition = plainDefinition({
    plans: [
      { id: 'standard', benefits: [{ id: 'medical', limit: 1 }] },
      { id: 'young', when: { '<': [{ var: 'answer.age' }, 30] }, benefits: [{ id: 'medical', limit: 1 }] },
    ],
    blocks: [block('risk', [{ id: 'age', kind: 'number' }])],
    tables: {
      price: {
        keys: ['plan'],
        rows: [
          { keys: ['young'], value: 50 },
          { keys: ['*'], value: 70 },
        ],
      },
    },
    steps: [{ id: 'base', kind: 'amount', per: 'policy', value: { table: ['price', { var: 'plan' }] } }],
  });
  const plans = (age: number) =>
    pricePlans(applicationOf(definition, { answer: { age } }), null).map(({ plan, total }) => [plan, total]);

  test('those that can be had have a price each, in their order', () => {
    expect(plans(29)).toEqual([
      ['standard', 7_000],
      ['young', 5_000],
    ]);
    expect(plans(30)).toEqual([['standard', 7_000]]);
  });
});

describe('rounding', () => {
  test.each([
    [100.49, 1, [['rounding', 'rounding', -49]]],
    [100.5, 1, [['rounding', 'rounding', 50]]],
    [100, 1, []],
    [100.02, 0.05, [['rounding', 'rounding', -2]]],
  ])('%d to multiples of %d is a line of its own, when there is something to round', (value, roundPremiumTo, lines) => {
    const price = priceOf({ ...steps({ ...base, value }), roundPremiumTo });

    expect(linesOf(price).slice(1)).toEqual(lines);
  });
});

describe('a voucher', () => {
  test.each<[VoucherValue, number]>([
    [{ code: 'TEN', percent: 10 }, -1_000],
    [{ code: 'ALL', percent: 100 }, -10_000],
    [{ code: 'MORE', percent: 150 }, -10_000],
    [{ code: 'FIVE', amount: 500 }, -500],
    [{ code: 'LOT', amount: 999_999 }, -10_000],
  ])('%j takes %d off, never more than there is', (voucher, amount) => {
    const price = priceOf({}, voucher);

    expect(linesOf(price).at(-1)).toEqual([voucher.code, 'voucher', amount]);
    expect(price.premium).toBe(10_000 + amount);
  });

  test('of nothing is no line', () => {
    expect(linesOf(priceOf({}, { code: 'NONE', percent: 0 }))).toEqual([['base', 'premium', 10_000]]);
  });

  test('comes after rounding and before charges', () => {
    const price = priceOf(
      { ...steps({ ...base, value: 99.6 }), roundPremiumTo: 1, charges: [charge({})] },
      { code: 'HALF', percent: 50 },
    );

    expect(linesOf(price)).toEqual([
      ['base', 'premium', 9_960],
      ['rounding', 'rounding', 40],
      ['HALF', 'voucher', -5_000],
      ['levy', 'levy', 500],
    ]);
  });
});

type WrittenCharge = Omit<Charge, 'rates'> & {
  rates: (Partial<Charge['rates'][number]> & { from: string; percent: number })[];
};

const charge = (changes: Partial<WrittenCharge>): WrittenCharge => ({
  id: 'levy',
  kind: 'levy',
  of: 'premium',
  rates: [{ from: '2020-01-01', percent: 10 }],
  rounding: { unit: 0.01, mode: 'nearest' },
  source: 'a law',
  ...changes,
});

describe('charges', () => {
  test('on the premium, or on what there is with those before them', () => {
    const charges = [
      charge({}),
      charge({ id: 'tax', kind: 'tax', of: 'running' }),
      charge({ id: 'duty', kind: 'duty', of: 'premium' }),
    ];
    const price = priceOf({ charges });

    expect(linesOf(price).slice(1)).toEqual([
      ['levy', 'levy', 1_000],
      ['tax', 'tax', 1_100],
      ['duty', 'duty', 1_000],
    ]);
    expect([price.premium, price.charges, price.total]).toEqual([10_000, 3_100, 13_100]);
  });

  test('one whose condition does not hold is none', () => {
    expect(priceOf({ charges: [charge({ when: { '===': [{ var: 'plan' }, 'other'] } })] }).charges).toBe(0);
  });

  const full = (changes: Partial<WrittenCharge>): Charge => {
    const [written] = plainDefinition({ charges: [charge(changes)] }).charges;
    if (written === undefined) throw new Error('A charge was written.');
    return written;
  };
  const on = (changes: Partial<WrittenCharge>, premium: number, today = '2026-11-22') =>
    chargeOn(full(changes), premium, { today, currency: 'HKD' });

  const rates = [
    { from: '2024-01-01', percent: 1 },
    { from: '2025-04-01', percent: 2 },
  ];

  test.each([
    ['2023-12-31', 0],
    ['2024-01-01', 100],
    ['2025-03-31', 100],
    ['2025-04-01', 200],
    ['2030-01-01', 200],
  ])('the rate of %s counts', (today, expected) => {
    expect(on({ rates }, 10_000, today)).toBe(expected);
  });

  test('a cap holds from the first cent beyond it', () => {
    const capped = { rates: [{ from: '2020-01-01', percent: 0.1, most: 50 }] };

    expect([4_999_000, 5_000_000, 5_000_500, 9_000_000].map((premium) => on(capped, premium))).toEqual([
      4_999, 5_000, 5_000, 5_000,
    ]);
  });

  test('a fixed part is added, and on nothing nothing is charged', () => {
    const fixed = { rates: [{ from: '2020-01-01', percent: 0, fixed: 10 }] };

    expect([on(fixed, 1), on(fixed, 0), on(fixed, -5)]).toEqual([1_000, 0, 0]);
  });

  test('goes up to the next whole unit, from the least part of a cent on', () => {
    const duty = { rates: [{ from: '2020-01-01', percent: 0.4 }], rounding: { unit: 1, mode: 'up' as const } };

    expect([100_000, 100_001, 100_100, 125_000].map((premium) => on(duty, premium))).toEqual([400, 500, 500, 500]);
  });

  test('is rounded once, half up', () => {
    const levy = { rates: [{ from: '2020-01-01', percent: 0.1 }] };

    expect([13_800, 13_499, 13_500, 499].map((premium) => on(levy, premium))).toEqual([14, 13, 14, 0]);
  });
});

test('a currency without minor units is priced in whole ones', () => {
  const price = priceOf({ currency: 'JPY', ...steps({ ...base, value: 100.5 }), roundPremiumTo: 10 });

  expect(linesOf(price)).toEqual([
    ['base', 'premium', 101],
    ['rounding', 'rounding', -1],
  ]);
});
