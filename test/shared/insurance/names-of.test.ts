import { expect, test } from 'vitest';
import { namesOf } from '../../../shared/insurance/names-of.ts';

test('every operator, variable and table is found, however deep', () => {
  const names = namesOf({
    if: [
      { in: ['x', { var: 'answer.extras' }] },
      { table: ['price', { var: ['plan', 'basic'] }, { var: 'fact.days' }] },
      [{ highest: ['zone', { var: 'answer.places' }] }, { somePerson: { var: 'person.age' } }],
    ],
  });

  expect(names).toEqual({
    operators: ['if', 'in', 'var', 'table', 'var', 'var', 'highest', 'var', 'somePerson', 'var'],
    variables: ['answer.extras', 'plan', 'fact.days', 'answer.places', 'person.age'],
    tables: ['price', 'zone'],
  });
});

test('a name that is worked out is no name', () => {
  expect(namesOf({ var: { var: 'x' } }).variables).toEqual(['[object Object]', 'x']);
  expect(namesOf({ table: [{ var: 'x' }, 1] }).tables).toEqual(['[object Object]']);
});

test.each([5, 'word', true, null, []])('%j names nothing', (logic) => {
  expect(namesOf(logic)).toEqual({ operators: [], variables: [], tables: [] });
});
