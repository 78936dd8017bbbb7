import { describe, expect, test } from 'vitest';
import { Name, ProductCode, ProductDefinition } from '../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../shared/insurance/example-product.ts';

const { definition } = exampleProduct;

const accepts = (changes: object): boolean => ProductDefinition.safeParse({ ...definition, ...changes }).success;

test('the example product is one, and reading it changes nothing', () => {
  expect(ProductDefinition.parse(definition)).toEqual(definition);
});

test('what is left out is: asked always, needed, no discount, no cap, no scale', () => {
  const charge = {
    id: 'levy',
    kind: 'levy',
    of: 'premium',
    rates: [{ from: '2020-01-01', percent: 1 }],
    rounding: { unit: 0.01, mode: 'nearest' },
    source: 'a law',
  };
  const { scale: _, ...refund } = definition.refund;
  const read = ProductDefinition.parse({
    ...definition,
    refund,
    charges: [charge],
    steps: [{ id: 'base', kind: 'amount', per: 'policy', value: 1 }],
    blocks: [{ id: 'risk', stage: 'quote', about: 'answer', questions: [{ id: 'note', kind: 'text' }] }],
  });

  expect(read.blocks[0]?.questions[0]).toEqual({ id: 'note', kind: 'text', required: true });
  expect(read.steps[0]?.isDiscount).toBe(false);
  expect(read.charges[0]?.rates[0]).toEqual({ from: '2020-01-01', percent: 1, fixed: 0, most: null });
  expect(read.refund.scale).toEqual([]);
});

describe('what is refused', () => {
  test.each<[string, object]>([
    ['a field that is not known', { colour: 'red' }],
    ['version 0', { version: 0 }],
    ['a currency that is not known', { currency: 'XXX' }],
    ['a day that does not exist', { onSale: { from: '2026-02-30', until: null } }],
    ['no plan', { plans: [] }],
    ['no step', { steps: [] }],
    ['a step of another kind', { steps: [{ ...definition.steps[0], kind: 'code' }] }],
    ['a question of another kind', { blocks: [{ ...definition.blocks[0], questions: [{ id: 'x', kind: 'script' }] }] }],
    ['rounding to nothing', { roundPremiumTo: 0 }],
    ['a table without rows', { tables: { day: { keys: ['plan'], rows: [] } } }],
    ['a term that has two operators', { term: { ...definition.term, unit: { var: 'today', if: [] } } }],
    ['an age in another unit', { ageLimits: [{ who: 'insured', unit: 3, least: 0, most: 1 }] }],
    ['cooling-off of a quarter', { refund: { ...definition.refund, coolingOffDays: 90 } }],
  ])('%s', (_title, changes) => {
    expect(accepts(changes)).toBe(false);
  });
});

test.each(['a', 'sumInsured', 'x1'])('%j is a name', (name) => {
  expect(Name.safeParse(name).success).toBe(true);
});

test.each(['', 'Sum', '1x', 'sum-insured', 'sum.insured', '__proto__', 'ü', 'x'.repeat(41), 'a\n'])(
  '%j is no name',
  (name) => {
    expect(Name.safeParse(name).success).toBe(false);
  },
);

test.each(['travel-hk', 'pet'])('%j is a code', (code) => {
  expect(ProductCode.safeParse(code).success).toBe(true);
});

test.each(['', 'Travel', 'travel--hk', 'travel-', '../travel', `a${'-a'.repeat(30)}`])('%j is no code', (code) => {
  expect(ProductCode.safeParse(code).success).toBe(false);
});
