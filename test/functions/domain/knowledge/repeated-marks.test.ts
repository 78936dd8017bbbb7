import { expect, test } from 'vitest';
import { withoutRepeatedMarks } from '../../../../functions/domain/knowledge/repeated-marks.ts';

type Place = { left: number; right: number; baseline?: number; isSpan?: boolean; isGuess?: boolean };

const piece = (text: string, { left, right, baseline = 100, isSpan = false, isGuess = false }: Place) => ({
  ...{ text, left, right, baseline, isSpan, isGuess, size: 10 },
});

/** Letters of one glyph, which PDFium tells one by one. */
const glyph = (text: string, place: Place) => [...text].map((letter) => piece(letter, place));

const read = (pieces: ReturnType<typeof piece>[]): string =>
  withoutRepeatedMarks(pieces)
    .map(({ text }) => text)
    .join('');

test('reads a Thai letter and the mark above it once, however the file names them', () => {
  const letter = piece('ที่', { left: 0, right: 4, isSpan: true });
  const mark = { left: 3, right: 4.2, baseline: 100.01 };

  expect(read([letter, ...glyph('ที่', mark)])).toBe('ที่');
  expect(read([letter, piece('ที่', { ...mark, isSpan: true })])).toBe('ที่');
});

test('reads the second half of ำ with the letter before it', () => {
  const halves = [
    piece('น้ำ', { left: 0, right: 5, isSpan: true }),
    piece('น้ำ', { left: 5.2, right: 8.6, isSpan: true }),
  ];

  expect(read(halves)).toBe('น้ำ');
});

test('reads a Thai syllable that is written twice twice', () => {
  const [one, other] = [
    piece('ที่', { left: 0, right: 4, isSpan: true }),
    piece('ที่', { left: 4.2, right: 8.2, isSpan: true }),
  ];

  expect(read([one, other])).toBe('ที่ที่');
});

test('keeps the letter on its line, not the mark, whichever is wider, and no space that is guessed between them', () => {
  const line = [...'كتاب'].map((letter, at) => piece(letter, { left: 50 - at * 5, right: 55 - at * 5 }));
  const tanwin = glyph('\u064b\u0627', { left: 20, right: 25, baseline: 103 });
  const guess = piece(' ', { left: 26, right: 26, baseline: 103, isGuess: true });

  expect(read([...line, guess, ...tanwin, piece('اً', { left: 21, right: 24, isSpan: true })])).toBe('كتاباً');
});
