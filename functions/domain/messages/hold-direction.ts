/**
 * Plain text from right to left, as mail programs show it in the right order (Unicode Standard Annex 9). They take a
 * line's direction from its first letter, and move the signs of what is from left to right in it: numbers, names, dates.
 */

/** Right-to-left mark: the line is from right to left, whatever it begins with. */
const MARK = '\u200f';

/** Left-to-right isolate, and its end. */
const [ISOLATE, END] = ['\u2066', '\u2069'];

const ARABIC = /\p{Script=Arabic}/u;

/** Stands as it is: with a mark beside it, it might be no link any more. */
const address = String.raw`(?:https?:\/\/|tel:|mailto:)\S+|[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+`;

/** Letters, digits and currencies that run from left to right, with the signs and single spaces between them. */
const letter = String.raw`[[\p{L}\p{N}\p{Sc}%]--\p{Script=Arabic}]`;
const between = String.raw`[.,:\/_+\-'’&#]+|\s(?:[+\-–&\/]\s?)?`;
const passage = String.raw`\+?${letter}(?:(?:${between})?${letter})*`;

const parts = new RegExp(`${address}|${passage}`, 'gv');

/** Digits alone keep their order in any line. */
const stays = new RegExp(`^(?:${address}|\\d+)$`, 'v');

/** Lines without an Arabic letter are from left to right as a whole, and stay as they are. */
export function holdDirection(text: string): string {
  return text
    .split('\n')
    .map((line) => (ARABIC.test(line) ? MARK + line.replaceAll(parts, held) : line))
    .join('\n');
}

const held = (part: string): string => (stays.test(part) ? part : ISOLATE + part + END);
