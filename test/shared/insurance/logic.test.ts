import { describe, expect, test } from 'vitest';
import { Logic, makeLogic, NoValue, type LogicData } from '../../../shared/insurance/logic.ts';

const run = makeLogic({
  price: {
    keys: ['plan', 'days'],
    rows: [
      { keys: ['basic', { from: 1, to: 3 }], value: 10 },
      { keys: ['basic', { from: 4, to: null }], value: 20 },
    ],
  },
  zone: {
    keys: ['country'],
    rows: [
      { keys: ['TH'], value: 1 },
      { keys: ['JP'], value: 2 },
      { keys: ['US'], value: 'far' },
    ],
  },
});

const data: LogicData = {
  answer: { start: '2026-12-20', end: '2026-12-26', count: 5, countries: ['TH', 'JP'] },
  applicant: { birth: '1990-02-28' },
  insured: [{ age: 40, relation: 'self' }, { age: 9, relation: 'child' }, { relation: 'other' }],
  fact: {},
  today: '2026-11-22',
  plan: 'basic',
  isRenewal: false,
};

describe('own operators', () => {
  test.each<[string, Logic, unknown]>([
    ['table: the value of the row', { table: ['price', { var: 'plan' }, 3] }, 10],
    ['table: the next band begins where the first has ended', { table: ['price', 'basic', 4] }, 20],
    ['table: null where no row matches', { table: ['price', 'basic', 0] }, null],
    ['highest: over a list', { highest: ['zone', { var: 'answer.countries' }] }, 2],
    ['highest: words are left out', { highest: ['zone', ['TH', 'US']] }, 1],
    ['highest: null of what no row has', { highest: ['zone', ['XX']] }, null],
    ['highest: null of no list', { highest: ['zone', { var: 'answer.count' }] }, null],
    ['age in full years', { age: [{ var: 'applicant.birth' }, { var: 'today' }, 2] }, 36],
    ['age in days, both included', { age: ['2026-11-21', { var: 'today' }, 1] }, 2],
    ['age: null before the birth', { age: ['2026-11-23', { var: 'today' }, 2] }, null],
    ['days, both included', { days: [{ var: 'answer.start' }, { var: 'answer.end' }] }, 7],
    ['days: null of what is no day', { days: ['2026-02-30', { var: 'answer.end' }] }, null],
    ['year of a day', { year: [{ var: 'answer.start' }] }, 2026],
    ['year: null of what is no day', { year: ['soon'] }, null],
    ['end: months clamp to the last day', { end: ['2026-01-31', 3, 1] }, '2026-02-28'],
    ['end: extra days', { end: ['2026-01-31', 2, 1, -1] }, '2027-01-30'],
    ['end: null of a broken length', { end: ['2026-01-31', 2, 1.5] }, null],
    ['size of a list', { size: [{ var: 'answer.countries' }] }, 2],
    ['size of a list without brackets', { size: { var: 'answer.countries' } }, 2],
    ['size of the insured', { size: [{ var: 'insured' }] }, 3],
    ['size of a text', { size: ['four'] }, 4],
    ['letters: those that it begins with, in capitals', { letters: [' sw1a 9zz'] }, 'SW'],
    ['letters: none of a number', { letters: ['10310'] }, ''],
    ['letters: null of what is missing', { letters: [{ var: 'answer.nothing' }] }, null],
    ['size of what is missing', { size: [{ var: 'answer.nothing' }] }, 0],
    ['somePerson', { somePerson: [{ '===': [{ var: 'person.relation' }, 'child'] }] }, true],
    ['somePerson without brackets', { somePerson: { '===': [{ var: 'person.relation' }, 'spouse'] } }, false],
    ['countPersons', { countPersons: [{ '>=': [{ var: 'person.age' }, 9] }] }, 2],
    [
      'countPersons sees the rest as well',
      { countPersons: [{ '>': [{ var: 'person.age' }, { var: 'answer.count' }] }] },
      2,
    ],
  ])('%s', (_title, logic, expected) => {
    expect(run(logic, data)).toEqual(expected);
  });
});

