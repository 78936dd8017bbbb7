/** Words of a wording as they are shown by themselves: without the point of a list, and a row of a table with what its columns are. */

const CELL = ' | ';

/** @param passage that they stand in; a table there begins with its head */
export function readableQuote(words: string, passage: string): string {
  const cells = cellsOf(words);
  if (cells.length === 1) return words.replace(/^[•–]\s+/u, '');
  const head = headOf(passage);
  const [name = '', ...values] = cells;
  if (head.length !== cells.length) return `${bare(name)}: ${values.join(' · ')}`;
  return `${bare(name)}: ${values.map((value, index) => `${head[index + 1] ?? ''} ${value}`).join(' · ')}`;
}

/** Whether they say something: a heading of columns or the number of a point alone does not. */
export const saysSomething = (words: string, passage: string): boolean =>
  /\p{L}{2}/u.test(words) && !(words.includes(CELL) && cellsOf(words).join() === headOf(passage).join());

const cellsOf = (row: string): string[] => row.split(CELL).map((cell) => cell.trim());

const headOf = (passage: string): string[] => cellsOf(passage.split('\n').find((line) => line.includes(CELL)) ?? '');

const bare = (name: string): string => name.replace(/^[•–]\s+/u, '');
