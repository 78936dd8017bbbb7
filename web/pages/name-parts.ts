/** What a template needs to know of a name before it sets it: its initials and how much room its words take. */

const wideScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const letter = /[\p{L}\p{N}]/u;

/** Widths against an average small Latin letter. */
const widths: readonly (readonly [characters: RegExp, width: number])[] = [
  [/\p{M}/u, 0],
  [wideScript, 1.9],
  [/[mwMW@\p{Script=Thai}]/u, 1.4],
  [/[iljtfrI.,'’·-]/, 0.6],
  [/\p{Lu}/u, 1.25],
];

/**
 * Initials for the monogram: of the first and the last word, in the name's own script; of a name in Chinese, Japanese
 * or Korean its first character. Empty when the name has no letter.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–·.]+/).filter((word) => letter.test(word));
  const [first] = words;
  if (first === undefined) return '';
  if (wideScript.test(first)) return firstLetter(first);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return firstLetter(first) + (last === undefined ? '' : joiner(first) + firstLetter(last));
}

/** Arabic letters would join into a word that nobody wrote: a zero-width non-joiner keeps them apart. */
function joiner(word: string): string {
  return /\p{Script=Arabic}/u.test(word) ? '\u200c' : '';
}

/**
 * In capitals and without its marks: vowel signs and tones belong to a word, not to a letter that stands alone, nor do the
 * Thai and Lao vowels that are written before the consonant that they follow. Empty when there is none.
 */
export function firstLetter(word: string): string {
  const base = word.normalize('NFC').replace(/\p{M}|[เ-ไເ-ໄ]/gu, '');
  return ([...base].find((character) => letter.test(character)) ?? '').toUpperCase();
}

/**
 * Width of the longest word in small Latin letters, at least 5: a name is set as large as its longest word allows. A line
 * may break after a hyphen.
 */
export function longestWordWidth(name: string): number {
  const words = name.split(/\s+|(?<=-)/).map(lineWidth);
  return Math.max(5, Math.ceil(Math.max(...words)));
}

/** Width of a line in small Latin letters. */
export function lineWidth(line: string): number {
  return [...line].reduce((sum, character) => sum + widthOf(character), 0);
}

function widthOf(character: string): number {
  return widths.find(([characters]) => characters.test(character))?.[1] ?? 1;
}
