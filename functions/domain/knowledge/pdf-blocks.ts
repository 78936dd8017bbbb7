/** Headings, paragraphs, lists and tables of a PDF, from the lines that its pages have. */
import { composePage, type DraftBlock, type DraftLine, type LineBox } from './compose-page.ts';
import type { DocumentPage } from './document-page.ts';
import { runsRightToLeft } from './logical-order.ts';
import { extentOf, pageParts, STACK_GAP, type Part, type Row, type Stack } from './page-tables.ts';
import { beginsItem, endsLikeSentence, isMarkerAlone, isUnspaced, joint } from './page-words.ts';
import type { PdfLine, PdfPage } from './read-pdf.ts';
import { runningLines } from './running-lines.ts';

/** Between the cells of a row. */
export const CELL = ' | ';

/** Of the body's type: what is larger is a heading; what is much larger is one even when it ends like a sentence. */
const LARGER = 1.12;
const MUCH_LARGER = 1.3;
const MOST_HEADING_LINES = 3;
const LONGEST_HEADING = 200;
/** Of the body's leading: lines that are further apart are of two paragraphs. */
const PARAGRAPH_GAP = 1.2;
/** Of the type's size: what begins so much further in than the text before it is a list. */
const INDENT = 1.2;
/** Of the type's size: how far a bullet stands from its item at most. */
const MARKER_GAP = 4;

/** Characters of a word in scripts that have no spaces between words. */
const LONGEST_UNSPACED = 8;

/** What the most of a document is set in. */
type Body = { size: number; isBold: boolean; leading: number };

export function pdfBlocks(pages: readonly PdfPage[]): DocumentPage[] {
  const body = bodyOf(pages);
  const stackGap = Math.max(STACK_GAP, body.leading * PARAGRAPH_GAP);
  const whole = pages.map((page) => ({ ...page, lines: withMarkers(page.lines) }));
  const inTable = new Set(whole.flatMap(({ lines }) => pageParts(lines, stackGap).flatMap(linesOfTable)));
  const running = runningLines(whole, (line) => inTable.has(line));
  const isRunning = (line: PdfLine): boolean => running.head.has(line) || running.foot.has(line);
  const parts = whole.map(({ lines }) =>
    pageParts(
      lines.filter((line) => !isRunning(line)),
      stackGap,
    ),
  );
  const margins: Margins = { edge: null, columnEnd: null };
  const setting = { body, levelOf: headingLevels(parts.flat(), body), margins };
  return whole.map((page, index) =>
    composePage({
      page: index + 1,
      size: { width: page.width, height: page.height },
      head: page.lines.filter((line) => running.head.has(line)).map((line) => toLine(page, [line])),
      foot: page.lines.filter((line) => running.foot.has(line)).map((line) => toLine(page, [line])),
      blocks: blocksOf(page, parts[index] ?? [], setting),
    }),
  );
}

const linesOfTable = (part: Part): PdfLine[] => (part.kind === 'table' ? part.rows.flat(2) : []);

