import { describe, expect, test } from 'vitest';
import type { Answer, Answers } from '../../../shared/insurance/answers.ts';
import {
  checkAnswers,
  changeProblemCodes,
  fileProblemCodes,
  problemCodes,
} from '../../../shared/insurance/check-answers.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { applicationOf, block, plainDefinition, today } from '../../kit/insurance/small-product.ts';

type Question = Parameters<typeof block>[1][number];

/** What is said about one answer to one question. */
function problemOf(question: Omit<Question, 'id'>, answer: Answer | undefined): [string, unknown] | undefined {
  const definition = plainDefinition({ blocks: [block('risk', [{ id: 'x', ...question }])] });
  const application = applicationOf(definition, { answer: answer === undefined ? {} : { x: answer } });
  const [problem] = checkAnswers(application, 'quote');
  return problem && [problem.code, problem.limit];
}

const problemsOf = (definition: ProductDefinition, answers: Partial<Answers>, stage: 'quote' | 'details' = 'quote') =>
  checkAnswers(applicationOf(definition, answers), stage).map(
    ({ about, question, person, code, limit }) => [`${about}.${question}.${person ?? ''}`, code, limit] as const,
  );

const ofGender = [{ id: 'f' }, { id: 'm' }];

describe('what is missing', () => {
  test.each<Answer | undefined>([undefined, '', ' \n', []])('%j is no answer', (answer) => {
    expect(problemOf({ kind: 'text' }, answer)).toEqual(['required', null]);
    expect(problemOf({ kind: 'text', required: false }, answer)).toBeUndefined();
  });

  test('0 and no are answers', () => {
    expect(problemOf({ kind: 'number' }, 0)).toBeUndefined();
    expect(problemOf({ kind: 'yes-no' }, false)).toBeUndefined();
  });
});

describe('an answer of another kind than was asked', () => {
  test.each<[Omit<Question, 'id'>, Answer]>([
    [{ kind: 'yes-no' }, 'yes'],
    [{ kind: 'number' }, '5'],
    [{ kind: 'number' }, 5.5],
    [{ kind: 'money' }, '5'],
    [{ kind: 'date' }, '2026-02-30'],
    [{ kind: 'date' }, 20_260_101],
    [{ kind: 'text' }, 5],
    [{ kind: 'choice', options: ofGender }, ['f']],
    [{ kind: 'choices', options: ofGender }, 'f'],
    [{ kind: 'photo' }, 'id'],
    [{ kind: 'video' }, true],
    [{ kind: 'file' }, 'id'],
  ])('%j does not take %j', (question, answer) => {
    expect(problemOf(question, answer)).toEqual(['wrong_kind', null]);
  });

  test.each<[Omit<Question, 'id'>, Answer]>([
    [{ kind: 'yes-no' }, true],
    [{ kind: 'money' }, 5.55],
    [{ kind: 'date' }, '2028-02-29'],
    [{ kind: 'choice', list: 'countries' }, 'TH'],
    [{ kind: 'photo' }, ['id']],
  ])('%j takes %j', (question, answer) => {
    expect(problemOf(question, answer)).toBeUndefined();
  });
});

describe('a choice', () => {
  test('is one of its options, and only of those that can be chosen now', () => {
    const options = [{ id: 'f' }, { id: 'm', when: false }];

    expect(problemOf({ kind: 'choice', options }, 'f')).toBeUndefined();
    expect(problemOf({ kind: 'choice', options }, 'm')).toEqual(['not_an_option', null]);
    expect(problemOf({ kind: 'choice', options }, 'x')).toEqual(['not_an_option', null]);
    expect(problemOf({ kind: 'choices', options }, ['f', 'm'])).toEqual(['not_an_option', null]);
  });

  test('names nothing twice, from a list neither', () => {
    expect(problemOf({ kind: 'choices', options: ofGender }, ['f', 'm'])).toBeUndefined();
    expect(problemOf({ kind: 'choices', options: ofGender }, ['f', 'f'])).toEqual(['not_an_option', null]);
    expect(problemOf({ kind: 'choices', list: 'countries' }, ['TH', 'TH'])).toEqual(['not_an_option', null]);
  });
});

