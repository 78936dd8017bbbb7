import { describe, expect, test } from 'vitest';
import { checkDefinition } from '../../../shared/insurance/check-definition.ts';
import { exampleProduct } from '../../../shared/insurance/example-product.ts';
import type { Logic } from '../../../shared/insurance/logic.ts';
import { block, definitionWith, plainDefinition } from '../../kit/insurance/small-product.ts';

type Changes = Parameters<typeof plainDefinition>[0] & object;

const check = (changes: Changes): string[] => checkDefinition(plainDefinition(changes));

const benefits = [{ id: 'medical', limit: 1 }];

const people = block('people', [{ id: 'birth', kind: 'date' }], { about: 'insured' });

const step = (value: Logic, per: 'person' | 'policy' = 'policy') =>
  ({ id: 'base', kind: 'amount', per, value }) as const;

const charge = (changes: object) => ({
  id: 'levy',
  kind: 'levy' as const,
  of: 'premium' as const,
  rates: [{ from: '2020-01-01', percent: 1 }],
  rounding: { unit: 0.01, mode: 'nearest' as const },
  source: 'a law',
  ...changes,
});

test('nothing is wrong with the example product, nor with what these tests begin with', () => {
  expect(checkDefinition(exampleProduct.definition)).toEqual([]);
  expect(checkDefinition(definitionWith({}))).toEqual([]);
  expect(check({})).toEqual([]);
});

describe('what stands twice', () => {
  const note = { id: 'note', kind: 'text' } as const;

  test.each<[string, Changes]>([
    ['blocks: risk stands twice', { blocks: [block('risk', [note]), block('risk', [{ ...note, id: 'more' }])] }],
    ['questions: answer.note stands twice', { blocks: [block('risk', [note]), block('more', [note])] }],
    ['plans: standard stands twice', { plans: ['standard', 'standard'].map((id) => ({ id, benefits })) }],
    ['steps and charges: base stands twice', { charges: [charge({ id: 'base' })] }],
    [
      'underwriting: old stands twice',
      {
        underwriting: (['refer', 'decline'] as const).map((decision) => ({
          id: 'old',
          per: 'policy',
          when: true,
          decision,
        })),
      },
    ],
    [
      'instalments: monthly stands twice',
      { instalments: [2, 3].map((count) => ({ id: 'monthly', count, everyMonths: 1, surchargePercent: 0 })) },
    ],
    ['facts of a person: birth stands twice', { blocks: [people], personFacts: [{ id: 'birth', value: 1 }] }],
    ['facts: days stands twice', { facts: [1, 2].map((value) => ({ id: 'days', value })) }],
    ['examples: one stands twice', { examples: [1, 2].map(() => ({ id: 'one', answer: {}, insured: [] })) }],
    [
      'risk.sex: option f stands twice',
      { blocks: [block('risk', [{ id: 'sex', kind: 'choice', options: [{ id: 'f' }, { id: 'f' }] }])] },
    ],
    [
      'risk.car: photos are looked at, and videos but for text',
      { blocks: [block('risk', [note, { id: 'car', kind: 'video', check: { textOf: 'note', leastConfidence: 80 } }])] },
    ],
    [
      'risk.car: photos are looked at, and videos but for text',
      { blocks: [block('risk', [{ id: 'car', kind: 'file', check: { labels: ['Car'], leastConfidence: 80 } }])] },
    ],
  ])('%s', (problem, changes) => {
    expect(check(changes)).toEqual([problem]);
  });

  test('the same question about somebody else is another one', () => {
    expect(check({ blocks: [block('risk', [note]), block('holder', [note], { about: 'applicant' })] })).toEqual([]);
  });
});