/** A bullet or a number that stands by itself is its item's, unless it is a cell behind another one. */
function withMarkers(lines: readonly PdfLine[]): PdfLine[] {
  const joined: PdfLine[] = [];
  for (const line of lines) {
    const [before, last] = [joined.at(-2), joined.at(-1)];
    const isItems =
      last !== undefined &&
      isMarkerAlone(last.text) &&
      isLevel(last, line) &&
      !(before && isLevel(before, last)) &&
      Math.max(line.left - last.right, last.left - line.right) < MARKER_GAP * line.size;
    if (isItems) joined[joined.length - 1] = { ...line, ...extentOf([last, line]), text: `${last.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

const isLevel = (one: PdfLine, other: PdfLine): boolean =>
  Math.abs(one.baseline - other.baseline) < 0.5 * Math.max(one.size, other.size);

/** What most letters of the document have. */
function bodyOf(pages: readonly PdfPage[]): Body {
  const lines = pages.flatMap((page) => page.lines);
  const size = mostOften(lines.map((line) => [roundSize(line.size), line.text.length]));
  const own = lines.filter((line) => roundSize(line.size) === size);
  const drops = own
    .map((line, index) => ((own[index - 1]?.baseline ?? 0) - line.baseline) / line.size)
    .filter((drop) => drop > 0.8 && drop < 2.5)
    .toSorted((one, other) => one - other);
  const bold = own.reduce((sum, line) => sum + (line.isBold ? line.text.length : -line.text.length), 0);
  // Lines of a paragraph are closer than paragraphs, and a short document may have more of these.
  return { size, isBold: bold > 0, leading: drops[Math.floor(drops.length / 10)] ?? 1.2 };
}

const roundSize = (size: number): number => Math.round(size * 2) / 2;

/** Of the values, the one with the largest sum of weights; 0 where there are none. */
function mostOften(values: readonly (readonly [number, number])[]): number {
  const sums = new Map<number, number>();
  for (const [value, weight] of values) sums.set(value, (sums.get(value) ?? 0) + weight);
  return [...sums].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

/** Larger type is a higher level; bold type of the body's size is the lowest. */
function headingLevels(parts: readonly Part[], body: Body): (size: number) => number {
  const sizes = new Set(
    parts.flatMap((part) => (part.kind === 'text' ? part.stack : [])).map((line) => roundSize(line.size)),
  );
  const larger = [...sizes].filter((size) => size >= LARGER * body.size).toSorted((one, other) => other - one);
  return (size) => {
    const place = larger.indexOf(roundSize(size));
    return (place === -1 ? larger.length : place) + 1;
  };
}

/** What the lines of a list are measured by; it holds from page to page. */
type Margins = {
  /** Where the text before a list began: a list goes on for as long as it stands further in. */
  edge: number | null;
  /** Where the last lines ended that were broken because they were full. */
  columnEnd: number | null;
};

type Setting = { body: Body; levelOf: (size: number) => number; margins: Margins };

function blocksOf(page: PdfPage, parts: readonly Part[], setting: Setting): DraftBlock[] {
  return parts.flatMap((part) =>
    part.kind === 'table'
      ? [tableBlock(page, part.rows)]
      : paragraphsOf(part.stack, setting.body).flatMap((stack) => textBlocks(page, stack, setting)),
  );
}

function textBlocks(page: PdfPage, stack: Stack, { body, levelOf, margins }: Setting): DraftBlock[] {
  const linesOf = (own: Stack): DraftLine[] => own.map((line) => toLine(page, [line]));
  const start = startOf(page, stack);
  if (isHeading(stack, body)) {
    margins.edge = start;
    return [{ kind: 'heading', level: levelOf(sizeOf(stack)), lines: linesOf(stack) }];
  }
  const isIndented = margins.edge !== null && start - margins.edge > INDENT * sizeOf(stack);
  if (isIndented || stack.some(({ text }) => beginsItem(text))) {
    const items = itemsOf(stack, margins.columnEnd ?? endOf(stack));
    return items.map((item) => ({ kind: 'list', level: 0, lines: linesOf(item) }));
  }
  margins.edge = start;
  if (stack.length > 1) margins.columnEnd = endOf(stack);
  return [{ kind: 'paragraph', level: 0, lines: linesOf(stack) }];
}

const sizeOf = (lines: readonly PdfLine[]): number => Math.max(...lines.map(({ size }) => size));

const isRightToLeft = (lines: readonly PdfLine[]): boolean => lines.some(({ text }) => runsRightToLeft(text));

/** How far in from the edge at which lines begin. */
function startOf({ width }: PdfPage, lines: readonly PdfLine[]): number {
  const { left, right } = extentOf(lines);
  return isRightToLeft(lines) ? width - right : left;
}

function endOf(lines: readonly PdfLine[]): number {
  const { left, right } = extentOf(lines);
  return isRightToLeft(lines) ? left : right;
}

/** A stack's lines by their type and their distance. */
function paragraphsOf(stack: Stack, body: Body): Stack[] {
  const paragraphs: Stack[] = [];
  for (const line of stack) {
    const last = paragraphs.at(-1)?.at(-1);
    if (last && !isOtherParagraph(last, line, body)) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

function isOtherParagraph(last: PdfLine, line: PdfLine, body: Body): boolean {
  const isOtherType =
    roundSize(last.size) !== roundSize(line.size) && Math.abs(last.size - line.size) > 0.06 * line.size;
  const drop = (last.baseline - line.baseline) / Math.max(last.size, line.size);
  return isOtherType || last.isBold !== line.isBold || drop > body.leading * PARAGRAPH_GAP;
}

function isHeading(lines: readonly PdfLine[], body: Body): boolean {
  const text = lines.map((line) => line.text).join(' ');
  if (lines.length > MOST_HEADING_LINES || text.length > LONGEST_HEADING || !/\p{L}/u.test(text)) return false;
  const size = sizeOf(lines);
  if (size >= MUCH_LARGER * body.size) return true;
  const isSetApart = size >= LARGER * body.size || (lines.every(({ isBold }) => isBold) && !body.isBold);
  return isSetApart && size >= 0.95 * body.size && !endsLikeSentence(text);
}

/** An item begins with its mark, or where the line before ended although the next word had room in it. */
function itemsOf(stack: Stack, columnEnd: number): Stack[] {
  const isMarked = stack.some(({ text }) => beginsItem(text));
  const items: Stack[] = [];
  for (const line of stack) {
    const last = items.at(-1)?.at(-1);
    const isNew = last && (isMarked ? beginsItem(line.text) : hadRoom(last, line, columnEnd));
    if (last && !isNew) items.at(-1)?.push(line);
    else items.push([line]);
  }
  return items;
}

function hadRoom(last: PdfLine, line: PdfLine, columnEnd: number): boolean {
  const first = line.text.split(' ')[0] ?? '';
  const length = isUnspaced(line.text) ? Math.min(first.length, LONGEST_UNSPACED) : first.length;
  const perCharacter = (line.right - line.left) / line.text.length;
  const room = isRightToLeft([last]) ? endOf([last]) - columnEnd : columnEnd - endOf([last]);
  return room > (length + 2) * perCharacter;
}

function tableBlock(page: PdfPage, rows: readonly Row[]): DraftBlock {
  // A row of figures alone is told from left to right, in whatever language its table is.
  const isTurned = rows.filter((row) => isRightToLeft(row.flat())).length > rows.length / 2;
  const order = (one: Stack, other: Stack): number => extentOf(one).left - extentOf(other).left;
  const cellsOf = (row: Row): Row => (isTurned ? row.toSorted(order).toReversed() : row.toSorted(order));
  const lines = rows.map((row) => toLine(page, row.flat(), cellsOf(row).map(cellText).join(CELL)));
  return { kind: 'table', level: hasHead(rows) ? 1 : 0, lines };
}

const cellText = (cell: Stack): string =>
  cell.reduce((text, line) => (text === '' ? line.text : `${text}${joint(text, line.text)}${line.text}`), '');

/** Its first row is bold and the others are not, or has no figures where the others have some. */
function hasHead([first, ...others]: readonly Row[]): boolean {
  if (!first || others.length === 0) return false;
  const isBold = (row: Row): boolean => row.flat().every((line) => line.isBold);
  const hasFigures = (row: Row): boolean => row.slice(1).some((cell) => /\p{Nd}/u.test(cellText(cell)));
  return isBold(first) ? !others.every(isBold) : !hasFigures(first) && others.every(hasFigures);
}

function toLine(page: PdfPage, lines: readonly PdfLine[], text = lines[0]?.text ?? ''): DraftLine {
  const { left, right, top, bottom } = extentOf(lines);
  const box: LineBox = { left, top: page.height - top, width: right - left, height: top - bottom };
  return { text, box };
}
