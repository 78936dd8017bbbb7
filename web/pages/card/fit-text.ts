/** Sets words into a box without a browser: widths are estimated, on the wide side. */
import { lineWidth } from '../name-parts.ts';

export type Box = {
  /** In millimetres. */
  width: number;
  lines: number;
  /** Size of the letters in millimetres: as wished, and the least. */
  size: number;
  least: number;
  /** All lines together may be no higher. */
  height?: number;
};

/** Line height against the size of the letters. */
export const LEADING = 1.22;

export type FittedText = { size: number; lines: string[] };

/** Width of a small Latin letter against the size of its font: of a bold sans, which is wide. */
const LETTER = 0.6;

/** Sizes are tried in steps of this, in millimetres. */
const STEP = 0.1;

/** As large as it fits; what does not even fit at the least size ends in an ellipsis. */
export function fitText(text: string, { width, lines, size, least, height = Infinity }: Box): FittedText {
  const words = breakable(text);
  for (let tried = size; tried >= least; tried -= STEP) {
    const set = wrap(words, width / (tried * LETTER));
    const isLow = set.length <= lines && set.length * tried * LEADING <= height;
    if (isLow && set.every((line) => lineWidth(line) * tried * LETTER <= width)) {
      return { size: round(tried), lines: set };
    }
  }
  const set = wrap(words, width / (least * LETTER));
  const kept = set.slice(0, lines);
  return {
    size: least,
    lines: kept.map((line, index) => cut(line, width / (least * LETTER), index === lines - 1 && set.length > lines)),
  };
}

/** Parts between which a line may end: after spaces and hyphens, and between words of scripts without spaces. */
function breakable(text: string): string[] {
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text.trim())];
  const parts: string[] = [];
  for (const { segment, isWordLike } of segments) {
    const before = parts.at(-1);
    const isNew =
      before === undefined || /[\s-]$/u.test(before) || (isWordLike === true && withoutSpaces.test(segment));
    if (isNew) parts.push(segment);
    else parts[parts.length - 1] = before + segment;
  }
  return parts;
}

const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

function wrap(parts: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line !== undefined && lineWidth((line + part).trimEnd()) <= most) lines[lines.length - 1] = line + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** A line that is too long, or that is not the end of the text, ends in an ellipsis. */
function cut(line: string, most: number, goesOn: boolean): string {
  if (!goesOn && lineWidth(line) <= most) return line;
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)].map(
    ({ segment }) => segment,
  );
  while (letters.length > 1 && lineWidth(`${letters.join('')}…`) > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