describe('names that lead nowhere', () => {
  test.each<[string, Changes]>([
    ['lost is neither a question nor a fact', { schedule: ['lost'] }],
    ['lost is neither a question nor a fact', { monotone: [{ question: 'lost', direction: 'up' }] }],
    ['lost is neither a question nor a fact', { excludedAreas: { question: 'lost', countries: [] } }],
    [
      'lost is neither a question nor a fact',
      { blocks: [block('risk', [{ id: 'car', kind: 'photo', check: { textOf: 'lost', leastConfidence: 80 } }])] },
    ],
    [
      'risk: lost is no question of its block',
      {
        blocks: [block('risk', [{ id: 'note', kind: 'text' }], { lookup: { kind: 'plate', fills: { make: 'lost' } } })],
      },
    ],
    ['examples: answer.lost is not asked', { examples: [{ id: 'one', answer: { lost: 1 }, insured: [] }] }],
    ['examples: insured.lost is not asked', { examples: [{ id: 'one', answer: {}, insured: [{ lost: 1 }] }] }],
    ['step base: no operator some', { steps: [step({ some: [[1], true] })] }],
    ['step base: no operator toString', { steps: [step({ toString: [] })] }],
    ['step base: no operator ==', { steps: [step({ if: [{ '==': [1, 1] }, 1, 2] })] }],
    ['step base: no table lost', { steps: [step({ table: ['lost', 1] })] }],
    ['step base: no table constructor', { steps: [step({ highest: ['constructor', []] })] }],
    ['step base: no variable answer.lost', { steps: [step({ var: 'answer.lost' })] }],
    ['step base: no variable __proto__', { steps: [step({ var: '__proto__' })] }],
    ['step base: no variable answer.__proto__', { steps: [step({ var: 'answer.__proto__' })] }],
    ['step base: no variable answer.note.length', { steps: [step({ var: 'answer.note.length' })] }],
    ['step base: no variable ', { steps: [step({ var: '' })] }],
    ['step base: no variable fact.lost', { steps: [step({ var: 'fact.lost' })] }],
    ['step base: no variable applicant.note', { steps: [step({ var: 'applicant.note' })] }],
  ])('%s', (problem, changes) => {
    expect(check(changes)).toEqual([problem]);
  });

  test('a name that is worked out is none', () => {
    expect(check({ steps: [step({ var: { var: 'today' } })] })).toEqual(['step base: no variable [object Object]']);
  });
});

describe('what an expression sees depends on where it stands', () => {
  const age: Changes['personFacts'] = [{ id: 'age', value: { age: [{ var: 'person.birth' }, { var: 'today' }, 2] } }];
  const family: Changes = { blocks: [people], insured: { least: 1, most: 2 }, personFacts: age };
  const adult: Logic = { '>=': [{ var: 'person.age' }, 18] };

  test.each<[string, Changes]>([
    ['a person, in a step for each', { ...family, steps: [step({ var: 'person.age' }, 'person')] }],
    [
      'a person, in a rule for each',
      { ...family, underwriting: [{ id: 'x', per: 'person', when: adult, decision: 'refer' }] },
    ],
    ['persons, wherever they are counted', { ...family, steps: [step({ countPersons: [adult] })] }],
    [
      'facts, those before',
      {
        facts: [
          { id: 'a', value: 1 },
          { id: 'b', value: { var: 'fact.a' } },
        ],
      },
    ],
    ['facts about persons, in facts', { ...family, facts: [{ id: 'adults', value: { countPersons: [adult] } }] }],
    [
      'facts, in limits',
      {
        facts: [{ id: 'a', value: 1 }],
        blocks: [block('risk', [{ id: 'n', kind: 'number', most: { var: 'fact.a' } }])],
      },
    ],
    [
      'the plan, in a question',
      { blocks: [block('risk', [{ id: 'n', kind: 'text', when: { '!': [{ var: 'plan' }] } }])] },
    ],
    ['all the insured', { steps: [step({ size: [{ var: 'insured' }] })] }],
  ])('%s', (_title, changes) => {
    expect(check(changes)).toEqual([]);
  });

  test.each<[string, Changes]>([
    ['step base: no variable person.age', { ...family, steps: [step({ var: 'person.age' })] }],
    [
      'rule x: no variable person.age',
      { ...family, underwriting: [{ id: 'x', per: 'policy', when: adult, decision: 'refer' }] },
    ],
    [
      'fact a: no variable fact.b',
      {
        facts: [
          { id: 'a', value: { var: 'fact.b' } },
          { id: 'b', value: 1 },
        ],
      },
    ],
    ['fact a: no variable fact.a', { facts: [{ id: 'a', value: { var: 'fact.a' } }] }],
    [
      'person fact isAdult: no variable person.age',
      { ...family, personFacts: [{ id: 'isAdult', value: adult }, ...age] },
    ],
    [
      'risk: no variable fact.a',
      {
        facts: [{ id: 'a', value: true }],
        blocks: [block('risk', [{ id: 'n', kind: 'text' }], { when: { var: 'fact.a' } })],
      },
    ],
    [
      'people.birth: no variable person.age',
      { ...family, blocks: [block('people', [{ id: 'birth', kind: 'date', when: adult }], { about: 'insured' })] },
    ],
    [
      'risk.n.one: no variable fact.a',
      {
        facts: [{ id: 'a', value: true }],
        blocks: [block('risk', [{ id: 'n', kind: 'choice', options: [{ id: 'one', when: { var: 'fact.a' } }] }])],
      },
    ],
    ['plan standard: no variable plan', { plans: [{ id: 'standard', when: { var: 'plan' }, benefits }] }],
    [
      'plan standard.medical: no variable person.age',
      { ...family, plans: [{ id: 'standard', benefits: [{ id: 'medical', limit: { var: 'person.age' } }] }] },
    ],
    ['charge levy: no variable answer.lost', { charges: [charge({ when: { var: 'answer.lost' } })] }],
    [
      'length: no variable answer.lost',
      { term: { start: { var: 'today' }, unit: 1, length: { var: 'answer.lost' }, extraDays: 0 } },
    ],
    ['renewal: no variable answer.lost', { renewal: { when: { var: 'answer.lost' }, remindDays: [] } }],
    [
      'example one: no variable answer.note',
      { examples: [{ id: 'one', answer: { note: { var: 'answer.note' } }, insured: [] }] },
    ],
  ])('%s', (problem, changes) => {
    expect(check(changes)).toEqual([problem]);
  });
});