describe('a form', () => {
  test.each<[Omit<Question, 'id'>, string, string]>([
    [{ kind: 'email' }, 'ana@example.com', 'ana@'],
    [{ kind: 'phone' }, '+85261234567', '61234567'],
    [{ kind: 'phone' }, '+123456', '+12345'],
    [{ kind: 'national-id', form: 'ktp' }, '3174091502900001', '3174093202900001'],
    [{ kind: 'national-id', form: 'thai-id' }, '1234567890121', '1234567890122'],
    [{ kind: 'national-id', form: 'macao-id' }, '15123458', '25123458'],
    [{ kind: 'plate', form: 'plate-my' }, 'WXY 1234', 'WIY 1234'],
    [{ kind: 'plate', form: 'plate-th' }, '1กข 1234', 'กข 0123'],
    [{ kind: 'text', form: 'chip' }, '985112004567890', '98511200456789'],
  ])('%j takes %s, not %s', (question, good, bad) => {
    expect(problemOf(question, good)).toBeUndefined();
    expect(problemOf(question, bad)).toEqual(['form_invalid', null]);
  });

  test.each(['A\u0000na', 'A\u202Ena', 'Ana\nBcc: x', 'Ana\uD800'])(
    'a name %j is none: it would turn or break what it is printed in',
    (name) => {
      expect(problemOf({ kind: 'name' }, name)).toEqual(['form_invalid', null]);
    },
  );

  test('a text can have several lines, but no other controls', () => {
    expect(problemOf({ kind: 'text' }, 'one\ntwo')).toBeUndefined();
    expect(problemOf({ kind: 'text' }, 'one\u2029two')).toEqual(['form_invalid', null]);
  });

  test('a postcode has that of the country', () => {
    const question = block('risk', [{ id: 'x', kind: 'postcode' }]);
    const codes = (country: string, x: string) =>
      problemsOf(plainDefinition({ country, blocks: [question] }), { answer: { x } }).map(([, code]) => code);

    expect(codes('GB', 'SW1A 1AA')).toEqual([]);
    expect(codes('GB', '10110')).toEqual(['form_invalid']);
    expect(codes('TH', '10110')).toEqual([]);
    expect(codes('HK', 'any')).toEqual([]);
    expect(codes('HK', 'more than twelve')).toEqual(['form_invalid']);
  });
});

describe('limits', () => {
  test.each<[string, Omit<Question, 'id'>, Answer, [string, unknown] | undefined]>([
    ['a number at its least', { kind: 'number', least: 2, most: 4 }, 2, undefined],
    ['a number below', { kind: 'number', least: 2, most: 4 }, 1, ['too_small', 2]],
    ['a number at its most', { kind: 'number', least: 2, most: 4 }, 4, undefined],
    ['a number above', { kind: 'number', least: 2, most: 4 }, 5, ['too_large', 4]],
    ['money below', { kind: 'money', least: 100 }, 99.99, ['too_small', 100]],
    ['money above', { kind: 'money', most: 100 }, 100.01, ['too_large', 100]],
    ['a text of its length', { kind: 'text', least: 2, most: 4 }, 'four', undefined],
    ['a short text', { kind: 'text', least: 2 }, 'a', ['too_short', 2]],
    ['a long text', { kind: 'name', most: 4 }, 'fives', ['too_long', 4]],
    ['a text counted by characters', { kind: 'name', most: 2 }, '😀é', undefined],
    ['few choices', { kind: 'choices', options: ofGender, least: 2 }, ['f'], ['too_few', 2]],
    ['many choices', { kind: 'choices', options: ofGender, most: 1 }, ['f', 'm'], ['too_many', 1]],
    ['many files', { kind: 'file', most: 1 }, ['a', 'b'], ['too_many', 1]],
    ['today, from today', { kind: 'date', least: { var: 'today' } }, today, undefined],
    ['yesterday, from today', { kind: 'date', least: { var: 'today' } }, '2026-11-21', ['too_early', today]],
    ['today, until today', { kind: 'date', most: { var: 'today' } }, today, undefined],
    ['tomorrow, until today', { kind: 'date', most: { var: 'today' } }, '2026-11-23', ['too_late', today]],
    ['a limit that has no value', { kind: 'date', most: { var: 'answer.nothing' } }, today, undefined],
    ['a limit of another kind', { kind: 'date', most: 5 }, today, undefined],
  ])('%s', (_title, question, answer, expected) => {
    expect(problemOf(question, answer)).toEqual(expected);
  });

  test('follow from facts and from other answers of the same person', () => {
    const definition = plainDefinition({
      insured: { least: 1, most: 3 },
      blocks: [
        block(
          'people',
          [
            { id: 'birth', kind: 'date' },
            {
              id: 'years',
              kind: 'number',
              least: 0,
              most: { '-': [{ var: 'person.age' }, { var: 'fact.licence' }] },
            },
          ],
          { about: 'insured' },
        ),
      ],
      personFacts: [{ id: 'age', value: { age: [{ var: 'person.birth' }, { var: 'today' }, 2] } }],
      facts: [{ id: 'licence', value: 18 }],
    });
    const insured = [
      { birth: '2000-11-22', years: 8 },
      { birth: '2000-11-23', years: 8 },
    ];

    expect(problemsOf(definition, { insured })).toEqual([['insured.years.1', 'too_large', 7]]);
  });
});