describe('operators of JSON Logic', () => {
  test.each<[Logic, unknown]>([
    [{ '===': ['1', 1] }, false],
    [{ '!==': ['1', 1] }, true],
    [{ if: [{ '<': [{ var: 'answer.count' }, 6] }, 'few', 'many'] }, 'few'],
    [{ and: [true, { '>=': [5, 5] }] }, true],
    [{ or: [false, { '>': [5, 5] }] }, false],
    [{ '!': [{ var: 'answer.nothing' }] }, true],
    [{ '<=': [{ var: 'answer.start' }, { var: 'answer.end' }] }, true],
    [{ in: ['JP', { var: 'answer.countries' }] }, true],
    [{ in: ['JP', { var: 'answer.nothing' }] }, false],
    [{ min: [3, { var: 'answer.count' }] }, 3],
    [{ max: [3, { var: 'answer.count' }] }, 5],
    [{ '+': [1, { '*': [2, 3] }, { '-': [9, 4] }, { '/': [8, 2] }] }, 16],
    [{ '-': [5] }, -5],
    [{ '/': [12, 2, 3] }, 2],
    [{ var: ['answer.nothing', 7] }, 7],
  ])('%j is %j', (logic, expected) => {
    expect(run(logic, data)).toEqual(expected);
  });

  test.each([
    'some',
    'map',
    'filter',
    'reduce',
    'all',
    'none',
    'merge',
    'missing',
    'cat',
    'substr',
    'log',
    'try',
    'throw',
    'val',
    '==',
    '!=',
    '%',
  ])('%s is not one of them', (operator) => {
    expect(() => run({ [operator]: [[1, 2], true] }, data)).toThrow(`There is no operator ${operator}.`);
  });

  test.each(['toString', 'constructor', 'hasOwnProperty', '__defineGetter__'])(
    '%s, which every object has, is none',
    (name) => {
      expect(() => run({ [name]: ['x'] }, data)).toThrow(`There is no operator ${name}.`);
    },
  );

  test('one that is not known is found inside of others, and in what is never reached', () => {
    const hidden: Logic = { if: [true, 1, { and: [{ map: [[1], 2] }] }] };
    expect(() => run(hidden, data)).toThrow('There is no operator map.');
  });
});

describe('what is missing', () => {
  test.each<Logic>([
    { var: 'answer.nothing' },
    { var: 'person.age' },
    { var: 'nowhere' },
    { var: 'answer.constructor' },
    { var: 'answer.toString' },
    { table: ['none', 1] },
    { table: ['__proto__', 1] },
    { table: ['constructor', 1] },
    { highest: ['toString', ['TH']] },
  ])('%j is null', (logic) => {
    expect(run(logic, data)).toBeNull();
  });

  test('a way into prototypes leads to nothing that can be called or changed', () => {
    for (const name of ['__proto__', 'answer.__proto__', 'answer.__proto__.constructor']) {
      expect(run({ var: name }, data) ?? {}).toEqual({});
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each<Logic>([
    { '>': [{ var: 'answer.start' }, 5] },
    { max: [{ var: 'answer.nothing' }, 1] },
    { '/': [1, 0] },
    { '+': ['word', 1] },
    { '+': [{ var: 'answer.nothing' }, 1] },
    { '*': [{ table: ['price', 'basic', 0] }, 3] },
    { '-': [{ year: ['never'] }, 1] },
    { '-': ['5'] },
    { '/': [0, 0] },
    { in: ['JP', { var: 'answer.count' }] },
    { and: [true, { '<': [{ var: 'answer.countries' }, 5] }] },
  ])('%j has no value, and says so', (logic) => {
    expect(() => run(logic, data)).toThrow(NoValue);
  });
});

describe('an expression as it is written', () => {
  test.each<unknown>([5, 'word', null, [1, { var: 'today' }], { if: [true, 1, 2] }])('%j is one', (value) => {
    expect(Logic.safeParse(value).success).toBe(true);
  });

  test.each<unknown>([{ var: 'today', if: [] }, {}, [{ a: 1, b: 2 }], undefined])(
    '%j is none: it has one operator',
    (value) => {
      expect(Logic.safeParse(value).success).toBe(false);
    },
  );
});
