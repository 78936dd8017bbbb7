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

test.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1', '\nx'],
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '﹢1', '﹣1', '﹫x', '⁼1', '⁺1', '⁻1'],
  ...['−1', '‐1', '‑1', '–1', '—1', '꞊1', '➕1', '➖1', '˗1'],
  ...[' =1', '\u00a0=1', '\ufeff=1', '\u200b+1', '\u2060@x', ' \u200e -1'],
])('%j is no formula any more', (cell) => {
  expect(toCsv([[cell]]).replaceAll('"', '')).toBe(`${MARK}'${cell}\r\n`);
});

test('a negative number stays a number', () => {
  expect(toCsv([[-5]])).toBe(`${MARK}-5\r\n`);
});
