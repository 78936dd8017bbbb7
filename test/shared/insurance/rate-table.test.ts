import { expect, test } from 'vitest';
import { findInTable, RateTable } from '../../../shared/insurance/rate-table.ts';

const table = RateTable.parse({
  keys: ['plan', 'days'],
  rows: [
    { keys: ['basic', { from: 1, to: 3 }], value: 10 },
    { keys: ['basic', { from: 3, to: 5 }], value: 20 },
    { keys: ['*', { from: 6, to: null }], value: 30 },
    { keys: ['*', '*'], value: 'ask' },
  ],
});

test.each([
  [['basic', 1], 10],
  [['basic', 3], 10],
  [['basic', 3.5], 20],
  [['basic', 5], 20],
  [['other', 6], 30],
  [['other', 1_000_000], 30],
  [['other', 5], 'ask'],
  [['basic', '3'], 'ask'],
  [[null, undefined], 'ask'],
])('the first row counts whose keys match %j: %j', (keys, expected) => {
  expect(findInTable(table, keys)).toBe(expected);
});

test('a key equals only its own kind', () => {
  const strict = RateTable.parse({
    keys: ['x'],
    rows: [
      { keys: [1], value: 1 },
      { keys: [true], value: 2 },
    ],
  });

  expect(findInTable(strict, ['1'])).toBeNull();
  expect(findInTable(strict, [true])).toBe(2);
  expect(findInTable(strict, ['*'])).toBeNull();
});

test('without a row, without a table and without keys there is no value', () => {
  const one = RateTable.parse({ keys: ['x'], rows: [{ keys: ['a'], value: 0 }] });

  expect(findInTable(one, ['b'])).toBeNull();
  expect(findInTable(one, [])).toBeNull();
  expect(findInTable(undefined, ['a'])).toBeNull();
  expect(findInTable(one, ['a'])).toBe(0);
});
