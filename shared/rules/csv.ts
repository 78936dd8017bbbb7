/** Tables as files that spreadsheets open: RFC 4180, UTF-8 with its mark, and no cell that a spreadsheet would run. */

export type Cell = string | number;

/** Without it Excel takes UTF-8 for something else. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet take a text for a formula (OWASP, CSV injection; SECURITY.md T62). */
const FORMULA = /^[=+\-@\t\r]/;

export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map(toCsvLine).join('');
}

/** For tables that are written line by line; the first one comes after the mark. */
export function toCsvLine(row: readonly Cell[]): string {
  return `${row.map(toField).join(',')}\r\n`;
}

function toField(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
