/** Pieces of Markdown that the generated pages are put together from. */

/** A word of code. */
export const code = (text: string): string => `\`${text}\``;

export const codeList = (texts: readonly string[]): string => texts.map(code).join(', ');

/** Cells must not hold line breaks; bars are escaped. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
