/** A page from its blocks: one text, with the places of its blocks and lines in it. */
import type { Block, DocumentPage } from './document-page.ts';

/** Points; the origin is the page's upper left corner. */
export type LineBox = { left: number; top: number; width: number; height: number };
export type DraftLine = { text: string; box?: LineBox };

export type DraftBlock = Omit<Block, 'start' | 'end'> & { lines: DraftLine[] };

export type DraftPage = {
  page: number;
  size: DocumentPage['size'];
  /** Running lines: before and after all blocks, so that no block is torn by them. */
  head: DraftLine[];
  foot: DraftLine[];
  blocks: DraftBlock[];
};

export function composePage({ page, size, head, foot, blocks }: DraftPage): DocumentPage {
  const composed: DocumentPage = { page, size, text: '', lines: [], blocks: [] };
  const texts: string[] = [];
  let length = 0;
  const add = ({ text, box }: DraftLine): void => {
    if (box) composed.lines.push({ start: length, end: length + text.length, ...rounded(box) });
    texts.push(text);
    length += text.length + 1;
  };
  head.forEach(add);
  for (const { kind, level, lines } of blocks) {
    const start = length;
    lines.forEach(add);
    composed.blocks.push({ kind, level, start, end: length - 1 });
  }
  foot.forEach(add);
  return { ...composed, text: texts.join('\n') };
}

/** A hundredth of a point is finer than anything that is drawn. */
const round = (value: number): number => Math.round(value * 100) / 100;

const rounded = ({ left, top, width, height }: LineBox): LineBox => ({
  left: round(left),
  top: round(top),
  width: round(width),
  height: round(height),
});
