import { describe, expect, test } from 'vitest';
import { readableQuote, saysSomething } from '../../../../../functions/domain/insurance/wording/readable-quote.ts';

const table = '4 Benefits\nBenefit | Essential | Premier\n– cash | 500 | 2,500';

describe('words that are shown by themselves', () => {
  test.each([
    ['a row has the names of its columns', '– cash | 500 | 2,500', table, 'cash: Essential 500 · Premier 2,500'],
    ['a row without them its cells alone', 'cash | 500', table, 'cash: 500'],
    ['a point has no sign before it', '• War and civil war.', 'x', 'War and civil war.'],
    ['a sentence stays as it is', 'We pay – at most – 500.', 'x', 'We pay – at most – 500.'],
  ])('%s', (_, words, passage, shown) => {
    expect(readableQuote(words, passage)).toBe(shown);
  });

  test.each([
    ['Benefit | Essential | Premier', false],
    ['1.', false],
    ['– cash | 500 | 2,500', true],
    ['War.', true],
  ])('whether they say something: %s', (words, says) => {
    expect(saysSomething(words, table)).toBe(says);
  });
});
