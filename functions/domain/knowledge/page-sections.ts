/** Pages of a document that has none: sections of about 3,000 characters, begun at headings where there are any. */
import { composePage, type DraftBlock, type DraftLine } from './compose-page.ts';
import type { DocumentPage } from './document-page.ts';
import { MAX_DOCUMENT_PAGES } from '../../../shared/model/document-product.ts';

const SECTION = 3_000;
/** Share of a section from which on a heading begins the next one. */
const ENOUGH = 0.5;

export function sectionPages(blocks: readonly DraftBlock[]): DocumentPage[] {
  const total = blocks.reduce((sum, block) => sum + lengthOf(block), 0);
  // Sections end before they are full, so a long document needs larger ones to have no more than its pages.
  const most = Math.max(SECTION, Math.ceil((4 * total) / MAX_DOCUMENT_PAGES));
  const sections: DraftBlock[][] = [];
  let length = Infinity;
  for (const block of blocks.flatMap((whole) => splitLong(whole, most))) {
    const isFull = length + lengthOf(block) > most || (block.kind === 'heading' && length > ENOUGH * most);
    const isOnlyHeadings = sections.at(-1)?.every(({ kind }) => kind === 'heading') ?? false;
    if (isFull && !(isOnlyHeadings && length <= most)) {
      sections.push([]);
      length = 0;
    }
    sections.at(-1)?.push(block);
    length += lengthOf(block);
  }
  return sections.map((section, index) =>
    composePage({ page: index + 1, size: null, head: [], foot: [], blocks: section }),
  );
}

const lengthOf = ({ lines }: DraftBlock): number => lines.reduce((sum, { text }) => sum + text.length + 1, 0);

/** Between its lines; a line that is longer than a section between its words. */
function splitLong(block: DraftBlock, most: number): DraftBlock[] {
  if (lengthOf(block) <= most) return [block];
  const parts: DraftLine[][] = [[]];
  let length = 0;
  for (const line of block.lines.flatMap(({ text }) => splitLine(text, most))) {
    if (length + line.text.length > most && length > 0) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(line);
    length += line.text.length + 1;
  }
  return parts.map((lines, index) => ({ ...block, level: index === 0 ? block.level : 0, lines }));
}

function splitLine(text: string, most: number): DraftLine[] {
  const lines: DraftLine[] = [];
  let start = 0;
  while (text.length - start > most) {
    const space = text.lastIndexOf(' ', start + most);
    const end = space > start ? space : start + most - (isInPair(text, start + most) ? 1 : 0);
    lines.push({ text: text.slice(start, end) });
    start = space > start ? end + 1 : end;
  }
  return [...lines, { text: text.slice(start) }].filter((line) => line.text !== '');
}

/** Between the two halves of one character. */
const isInPair = (text: string, index: number): boolean => /[\udc00-\udfff]/.test(text.charAt(index));
