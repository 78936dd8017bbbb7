import { expect, test } from 'vitest';
import { termOf } from '../../../shared/insurance/term.ts';
import { applicationOf, block, plainDefinition } from '../../kit/insurance/small-product.ts';

function term(unit: unknown, length: unknown, { start = '2026-01-31', extraDays = 0 } = {}) {
  const definition = plainDefinition({
    blocks: [
      block('risk', [
        { id: 'start', kind: 'date' },
        { id: 'unit', kind: 'number' },
        { id: 'length', kind: 'number' },
      ]),
    ],
    term: { start: { var: 'answer.start' }, unit: { var: 'answer.unit' }, length: { var: 'answer.length' }, extraDays },
  });
  const answer = Object.fromEntries(Object.entries({ start, unit, length }).filter(([, value]) => value !== undefined));
  return termOf(applicationOf(definition, { answer: answer as Record<string, number | string> }))?.end;
}

test.each([
  ['1 are days', 1, 7, 0, '2026-02-07'],
  ['1 are days, of which the first counts with an extra day taken off', 1, 7, -1, '2026-02-06'],
  ['2 are years', 2, 1, -1, '2027-01-30'],
  ['3 are months, which end on the last day that there is', 3, 1, 0, '2026-02-28'],
  ['3 are months: clamped before a day is taken off', 3, 1, -1, '2026-02-27'],
  ['3 are months, longer ones as well', 3, 2, 0, '2026-03-31'],
])('unit %s', (_title, unit, length, extraDays, end) => {
  expect(term(unit, length, { extraDays })).toBe(end);
});

test('a year from 29 February ends on the 28th', () => {
  expect(term(2, 1, { start: '2028-02-29' })).toBe('2029-02-28');
});

test('one day of cover begins and ends on the same day', () => {
  expect(term(1, 1, { extraDays: -1 })).toBe('2026-01-31');
});

test.each([
  ['another unit', 4, 1],
  ['a unit that is missing', undefined, 1],
  ['a length that is missing', 1, undefined],
  ['a broken length', 1, 1.5],
  ['a length in words', 1, '7'],
  ['an end before the start', 1, -1],
  ['an end after the year 9999', 2, 9_000],
])('%s is no term', (_title, unit, length) => {
  expect(term(unit, length)).toBeUndefined();
});

test('a start that is no day is no term', () => {
  expect(term(1, 1, { start: '2026-02-30' })).toBeUndefined();
});