describe('stages', () => {
  const definition = plainDefinition({
    blocks: [
      block('risk', [{ id: 'x', kind: 'number' }]),
      block('holder', [{ id: 'email', kind: 'email' }], { stage: 'details', about: 'applicant' }),
    ],
  });

  test('a quote does not need the details, the details need both', () => {
    expect(problemsOf(definition, { answer: { x: 1 } })).toEqual([]);
    expect(problemsOf(definition, {}, 'details').map(([at]) => at)).toEqual(['answer.x.', 'applicant.email.']);
  });
});

const people = block(
  'people',
  [
    { id: 'relation', kind: 'text', required: false },
    { id: 'birth', kind: 'date' },
  ],
  { about: 'insured' },
);

describe('ages on the first day of cover', () => {
  const limited = (unit: 1 | 2, least: number, most: number) =>
    plainDefinition({
      insured: { least: 1, most: 2 },
      blocks: [block('risk', [{ id: 'start', kind: 'date' }]), people],
      ageLimits: [{ who: 'insured', unit, least, most }],
      term: { start: { var: 'answer.start' }, unit: 2, length: 1, extraDays: -1 },
    });
  const codes = (definition: ProductDefinition, birth: string, start = '2026-12-20') =>
    problemsOf(definition, { answer: { start }, insured: [{ birth }] }).map(([, code, limit]) => [code, limit]);

  test.each([
    ['the eighteenth birthday is that day', '2008-12-20', []],
    ['it is the day after', '2008-12-21', [['age_too_low', 18]]],
    ['the last day of being 70', '1955-12-21', []],
    ['the seventy-first birthday', '1955-12-20', [['age_too_high', 70]]],
    ['born after the cover begins', '2026-12-21', [['age_too_low', 18]]],
  ])('full years (unit 2): %s', (_title, birth, expected) => {
    expect(codes(limited(2, 18, 70), birth)).toEqual(expected);
  });

  test('full years: who was born on 29 February turns 18 on 1 March', () => {
    expect(codes(limited(2, 18, 70), '2008-02-29', '2026-02-28')).toEqual([['age_too_low', 18]]);
    expect(codes(limited(2, 18, 70), '2008-02-29', '2026-03-01')).toEqual([]);
  });

  test.each([
    ['the 42nd day', '2026-11-09', []],
    ['the 41st', '2026-11-10', [['age_too_low', 'P42D']]],
    ['the 100th', '2026-09-12', []],
    ['the 101st', '2026-09-11', [['age_too_high', 'P100D']]],
  ])('days, both ends included (unit 1): %s', (_title, birth, expected) => {
    expect(codes(limited(1, 42, 100), birth)).toEqual(expected);
  });

  test('each person is looked at, and only by the limits for them', () => {
    const definition = plainDefinition({
      insured: { least: 1, most: 2 },
      blocks: [people, block('holder', [{ id: 'birth', kind: 'date' }], { about: 'applicant' })],
      ageLimits: [
        { who: 'applicant', unit: 2, least: 18, most: 120 },
        { who: 'insured', unit: 2, least: 0, most: 70 },
      ],
    });
    const insured = [{ birth: '2015-01-01' }, { birth: '1940-01-01' }];

    expect(problemsOf(definition, { applicant: { birth: '2010-01-01' }, insured })).toEqual([
      ['insured.birth.1', 'age_too_high', 70],
      ['applicant.birth.', 'age_too_low', 18],
    ]);
  });
});

