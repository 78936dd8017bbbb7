/** Words by which texts are compared. */

/** In one case and width, with the digits of every script as Latin ones. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** The digits of a script stand in one row of ten, from zero (Unicode Standard, section 4.6). */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const isDigit = (at: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(at));
  const below = Array.from({ length: 9 }, (_, index) => code - 1 - index);
  const value = below.findIndex((at) => !isDigit(at));
  return value < 0 ? 9 : value;
}

/** Without their endings, so that "plans" and "plan" are one. */
export function wordsOf(text: string): string[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(normaliseText(text));
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment.slice(0, 5)] : []));
}
