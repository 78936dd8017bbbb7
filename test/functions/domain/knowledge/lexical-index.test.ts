import { describe, expect, test } from 'vitest';
import { makeLexicalIndex, openLexicalIndex } from '../../../../functions/domain/knowledge/lexical-index.ts';
import { searchLexical } from '../../../../functions/domain/knowledge/lexical-search.ts';
import { tokenize } from '../../../../functions/domain/knowledge/tokenize.ts';

const indexOf = (...texts: string[]) => openLexicalIndex(makeLexicalIndex(texts));
const asked = (question: string) => [...new Set(tokenize(question))].map((word) => ({ word, weight: 1 }));

describe('a lexical index', () => {
  test('finds each word in the passages that hold it, as often as they do, in every script', () => {
    const index = indexOf('Fire and fire again', 'Water', '火災保險 fire');

    expect([...(index.find('fire')?.passages ?? [])]).toEqual([0, 2]);
    expect([...(index.find('fire')?.times ?? [])]).toEqual([2, 1]);
    expect([...(index.find('火災')?.passages ?? [])]).toEqual([2]);
    expect(index.find('earthquake')).toBeNull();
  });

  test('has every word of a thousand passages, and no other', () => {
    const texts = Array.from({ length: 1_000 }, (_, passage) => `word${passage % 97}x passage${passage}q`);
    const index = indexOf(...texts);

    for (const [passage, text] of texts.entries()) {
      for (const word of tokenize(text)) expect([...(index.find(word)?.passages ?? [])]).toContain(passage);
    }
    expect(index.find('word97x')).toBeNull();
  });

  test('is read from bytes that begin anywhere in their buffer', () => {
    const packed = makeLexicalIndex(['one deductible', 'another excess']);
    const shifted = new Uint8Array(packed.length + 1);
    shifted.set(packed, 1);

    const [excess = ''] = tokenize('excess');

    const index = openLexicalIndex(shifted.subarray(1));

    expect([...(index.find(excess)?.passages ?? [])]).toEqual([1]);
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['other bytes', new Uint8Array(64)],
    ['a part', makeLexicalIndex(['some words']).subarray(0, 30)],
  ])('is refused when it is %s', (_what, bytes) => {
    expect(() => openLexicalIndex(bytes)).toThrow('no lexical index');
  });

  test('of an empty document is one', () => {
    expect(indexOf().find('word')).toBeNull();
  });
});

describe('the search over indexes', () => {
  test('ranks the passage with the rare words first, over all documents as one', () => {
    const indexes = new Map([
      ['manual', indexOf('The machine makes coffee', 'Clean the machine', 'The machine is heavy')],
      ['policy', indexOf('The excess for theft is 250', 'The policy covers the machine')],
    ]);

    const [best] = searchLexical(indexes, asked('What is the excess of the machine for theft?'), 5);

    expect(best).toMatchObject({ document: 'policy', passage: 0 });
  });

  test('tells how much of the question a passage holds: nothing of words that are nowhere', () => {
    const indexes = new Map([['a', indexOf('The excess is 250', 'The premium is monthly')]]);

    const [whole] = searchLexical(indexes, asked('excess'), 5);
    const [part] = searchLexical(indexes, asked('excess in Mongolia during volcanic eruptions'), 5);

    expect(whole?.coverage).toBe(1);
    expect(part?.coverage).toBeLessThan(0.3);
  });

  test('finds nothing where nothing is', () => {
    expect(searchLexical(new Map(), asked('excess'), 5)).toEqual([]);
    expect(searchLexical(new Map([['a', indexOf('premium')]]), asked('excess'), 5)).toEqual([]);
  });
});
