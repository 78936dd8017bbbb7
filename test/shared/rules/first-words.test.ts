import { expect, test } from 'vitest';
import { firstWords } from '../../../shared/rules/first-words.ts';

test.each([
  ['Short.', 10, 'Short.'],
  [' Two\n\nlines ', 20, 'Two lines'],
  ['Cover for journeys of up to 90 days', 14, 'Cover for …'],
  ['Donaudampfschifffahrt', 5, 'Donau …'],
])('%j begins, in %d characters, %j', (text, most, begins) => {
  expect(firstWords(text, most)).toBe(begins);
});
