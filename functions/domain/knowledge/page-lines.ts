/** Lines of a PDF page from its characters. */
import type { PageCharacter } from './page-characters.ts';

/** Lengths are points; the foot of the page is 0. */
export type PdfLine = {
  text: string;
  /** Of its largest type. */
  size: number;
  left: number;
  right: number;
  baseline: number;
};

/** Shares of the type's size: what is further away is another column, or a date at the edge; what is further below another line. */
const COLUMN_GAP = 1.6;
const LINE_GAP = 0.5;
const WORD_GAP = 0.15;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Scripts whose words stand without spaces between them. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Han}][\p{M}]*$/u;

export function pageLines(characters: readonly PageCharacter[]): PdfLine[] {
  const runs: PageCharacter[][] = [[]];
  let last: PageCharacter | undefined;
  for (const character of characters) {
    if (character.isBreak || (last && isElsewhere(last, character))) runs.push([]);
    if (!character.isBreak) runs.at(-1)?.push(character);
    if (character.isBreak) last = undefined;
    else if (character.text.trim() !== '') last = character;
  }
  return joinBroken(runs.map(toLine).filter(({ text }) => text !== ''));
}

function isElsewhere(last: PageCharacter, next: PageCharacter): boolean {
  if (next.text.trim() === '') return false;
  const size = Math.max(last.size, next.size);
  return gapBetween(last, next) > COLUMN_GAP * size || Math.abs(last.baseline - next.baseline) > LINE_GAP * size;
}

/** Whichever way the line runs; below 0 where they overlap. */
function gapBetween(one: { left: number; right: number }, other: { left: number; right: number }): number {
  return Math.max(other.left - one.right, one.left - other.right);
}

/** PDFium breaks a line where marks stand far from their letters; what stands side by side is one line. */
function joinBroken(lines: readonly PdfLine[]): PdfLine[] {
  const joined: PdfLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && isSameLine(last, line)) joined[joined.length - 1] = join(last, line);
    else joined.push(line);
  }
  return joined;
}

function isSameLine(one: PdfLine, other: PdfLine): boolean {
  return (
    Math.abs(one.baseline - other.baseline) < 1 &&
    Math.abs(one.size - other.size) < 1 &&
    Math.abs(gapBetween(one, other)) < one.size
  );
}

function join(one: PdfLine, other: PdfLine): PdfLine {
  const isTurned = RIGHT_TO_LEFT.test(one.text) === other.left > one.left;
  const [first, second] = isTurned ? [other, one] : [one, other];
  const hasSpace = gapBetween(one, other) > WORD_GAP * one.size && !WITHOUT_SPACES.test(first.text);
  return {
    ...one,
    text: `${first.text}${hasSpace ? ' ' : ''}${second.text}`,
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
  };
}

function toLine(characters: readonly PageCharacter[]): PdfLine {
  const seen = characters.filter(({ text }) => text.trim() !== '');
  return {
    text: tidyText(characters.map(({ text }) => text).join('')),
    size: Math.max(0, ...seen.map(({ size }) => size)),
    left: Math.min(...seen.map(({ left }) => left)),
    right: Math.max(...seen.map(({ right }) => right)),
    baseline: seen[0]?.baseline ?? 0,
  };
}

/**
 * Presentation forms, ligatures and the radicals that stand for Chinese characters become the letters that people type
 * (NFKC), as far as they are such: fractions, units and raised figures keep their meaning.
 */
function tidyText(text: string): string {
  return text
    .replaceAll(/[\u2e80-\u2fdf\uf900-\ufaff\ufb00-\ufdff\ufe70-\ufeff]/gu, (form) => form.normalize('NFKC'))
    .normalize('NFC')
    .replaceAll(/[^\P{C}\u200c\u200d]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
