/**
 * Tables of a PDF page. Files draw a table row by row and cell by cell, and columns of text one after the other: so lines
 * that come one after the other and stand side by side are cells of a row, and rows below each other whose cells are
 * aligned are a table.
 */
import type { PdfLine } from './read-pdf.ts';

/** Lines straight below each other. */
export type Stack = PdfLine[];
export type Row = Stack[];
export type Part = { kind: 'text'; stack: Stack } | { kind: 'table'; rows: Row[] };

type Extent = { left: number; right: number; top: number; bottom: number };

/** Shares of the type's size: how far below a line the next one of a stack is at most, and the next row of a table. */
export const STACK_GAP = 1.7;
const ROW_GAP = 3;
/** A row of one cell is closer than that to the rows around it. */
const CLOSE_ROW_GAP = 1;
/** Points by which aligned edges may differ. */
const ALIGNED = 3;
/** Share of the lower of two things' heights that they have in common when they stand side by side. */
const SIDE_BY_SIDE = 0.3;

/** @param stackGap the text's own, where its lines are further apart */
export function pageParts(lines: readonly PdfLine[], stackGap: number): Part[] {
  const rows = rowsOf(stacksOf(lines, stackGap));
  const parts: Part[] = [];
  for (let start = 0; start < rows.length;) {
    const length = tableLength(rows, start);
    if (length > 1) parts.push({ kind: 'table', rows: rows.slice(start, start + length) });
    else parts.push(...(rows[start] ?? []).map((stack): Part => ({ kind: 'text', stack })));
    start += Math.max(1, length);
  }
  return parts;
}

export function extentOf(lines: readonly PdfLine[]): Extent {
  return {
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
    top: Math.max(...lines.map(({ top }) => top)),
    bottom: Math.min(...lines.map(({ bottom }) => bottom)),
  };
}

function stacksOf(lines: readonly PdfLine[], stackGap: number): Stack[] {
  const stacks: Stack[] = [];
  for (const line of lines) {
    const stack = stacks.at(-1);
    const last = stack?.at(-1);
    if (stack && last && isBelow(last, line, stackGap)) stack.push(line);
    else stacks.push([line]);
  }
  return stacks;
}

function isBelow(last: PdfLine, line: PdfLine, stackGap: number): boolean {
  const drop = last.baseline - line.baseline;
  const size = Math.max(last.size, line.size);
  return drop > 0.5 * size && drop <= stackGap * size && line.left < last.right && last.left < line.right;
}

function rowsOf(stacks: readonly Stack[]): Row[] {
  const rows: Row[] = [];
  for (const stack of stacks) {
    const row = rows.at(-1);
    if (row && isBeside(row, stack)) row.push(stack);
    else rows.push([stack]);
  }
  return rows;
}

function isBeside(row: Row, stack: Stack): boolean {
  const own = extentOf(stack);
  const whole = extentOf(row.flat());
  const common = Math.min(own.top, whole.top) - Math.max(own.bottom, whole.bottom);
  const lower = Math.min(own.top - own.bottom, whole.top - whole.bottom);
  return common > SIDE_BY_SIDE * lower && row.every((cell) => isApart(extentOf(cell), own));
}

const isApart = (one: Extent, other: Extent): boolean => one.right <= other.left || other.right <= one.left;

/** How many rows from `start` on are one table; less than two are none. */
function tableLength(rows: readonly Row[], start: number): number {
  const first = rows[start];
  if (!first || first.length < 2) return 0;
  const columns = first.map(extentOf);
  let length = 1;
  for (let index = start + 1; index < rows.length; index += 1) {
    const [before, row] = [rows[index - 1], rows[index]];
    if (!before || !row || !isNext(before, row, ROW_GAP)) break;
    if (row.length > 1) {
      if (!isAligned(columns, row)) break;
      columns.push(...row.map(extentOf));
      length = index - start + 1;
    } else if (!isNext(before, row, CLOSE_ROW_GAP) || !isAligned(columns, row)) break;
  }
  return length;
}

function isNext(before: Row, row: Row, share: number): boolean {
  const [above, below] = [extentOf(before.flat()), extentOf(row.flat())];
  const size = Math.max(...row.flat().map((line) => line.size));
  const gap = above.bottom - below.top;
  return gap > -0.5 * size && gap < share * size;
}

/** All cells but one stand below others: one may be centred, or reach over several columns. */
function isAligned(columns: readonly Extent[], row: Row): boolean {
  const isOne = (cell: Extent): boolean =>
    columns.some(
      (column) =>
        Math.abs(column.left - cell.left) < ALIGNED ||
        Math.abs(column.right - cell.right) < ALIGNED ||
        Math.abs(column.left + column.right - cell.left - cell.right) < 2 * ALIGNED,
    );
  const count = row.filter((cell) => isOne(extentOf(cell))).length;
  return count >= Math.max(1, row.length - 1);
}
