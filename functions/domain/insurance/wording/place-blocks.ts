/**
 * On which page of its PDF each part of a wording stands. The Markdown says what is a heading, a list or a table; the PDF,
 * read as any reader reads it, says where that is.
 */
import type { DraftBlock } from '../../knowledge/compose-page.ts';

export type PlacedBlock = DraftBlock & { page: number };

/** Letters and figures alone: spaces, signs and marks are read differently from page to page. */
const solid = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * `lost` are those that no page has: they are put where the one before them stands.
 * @param pages the text of each page, the first one first
 */
export function placeBlocks(
  blocks: readonly DraftBlock[],
  pages: readonly string[],
): { placed: PlacedBlock[]; lost: DraftBlock[] } {
  const texts = pages.map(solid);
  const lost: DraftBlock[] = [];
  let [index, from] = [0, 0];
  const placed = blocks.map((block) => {
    const words = wordsToFind(block);
    const found = find(texts, solid(words), index, from) ?? findMost(texts, words, index);
    if (found === null) lost.push(block);
    else [index, from] = [found.index, found.end];
    return { ...block, page: index + 1 };
  });
  return { placed, lost };
}

/** The number or point of an item may be read apart from it; cells of a table may be broken into lines that run side by side. */
function wordsToFind({ kind, lines }: DraftBlock): string {
  const text = lines.map((line) => line.text).join(' ');
  if (kind === 'table') return firstCell(text);
  return kind === 'list' ? text.replace(/^(?:•|\d+\.)\s/u, '') : text;
}

const firstCell = (text: string): string => text.split(' | ', 1)[0] ?? '';

/** `end`: how much of the page is behind it. */
type Place = { index: number; end: number };

/** From a place on a page on, then on the pages after it. */
function find(texts: readonly string[], words: string, index: number, from: number): Place | null {
  for (let page = index; page < texts.length; page += 1) {
    const at = texts[page]?.indexOf(words, page === index ? from : 0) ?? -1;
    if (at >= 0) return { index: page, end: at + words.length };
  }
  return null;
}

/** Most words of what is not read in one piece, as a page of Arabic may not be whose letters have marks. */
const MOST = 0.7;

function findMost(texts: readonly string[], words: string, index: number): Place | null {
  const wanted = words.split(/\s+/).map(solid).filter(Boolean);
  const page = texts.findIndex(
    (text, at) => at >= index && wanted.filter((word) => text.includes(word)).length >= MOST * wanted.length,
  );
  return page < 0 ? null : { index: page, end: 0 };
}
