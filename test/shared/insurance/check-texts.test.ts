import { describe, expect, test } from 'vitest';
import { checkTexts } from '../../../shared/insurance/check-texts.ts';
import { exampleProduct } from '../../../shared/insurance/example-product.ts';
import { ProductTexts } from '../../../shared/insurance/product-texts.ts';
import { block, definitionWith } from '../../kit/insurance/small-product.ts';

const { texts } = exampleProduct;

const full = definitionWith({
  blocks: [
    ...exampleProduct.definition.blocks,
    block('more', [{ id: 'sex', kind: 'choice', options: [{ id: 'f' }, { id: 'm' }] }], { stage: 'details' }),
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
  instalments: [{ id: 'monthly', count: 2, everyMonths: 1, surchargePercent: 0 }],
  underwriting: [{ id: 'old', per: 'policy', when: false, decision: 'refer' }],
  examples: [{ id: 'week', answer: {}, insured: [] }],
  schedule: ['start'],
});

const ofFull: ProductTexts = {
  ...texts,
  blocks: { ...texts.blocks, more: 'More' },
  questions: { ...texts.questions, 'answer.sex': { label: 'Sex', options: { f: 'Female', m: 'Male' } } },
  lines: { ...texts.lines, levy: 'Levy' },
  instalments: { monthly: 'Each month' },
  reasons: { old: 'We look at this ourselves.' },
  examples: { week: 'A week away' },
  schedule: { start: 'First day', 'start.soon': 'Soon' },
};

test('texts that say everything, and nothing else, are right', () => {
  expect(checkTexts(exampleProduct.definition, texts)).toEqual([]);
  expect(checkTexts(full, ofFull)).toEqual([]);
});

test('all that has no words is named', () => {
  const none = {
    blocks: {},
    questions: {},
    plans: {},
    benefits: {},
    lines: {},
    instalments: {},
    reasons: {},
    examples: {},
    events: {},
    exclusions: {},
    schedule: {},
  };

  expect(checkTexts(full, { ...texts, ...none }).toSorted()).toEqual(
    [
      'benefits.medical is missing',
      'blocks.holder is missing',
      'blocks.more is missing',
      'blocks.trip is missing',
      'events.medical is missing',
      'examples.week is missing',
      'exclusions.war is missing',
      'instalments.monthly is missing',
      'lines.days is missing',
      'lines.levy is missing',
      'plans.standard is missing',
      'questions.answer.end is missing',
      'questions.answer.sex is missing',
      'questions.answer.sex.options.f is missing',
      'questions.answer.sex.options.m is missing',
      'questions.answer.start is missing',
      'questions.applicant.email is missing',
      'reasons.old is missing',
      'schedule.start is missing',
    ].toSorted(),
  );
});

describe('words for nothing', () => {
  test.each<[string, Partial<ProductTexts>]>([
    ['blocks.lost belongs to nothing', { blocks: { ...texts.blocks, lost: 'Lost' } }],
    [
      'questions.answer.lost belongs to nothing',
      { questions: { ...texts.questions, 'answer.lost': { label: 'Lost?' } } },
    ],
    [
      'questions.answer.start.options.lost belongs to nothing',
      { questions: { ...texts.questions, 'answer.start': { label: 'When?', options: { lost: 'Lost' } } } },
    ],
    ['lines.lost belongs to nothing', { lines: { ...texts.lines, lost: 'Lost' } }],
    ['reasons.lost belongs to nothing', { reasons: { lost: 'Lost.' } }],
    [
      'exclusions.lost belongs to nothing',
      { exclusions: { ...texts.exclusions, lost: { title: 'Lost', text: 'Lost.' } } },
    ],
  ])('%s', (problem, changes) => {
    expect(checkTexts(exampleProduct.definition, { ...texts, ...changes })).toEqual([problem]);
  });
});

test('a name of prototypes is not found in texts', () => {
  const definition = definitionWith({ events: ['medical', 'constructor'] });

  expect(checkTexts(definition, texts)).toEqual(['events.constructor is missing']);
});

test('words are neither empty nor endless', () => {
  expect(ProductTexts.safeParse(texts).success).toBe(true);
  expect(ProductTexts.safeParse({ ...texts, name: '  ' }).success).toBe(false);
  expect(ProductTexts.safeParse({ ...texts, summary: 'x'.repeat(1_201) }).success).toBe(false);
  expect(ProductTexts.safeParse({ ...texts, more: 'x' }).success).toBe(false);
});
