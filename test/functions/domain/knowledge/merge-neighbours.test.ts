import { expect, test } from 'vitest';
import type { FoundPassage } from '../../../../functions/domain/knowledge/document-page.ts';
import { mergeNeighbours } from '../../../../functions/domain/knowledge/merge-neighbours.ts';

const passage = (start: number, text: string, changes: Partial<FoundPassage> = {}): FoundPassage => ({
  ...{ fileId: 'f', version: 1, fileName: 'terms.pdf', index: 0, score: 1, page: 3, headings: ['Theft'] },
  ...{ start, end: start + text.length, text },
  ...changes,
});
const textsOf = (passages: FoundPassage[]) => mergeNeighbours(passages).map(({ text }) => text);

test('two that follow one another become one, in whatever order they were found', () => {
  const [first, second, third] = [passage(0, 'First.'), passage(7, 'Second.'), passage(15, 'Third.')];

  expect(mergeNeighbours([second, first])).toEqual([{ ...first, text: 'First.\nSecond.', end: 14 }]);
  expect(textsOf([second, first, third])).toEqual(['First.\nSecond.\nThird.']);
});

test('one takes the place and the score of its better part', () => {
  const merged = mergeNeighbours([
    passage(7, 'Second.', { score: 3 }),
    passage(100, 'Other.', { score: 2 }),
    passage(0, 'First.', { score: 1 }),
  ]);

  expect(merged.map(({ text, score }) => [text, score])).toEqual([
    ['First.\nSecond.', 3],
    ['Other.', 2],
  ]);
});

test.each([
  ['on other pages', { page: 4 }],
  ['of other files', { fileId: 'g' }],
  ['of other versions', { version: 2 }],
  ['below other headings', { headings: ['Fire'] }],
  ['with something between them', { start: 60, end: 67 }],
  ['whose text begins with the head of a table', { text: 'Head\nSecond.' }],
])('those %s stay apart', (_what, changes) => {
  expect(mergeNeighbours([passage(0, 'First.'), passage(7, 'Second.', changes)])).toHaveLength(2);
});

test('none becomes longer than can be taken in', () => {
  expect(textsOf([passage(0, 'a'.repeat(900)), passage(901, 'b'.repeat(900))])).toHaveLength(2);
});
