/** Tables as files that spreadsheets open: RFC 4180, UTF-8 with its mark, and no cell that a spreadsheet would run. */

export type Cell = string | number;

/** Without it Excel takes UTF-8 for something else. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What makes a spreadsheet take a text for a formula (OWASP, CSV injection; SECURITY.md T62): its signs, in every width and with
 * whatever looks like them, also behind blanks and characters that nobody sees.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=꞊+➕@\p{Pd}−˗➖])/u;

export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map(toCsvLine).join('');
}

/** For tables that are written line by line; the first one comes after the mark. */
export function toCsvLine(row: readonly Cell[]): string {
  return `${row.map(toField).join(',')}\r\n`;
}

function toField(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell.normalize('NFKC')) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
