import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  takeLastSentence,
  takeSentences,
  type DraftSentence,
} from '../../../../functions/domain/assistant/sentences.ts';

/** What comes out of a stream of these pieces. */
function cut(pieces: readonly string[]): DraftSentence[] {
  const sentences: DraftSentence[] = [];
  let text = '';
  for (const piece of pieces) {
    const taken = takeSentences(text + piece);
    sentences.push(...taken.sentences);
    text = taken.rest;
  }
  return [...sentences, ...takeLastSentence(text)];
}

/** Cuts a text at the given places. */
function split(text: string, places: readonly number[]): string[] {
  const cuts = [...new Set(places.map((place) => place % (text.length + 1)))].toSorted((a, b) => a - b);
  return [...cuts, text.length].map((end, index) => text.slice(index === 0 ? 0 : cuts[index - 1], end));
}

describe('sentences', () => {
  test.each([
    [
      'marks after the full stop',
      'One. [1] Two. [2]',
      [
        ['One.', [1]],
        ['Two.', [2]],
      ],
    ],
    [
      'marks before the full stop',
      'One [1]. Two [2].',
      [
        ['One', [1]],
        ['Two', [2]],
      ],
    ],
    [
      'several marks, also apart',
      'One. [1][3] Two. [2] [3]',
      [
        ['One.', [1, 3]],
        ['Two.', [2, 3]],
      ],
    ],
    ['the same mark twice', 'One. [1][1]', [['One.', [1]]]],
    [
      'line breaks',
      'One\n  more. [1]\n\nTwo. [2]',
      [
        ['One more.', [1]],
        ['Two.', [2]],
      ],
    ],
    [
      'Chinese and Arabic',
      '第一。[1]第二。[2]',
      [
        ['第一。', [1]],
        ['第二。', [2]],
      ],
    ],
    ['brackets that are no marks', 'See [here] and [1234] or [x]. [2]', [['See [here] and [1234] or [x].', [2]]]],
    ['no mark at all', 'Nothing here.', []],
    ['a tail without a mark', 'One. [1] And then', [['One.', [1]]]],
  ] as const)('are cut at their marks: %s', (_, text, expected) => {
    expect(cut([text]).map(({ text: words, numbers }) => [words, numbers])).toEqual(expected);
  });

  test('come out as soon as the next one begins', () => {
    expect(takeSentences('One. [1]').sentences).toEqual([]);
    expect(takeSentences('One. [1] ').sentences).toEqual([]);
    expect(takeSentences('One. [1] [').sentences).toEqual([]);
    expect(takeSentences('One. [1] T').sentences).toEqual([{ text: 'One.', numbers: [1], quotes: [] }]);
  });

  test('are the same wherever the stream is cut into pieces', () => {
    const part = fc.constantFrom(
      'One',
      ' ',
      '.',
      '. ',
      '[1]',
      '[2]',
      '[12',
      ']',
      '[',
      '3]',
      '\n',
      '。',
      'NO_ANSWER',
      '[1234]',
      '!',
      '؟',
      '٣',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), fc.array(fc.nat(200), { maxLength: 12 }), (parts, places) => {
        const text = parts.join('');
        expect(cut(split(text, places))).toEqual(cut([text]));
      }),
      { numRuns: 3_000 },
    );
  });

  test('are the same letter by letter', () => {
    const text = 'A first session is free. [1] [2] Book by mail [3]. Or call! [10][2]';

    expect(cut([...text])).toEqual(cut([text]));
    expect(cut([text])).toHaveLength(3);
  });

  test('keeps the original words apart from the sentence, however the stream is cut', () => {
    const text = 'Die Stunde ist frei. [2] {{is free}} [3]{{an hour}} Und mehr. [1]';
    const expected = [{ text: 'Die Stunde ist frei.', numbers: [2, 3], quotes: ['is free', 'an hour'] }];
    for (let at = 0; at <= text.length; at += 1) {
      const first = takeSentences(text.slice(0, at));
      const second = takeSentences(first.rest + text.slice(at));
      expect([...first.sentences, ...second.sentences]).toEqual(expected);
    }
  });
});
