import { expect, test } from 'vitest';
import { toCsv } from '../../../shared/rules/csv.ts';

const MARK = '\uFEFF';

test('rows end with CR LF, after the mark by which spreadsheets know UTF-8', () => {
  expect(
    toCsv([
      ['Tag', 'Größe'],
      [1, 2.5],
    ]),
  ).toBe(`${MARK}Tag,Größe\r\n1,2.5\r\n`);
});

test.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('%j is written as %s', (cell, field) => {
  expect(toCsv([[cell]])).toBe(`${MARK}${field}\r\n`);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('%j is no formula any more', (cell) => {
  expect(toCsv([[cell]])).toBe(`${MARK}'${cell}\r\n`);
});

test('a negative number stays a number', () => {
  expect(toCsv([[-5]])).toBe(`${MARK}-5\r\n`);
});