describe('questions and tables', () => {
  const choices = 'risk.n: choices have options or a list, other kinds neither';

  test.each<[string, Parameters<typeof block>[1][number]]>([
    ['a choice without any', { id: 'n', kind: 'choice' }],
    ['choices with both', { id: 'n', kind: 'choices', list: 'countries', options: [{ id: 'a' }] }],
    ['a text with options', { id: 'n', kind: 'text', options: [{ id: 'a' }] }],
  ])('%s', (_title, question) => {
    expect(check({ blocks: [block('risk', [question])] })).toEqual([choices]);
  });

  test('a row has as many keys as its table', () => {
    const tables = {
      price: {
        keys: ['plan', 'days'],
        rows: [
          { keys: ['a', 1], value: 1 },
          { keys: ['b'], value: 2 },
        ],
      },
    };

    expect(check({ tables })).toEqual(['table price: row 2 has not 2 keys']);
  });
});

describe('order and amounts', () => {
  test.each<[string, Changes]>([
    [
      'steps for each person come before those for the policy',
      { steps: [step(1), { ...step(1, 'person'), id: 'late' }] },
    ],
    [
      'charge levy: its rates begin one after another',
      {
        charges: [
          charge({
            rates: [
              { from: '2021-01-01', percent: 1 },
              { from: '2020-01-01', percent: 2 },
            ],
          }),
        ],
      },
    ],
    ['insured: least is more than most', { insured: { least: 2, most: 1 } }],
    [
      'blocks of the quote come before those of the details',
      {
        blocks: [
          block('holder', [{ id: 'a', kind: 'text' }], { stage: 'details' }),
          block('risk', [{ id: 'b', kind: 'text' }]),
        ],
      },
    ],
    ['roundPremiumTo: the unit is less than JPY has', { currency: 'JPY', roundPremiumTo: 0.1 }],
    [
      'charge levy: the unit is less than HKD has',
      { charges: [charge({ rounding: { unit: 0.001, mode: 'nearest' } })] },
    ],
  ])('%s', (problem, changes) => {
    expect(check(changes)).toEqual([problem]);
  });
});
