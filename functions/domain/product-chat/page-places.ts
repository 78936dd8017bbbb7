/** Where the words of a passage stand on its page: what was joined over broken lines, or put before it, is told apart. */
import type { DocumentSource } from '../assistant/passages.ts';
import type { FoundPassage } from '../knowledge/document-page.ts';
import { KnowledgeLost, readPages } from '../knowledge/stored-knowledge.ts';

type Version = Omit<Parameters<typeof readPages>[0], 'fileId' | 'version'>;

/** For each code unit of the text its place on the page, -1 for what stands elsewhere; nothing where the text is the page's. */
export async function findPlaces(
  product: Version,
  { fileId, version, page, start, end, text }: FoundPassage,
): Promise<Pick<DocumentSource, 'places'>> {
  if (text.length === end - start) return {};
  const pages = await readPagesIfThere({ ...product, fileId, version });
  const words = pages.find((one) => one.page === page)?.text.slice(start, end);
  const places = words === undefined ? null : alignText(text, words);
  return { places: (places ?? []).map((place) => (place < 0 ? place : start + place)) };
}

async function readPagesIfThere(version: Parameters<typeof readPages>[0]) {
  try {
    return await readPages(version);
  } catch (error) {
    // Forgotten in between: then nothing of it is cited.
    if (error instanceof KnowledgeLost) return [];
    throw error;
  }
}

/** For each code unit of the text that of the page's words; null where the text does not end with these words. */
export function alignText(text: string, words: string): number[] | null {
  const [whole, end] = [solid(text), solid(words)];
  const before = whole.signs.length - end.signs.length;
  if (before < 0 || whole.signs.slice(before) !== end.signs) return null;
  const places = Array.from({ length: text.length }, () => -1);
  for (const [index, at] of end.at.entries()) places[whole.at[before + index] ?? 0] = at;
  return places;
}

/** Without spaces and the hyphens that lines are broken at. */
function solid(text: string): { signs: string; at: number[] } {
  const at = [...text.matchAll(/[^\s\u00ad-]/g)].map(({ index }) => index);
  return { signs: at.map((index) => text[index]).join(''), at };
}
