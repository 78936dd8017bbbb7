import { describe, expect, test } from 'vitest';
import type { Asked } from '../../../bin/bench/answers/ask.ts';
import { isWrong, measure, percent } from '../../../bin/bench/answers/measure.ts';
import { holdsFigure, pagesWith } from '../../../bin/bench/answers/places.ts';
import { literal, unanswerable, type BenchQuestion } from '../../../bin/bench/answers/question.ts';
import type { Sentence } from '../../../shared/model/conversation.ts';

const FILE = '01JGFJJZ00000000000000000A';
const PAGES = ['The water tank holds\n1.8 litres.', 'The tray holds 0.6 litres.'];
const TANK = literal('How much does the water tank hold?', ['The water tank holds 1.8 litres'], ['1.8']);

/** As a chat sends it. */
function sentence(text: string, page: number, excerpt = text): Sentence {
  const document = { fileId: FILE, version: 1, page, start: 0, end: excerpt.length };
  return { text, citations: [{ number: 1, source: `documents/${FILE}`, label: 'manual', excerpt, document }] };
}

function asked(question: BenchQuestion, sentences: Sentence[], changes: Partial<Asked> = {}): Asked {
  const document = { fileId: FILE, pages: PAGES } as Asked['document'];
  const times = { firstMs: null, totalMs: 1, retrievalMs: 1, cost: null };
  return { document, siblings: [], question, found: [], sentences, refusalSources: 0, ...times, ...changes };
}

const found = (page: number, text: string) =>
  ({
    fileId: FILE,
    version: 1,
    page,
    start: 0,
    end: text.length,
    headings: [],
    text,
  }) as unknown as Asked['found'][number];

describe('a place', () => {
  test('is found whatever broke its lines, and a figure only as a whole', () => {
    expect(pagesWith(PAGES, 'water tank holds 1.8')).toEqual([1]);
    expect(['1.8', '8', '1', '18'].map((figure) => holdsFigure(PAGES.join(' '), figure))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('an answer', () => {
  test('with the right words, figure and page is counted as such', () => {
    const measures = measure([asked(TANK, [sentence('The water tank holds 1.8 litres.', 1)])]);

    expect(percent(measures.exactPage)).toBe(100);
    expect(percent(measures.citationPrecision)).toBe(100);
    expect(percent(measures.citationRecall)).toBe(100);
    expect(percent(measures.wrong)).toBe(0);
  });

  test('that names the page beside it is neither exact nor right, and reaches nothing', () => {
    const measures = measure([asked(TANK, [sentence('The water tank holds 1.8 litres.', 2)])]);

    expect(percent(measures.exactPage)).toBe(0);
    expect(percent(measures.citationPrecision)).toBe(0);
    expect(percent(measures.citationRecall)).toBe(0);
  });

  test('whose figure does not stand on the page that it marks is exact, but not right', () => {
    const measures = measure([asked(TANK, [sentence('It holds 2 litres.', 1, 'The water tank holds 1.8 litres.')])]);

    expect(percent(measures.exactPage)).toBe(100);
    expect(percent(measures.citationPrecision)).toBe(0);
  });

  test('without the figure that was asked for is wrong', () => {
    expect(isWrong(asked(TANK, [sentence('The tray holds 0.6 litres.', 2)]))).toBe(true);
  });

  test('to what cannot be answered counts, as sources of a refusal do', () => {
    const question = unanswerable('How heavy is the tank?');
    const measures = measure([
      asked(question, [sentence('The tray holds 0.6 litres.', 2)]),
      asked(question, [], { refusalSources: 1 }),
    ]);

    expect(percent(measures.unanswerableAnswered)).toBe(50);
    expect(measures.refusalsWithSources).toBe(1);
  });
});

test('retrieval is measured by the rank of the passage on the page of the words', () => {
  const tray = found(2, 'The tray holds 0.6 litres.');
  const measures = measure([asked(TANK, [], { found: [tray, tray, found(1, 'The water tank holds 1.8 litres.')] })]);

  expect(percent(measures.recall[1])).toBe(0);
  expect(percent(measures.recall[3])).toBe(100);
  expect(measures.reciprocalRank).toBeCloseTo(1 / 3);
});
