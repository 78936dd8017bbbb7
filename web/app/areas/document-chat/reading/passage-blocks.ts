/** A page's text cut into what its passages are made of. */

export type PassageBlock = {
  text: string;
  /** Number of the passage on this page, from 1; null for text that belongs to none. */
  passage: number | null;
};

type Span = { start: number; end: number };

/**
 * Where passages overlap, the later one begins at its start: every character is shown once. Passages of a page come in
 * the order of their starts. White space alone is left out.
 */
export function passageBlocks(text: string, passages: readonly Span[]): PassageBlock[] {
  const blocks: PassageBlock[] = [];
  const put = (start: number, end: number, passage: number | null): void => {
    const part = text.slice(start, end).trim();
    if (part !== '') blocks.push({ text: part, passage });
  };
  let at = 0;
  passages.forEach(({ start, end }, index) => {
    const from = Math.max(at, start);
    const to = Math.min(end, passages[index + 1]?.start ?? end);
    put(at, from, null);
    put(from, to, index + 1);
    at = Math.max(at, to);
  });
  put(at, text.length, null);
  return blocks;
}