test('an insured person who applies must be of age for both', () => {
  const definition = plainDefinition({
    insured: { least: 1, most: 2 },
    blocks: [people],
    ageLimits: [
      { who: 'applicant', unit: 2, least: 18, most: 120 },
      { who: 'insured', unit: 2, least: 0, most: 70 },
    ],
  });
  const child = { birth: '2015-01-01' };

  expect(problemsOf(definition, { insured: [{ ...child, relation: 'child' }] })).toEqual([]);
  expect(problemsOf(definition, { insured: [{ ...child, relation: 'self' }] })).toEqual([
    ['insured.birth.0', 'age_too_low', 18],
  ]);
});

describe('what several answers say together', () => {
  const definition = plainDefinition({
    insured: { least: 1, most: 2 },
    blocks: [
      block('trip', [
        { id: 'places', kind: 'choices', list: 'countries' },
        { id: 'days', kind: 'number' },
      ]),
      people,
    ],
    term: { start: { var: 'today' }, unit: 1, length: { var: 'answer.days' }, extraDays: -1 },
    excludedAreas: { question: 'places', countries: ['KP', 'SY'] },
  });
  const right = { answer: { places: ['TH'], days: 3 }, insured: [{ birth: '1990-01-01' }] };

  test('all is well', () => {
    expect(problemsOf(definition, right)).toEqual([]);
  });

  test('a country that is not insured is named, whether several can be chosen or one', () => {
    const one = plainDefinition({
      blocks: [block('trip', [{ id: 'place', kind: 'choice', list: 'countries' }])],
      excludedAreas: { question: 'place', countries: ['KP'] },
    });

    expect(problemsOf(definition, { ...right, answer: { places: ['TH', 'SY', 'KP'], days: 3 } })).toEqual([
      ['answer.places.', 'area_excluded', 'SY'],
    ]);
    expect(problemsOf(one, { answer: { place: 'KP' } })).toEqual([['answer.place.', 'area_excluded', 'KP']]);
  });

  test('too few persons', () => {
    expect(problemsOf(definition, { ...right, insured: [] })).toEqual([['insured..', 'too_few', 1]]);
  });

  test('too many persons, though the rest of them is not looked at', () => {
    const insured = [1, 2, 3].map(() => ({ birth: '1990-01-01' }));

    expect(problemsOf(definition, { ...right, insured })).toEqual([['insured..', 'too_many', 2]]);
  });

  test('two persons cannot both be the applicant', () => {
    const insured = [1, 2].map(() => ({ relation: 'self', birth: '1990-01-01' }));

    expect(problemsOf(definition, { ...right, insured })).toEqual([['insured..', 'holder_twice', null]]);
  });

  test('a KTP of another birth than the one that was answered', () => {
    const ktp = { id: 'idNumber', kind: 'national-id', form: 'ktp' } as const;
    const holder = block('holder', [ktp, { id: 'birth', kind: 'date' }], { about: 'applicant' });
    const asking = plainDefinition({ blocks: [holder] });
    const of = (birth: string) => problemsOf(asking, { applicant: { idNumber: '3174095502900001', birth } });

    expect(of('1990-02-15')).toEqual([]);
    expect(of('1990-02-16')).toEqual([['applicant.idNumber.', 'form_mismatch', null]]);
  });

  test('a term that ends before it begins', () => {
    expect(problemsOf(definition, { ...right, answer: { places: ['TH'], days: 0 } })).toEqual([
      ['answer..', 'term_invalid', null],
    ]);
  });

  test('is said only once each answer is right', () => {
    expect(problemsOf(definition, { ...right, answer: { places: ['KP'] } })).toEqual([
      ['answer.days.', 'required', null],
    ]);
  });
});

test('there is a test for every code of the engine', async () => {
  const { readFile } = await import('node:fs/promises');
  const source = await readFile(new URL(import.meta.url), 'utf8');

  const elsewhere: readonly string[] = [...fileProblemCodes, ...changeProblemCodes];
  const codes = problemCodes.filter((code) => !elsewhere.includes(code));
  expect(codes.filter((code) => !source.includes(`'${code}'`))).toEqual([]);
});
