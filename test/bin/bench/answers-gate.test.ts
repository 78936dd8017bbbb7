import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asked } from '../../../bin/bench/answers/ask.ts';
import { benchDocuments, type BenchDocument } from '../../../bin/bench/answers/documents.ts';
import { printDocuments } from '../../../bin/bench/answers/print.ts';
import type { BenchQuestion } from '../../../bin/bench/answers/question.ts';
import { startSmallStores, type SmallStores } from '../../../bin/bench/answers/small-stores.ts';

/** One document in each language, and of each a few questions; all of them: `npm run bench:answers`. */
const SAMPLE = ['travel-tariff-en', 'workshop-prices-de', 'health-ar', 'dehumidifier-zh', 'motor-th'];
const QUESTIONS = { literal: 4, unanswerable: 2 };

let stores: SmallStores;
let asked: Asked[];

beforeAll(async () => {
  stores = await startSmallStores();
  // The functions read their environment when they are loaded.
  const { readDocuments } = await import('../../../bin/bench/answers/company.ts');
  const { askAll } = await import('../../../bin/bench/answers/ask.ts');
  const chosen = benchDocuments.filter(({ id }) => SAMPLE.includes(id));
  const documents = await readDocuments(await printDocuments(chosen, '.local/bench-answers'));
  asked = await askAll(documents, sampleOf);
});
afterAll(() => stores.close());

function sampleOf({ questions }: BenchDocument): BenchQuestion[] {
  const first = (kind: BenchQuestion['kind'], most: number): BenchQuestion[] =>
    questions.filter((one) => one.kind === kind).slice(0, most);
  return [...first('literal', QUESTIONS.literal), ...first('unanswerable', QUESTIONS.unanswerable)];
}

describe('questions over printed documents in five languages', () => {
  test('meet the goals of the bench', async () => {
    const { gates } = await import('../../../bin/bench/answers/report.ts');

    expect(asked.length).toBe(SAMPLE.length * (QUESTIONS.literal + QUESTIONS.unanswerable));
    expect(gates(asked).filter(({ isMet }) => !isMet)).toEqual([]);
  });

  test('are answered with the figures that were asked for', async () => {
    const { isWrong } = await import('../../../bin/bench/answers/measure.ts');
    const answerable = asked.filter(({ question }) => question.kind === 'literal');

    expect(answerable.filter((one) => isWrong(one)).map(({ question }) => question.question)).toEqual([]);
  });
});
