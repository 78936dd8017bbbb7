/** Lines of a PDF page from its characters. */
import { isMostlyRight, logicalText, runsRightToLeft } from './logical-order.ts';
import type { PageCharacter } from './page-characters.ts';
import { tidyText } from './page-words.ts';

/** Lengths are points of the page as it is seen; its foot is 0. */
export type PdfLine = {
  text: string;
  /** Of its largest type. */
  size: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  /** From its first letter to its last. */
  isBold: boolean;
};

/** Shares of the type's size: what is further away is another column, or a date at the edge; what is further below another line. */
const COLUMN_GAP = 1.6;
/** What the file itself sets apart without a space is another cell from here on. */
const CELL_GAP = 0.6;
const LINE_GAP = 0.5;
const WORD_GAP = 0.15;

/** Scripts whose words stand without spaces between them. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Han}][\p{M}]*$/u;

export function pageLines(characters: readonly PageCharacter[]): PdfLine[] {
  const runs: Run[] = [{ characters: [], isCell: false }];
  let last: PageCharacter | undefined;
  let isApart = false;
  for (const character of characters) {
    const isCell = last !== undefined && isApart && isOtherCell(last, character);
    if (character.isBreak || isCell || (last && isElsewhere(last, character))) runs.push({ characters: [], isCell });
    if (!character.isBreak) runs.at(-1)?.characters.push(character);
    if (character.isBreak) last = undefined;
    else if (character.text.trim() !== '') last = character;
    isApart = character.isGap;
  }
  const hasRight = characters.some(({ text }) => runsRightToLeft(text));
  const setting = { isPageRight: isMostlyRight(characters), hasRight };
  const lines = runs.map((run) => ({ ...toLine(run.characters, setting), isCell: run.isCell }));
  const drawn = lines.filter(({ line }) => line.text !== '');
  return joinBroken(drawn, setting).map(({ line }) => line);
}

/** Of the page: whether most letters run from right to left, and whether any do. */
type Setting = { isPageRight: boolean; hasRight: boolean };

/** Characters in a row; a cell is not joined with what it stands beside. */
type Run = { characters: PageCharacter[]; isCell: boolean };

function isOtherCell(last: PageCharacter, next: PageCharacter): boolean {
  const gap = gapBetween(last, next);
  return next.text.trim() !== '' && gap > CELL_GAP * Math.max(last.size, next.size);
}

function isElsewhere(last: PageCharacter, next: PageCharacter): boolean {
  if (next.text.trim() === '') return false;
  if (last.isTurned || next.isTurned) return last.isTurned !== next.isTurned;
  const size = Math.max(last.size, next.size);
  return gapBetween(last, next) > COLUMN_GAP * size || Math.abs(last.baseline - next.baseline) > LINE_GAP * size;
}

/** Whichever way the line runs; below 0 where they overlap. */
function gapBetween(one: { left: number; right: number }, other: { left: number; right: number }): number {
  return Math.max(other.left - one.right, one.left - other.right);
}

type DrawnLine = { line: PdfLine; characters: readonly PageCharacter[]; isCell: boolean };

/** PDFium breaks a line where marks stand far from their letters; what stands side by side is one line. */
function joinBroken(lines: readonly DrawnLine[], setting: Setting): DrawnLine[] {
  const joined: DrawnLine[] = [];
  for (const line of lines) {
    const at = placeOf(line.line, line.isCell ? joined.slice(0, -1) : joined);
    const other = joined[at];
    if (other) joined[at] = join(other, line, setting);
    else joined.push(line);
  }
  return joined;
}

/** How many lines of Arabic letters PDFium may put between two pieces of one: the cells beside it. */
const MOST_BETWEEN = 6;

/** Of the line that it goes on with; -1 where it begins one. */
function placeOf(line: PdfLine, before: readonly DrawnLine[]): number {
  const most = runsRightToLeft(line.text) ? MOST_BETWEEN : 1;
  return before.findLastIndex((one, at) => at >= before.length - most && isSameLine(one.line, line));
}

/** Pieces of a line whose letters run both ways can stand within each other. */
function isSameLine(one: PdfLine, other: PdfLine): boolean {
  const gap = gapBetween(one, other);
  const shift = isMarkedLetter(one) || isMarkedLetter(other) ? LINE_GAP * one.size : 1;
  return (
    Math.abs(one.baseline - other.baseline) <= shift &&
    Math.abs(one.size - other.size) < 1 &&
    (runsRightToLeft(one.text + other.text) ? gap : Math.abs(gap)) < one.size
  );
}

/** A letter that a font draws with its mark as one sign, which it places higher than the letters beside it. */
const isMarkedLetter = ({ text }: PdfLine): boolean => /^\p{Script=Arabic}\p{M}+$/u.test(text);

function join(one: DrawnLine, other: DrawnLine, setting: Setting): DrawnLine {
  const characters = [...one.characters, ...other.characters];
  const whole = { ...toLine(characters, setting), isCell: one.isCell };
  if (runsRightToLeft(whole.line.text)) return whole;
  const [first, second] = one.line.left > other.line.left ? [other, one] : [one, other];
  const hasSpace = gapBetween(one.line, other.line) > WORD_GAP * one.line.size && !WITHOUT_SPACES.test(first.line.text);
  return { ...whole, line: { ...whole.line, text: `${first.line.text}${hasSpace ? ' ' : ''}${second.line.text}` } };
}

function toLine(characters: readonly PageCharacter[], { isPageRight, hasRight }: Setting): Omit<DrawnLine, 'isCell'> {
  const seen = characters.filter(({ text }) => text.trim() !== '');
  const text = characters.map((one) => one.text).join('');
  const isLevel = seen.every(({ isTurned }) => !isTurned);
  const isRight = runsRightToLeft(text);
  // On a page with letters that do, PDFium tells the words of Latin lines in that order as well.
  const isTold = isRight || (hasRight && /\p{L}/u.test(text));
  const line = {
    text: tidyText(isLevel && isTold ? logicalText(characters, isPageRight && isRight) : text),
    size: Math.max(0, ...seen.map(({ size }) => size)),
    left: Math.min(...seen.map(({ left }) => left)),
    right: Math.max(...seen.map(({ right }) => right)),
    top: Math.max(...seen.map(({ top }) => top)),
    bottom: Math.min(...seen.map(({ bottom }) => bottom)),
    baseline: middleOf(seen.map(({ baseline }) => baseline)),
    isBold: seen.every(({ isBold }) => isBold),
  };
  return { line, characters };
}

/** A mark or a raised figure stands on another line than the letters around it. */
const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
