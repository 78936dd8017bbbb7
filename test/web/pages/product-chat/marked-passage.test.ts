import { expect, test } from 'vitest';
import { markedBoxes, splitAtSpan } from '../../../../web/pages/product-chat/marked-passage.ts';

const line = (start: number, end: number, top: number) => ({ start, end, left: 60, top, width: 300, height: 20 });

const view = {
  page: 3,
  text: 'Luggage\nLost luggage is\ncovered.\nDelay',
  size: { width: 600, height: 800 },
  lines: [line(0, 7, 80), line(8, 23, 120), line(24, 32, 160), line(33, 38, 200)],
};

test('every line that the passage touches is marked, in percent of the page, and none beside it', () => {
  expect(markedBoxes(view, { start: 13, end: 32 })).toEqual([
    { left: 10, top: 15, width: 50, height: 2.5 },
    { left: 10, top: 20, width: 50, height: 2.5 },
  ]);
});

test('a passage that ends where a line begins does not mark that line', () => {
  expect(markedBoxes(view, { start: 8, end: 24 })).toHaveLength(1);
});

test('documents without pages have nothing to mark on', () => {
  expect(markedBoxes({ ...view, size: null }, { start: 0, end: 38 })).toEqual([]);
});

test('the text is split at the passage, however far the passage goes', () => {
  expect(splitAtSpan('Lost luggage', { start: 5, end: 99 })).toEqual({ before: 'Lost ', marked: 'luggage', after: '' });
  expect(splitAtSpan('Lost', { start: 9, end: 12 })).toEqual({ before: 'Lost', marked: '', after: '' });
});
