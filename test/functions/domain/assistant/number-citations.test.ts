import { expect, test } from 'vitest';
import { numberCitations } from '../../../../functions/domain/assistant/number-citations.ts';
import type { Sentence } from '../../../../shared/model/conversation.ts';

const citing = (...excerpts: string[]): Sentence => ({
  text: 'x',
  citations: excerpts.map((excerpt, index) => ({ number: index + 1, source: 'about-me', label: 'about me', excerpt })),
});

test('sources are numbered from 1 over the whole answer, the same source always alike', () => {
  const said: Sentence[] = [];
  for (const sentence of [citing('b', 'c'), citing('c'), citing('a', 'b')]) said.push(numberCitations(sentence, said));

  expect(said.map(({ citations }) => citations.map(({ number }) => number))).toEqual([[1, 2], [2], [3, 1]]);
});

test('the same words at two places of a document are two sources', () => {
  const at = (page: number): Sentence => ({
    text: 'x',
    citations: [
      {
        number: 1,
        source: 'documents/F',
        label: 'wording.pdf',
        excerpt: 'As agreed.',
        document: { fileId: '01JGFJJZ00000000000000000F', version: 1, page, start: 0, end: 10 },
      },
    ],
  });
  const said: Sentence[] = [];
  for (const sentence of [at(3), at(30), at(3)]) said.push(numberCitations(sentence, said));

  expect(said.map(({ citations }) => citations[0]?.number)).toEqual([1, 2, 1]);
});
