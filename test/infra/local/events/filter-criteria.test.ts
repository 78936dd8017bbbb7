import { describe, expect, test } from 'vitest';
import { readFilter } from '../../../../infra/local/events/filter-criteria.ts';

const filterOf = (...patterns: unknown[]) =>
  readFilter({ Filters: patterns.map((pattern) => ({ Pattern: JSON.stringify(pattern) })) });

describe('each rule holds for what it should and nothing else', () => {
  test.each<[string, unknown, unknown, unknown]>([
    ['a value', { a: ['x'] }, { a: 'x' }, { a: 'y' }],
    ['one of several values', { a: ['x', 'y'] }, { a: 'y' }, {}],
    ['null', { a: [null] }, { a: null }, {}],
    ['prefix', { a: [{ prefix: 'ab' }] }, { a: 'abc' }, { a: 'ba' }],
    ['suffix', { a: [{ suffix: 'c' }] }, { a: 'abc' }, { a: 'cb' }],
    ['exists', { a: [{ exists: true }] }, { a: 0 }, {}],
    ['exists, negated', { a: [{ exists: false }] }, {}, { a: 0 }],
    ['anything-but', { a: [{ 'anything-but': ['x', 'y'] }] }, { a: 'z' }, { a: 'y' }],
    ['anything-but with a rule', { a: [{ 'anything-but': { prefix: 'x' } }] }, { a: 'yx' }, { a: 'xy' }],
    ['equals-ignore-case', { a: [{ 'equals-ignore-case': 'AB' }] }, { a: 'ab' }, { a: 'abc' }],
    ['numeric', { a: [{ numeric: ['>', 0, '<=', 5] }] }, { a: 5 }, { a: 0 }],
    ['nested members', { a: { b: ['x'] } }, { a: { b: 'x' } }, { a: 'x' }],
    ['all members', { a: ['x'], b: ['y'] }, { a: 'x', b: 'y' }, { a: 'x' }],
    ['$or', { $or: [{ a: ['x'] }, { b: ['y'] }] }, { b: 'y' }, { a: 'y' }],
    ['JSON text as in SQS bodies', { body: { a: ['x'] } }, { body: '{"a":"x"}' }, { body: 'no JSON' }],
  ])('%s', (_name, pattern, fitting, other) => {
    const filter = filterOf(pattern);

    expect([filter(fitting), filter(other)]).toEqual([true, false]);
  });
});

test('one of several patterns is enough, and no criteria let everything through', () => {
  expect(filterOf({ a: ['x'] }, { a: ['y'] })({ a: 'y' })).toBe(true);
  expect(readFilter(undefined)({})).toBe(true);
});

test('a rule that is not known is an error', () => {
  expect(() => filterOf({ a: [{ cidr: '10.0.0.0/8' }] })).toThrow('is not known here');
});
