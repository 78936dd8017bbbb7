/**
 * Characters that no stored line of text may hold: controls (CR and LF would split a header), the line and paragraph
 * separators, characters that turn the reading direction around, and halves of a surrogate pair.
 */
export const forbiddenInLine = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** The same for text of several lines, where LF is a character like any other. */
export const forbiddenInLines = /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Length in characters (Unicode code points), not in UTF-16 units. Linear. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
