import { expect, test } from 'vitest';
import { joinWithin } from '../../../functions/kit/join-within.ts';

test('a file holds whole pieces only', () => {
  expect(joinWithin('ab', ['cd', 'éf', 'g'], 7)).toEqual({ content: 'abcdéf', count: 2 });
  expect(joinWithin('ab', ['cd', 'éf', 'g'], 6)).toEqual({ content: 'abcd', count: 1 });
});

test('a file without pieces, or with a head that is too long, is its head', () => {
  expect(joinWithin('ab', [], 7)).toEqual({ content: 'ab', count: 0 });
  expect(joinWithin('äb', ['c'], 2)).toEqual({ content: 'äb', count: 0 });
});
