/** What a product's documents speak of: of each the passages with which its parts begin. */
import { readyFile, type DocumentProductRow, type DocumentRow } from '../documents/document-rows.ts';
import type { FoundPassage, KeptPassage } from '../knowledge/document-page.ts';
import { readPassages } from '../knowledge/stored-knowledge.ts';

/** Documents that are looked at, the oldest first, and passages in all. */
const MOST_DOCUMENTS = 8;
const MOST_PASSAGES = 16;

/** From all documents in turn, each in its own order. */
export async function outlineOf(
  { companyId, productId }: DocumentProductRow,
  documents: readonly DocumentRow[],
): Promise<FoundPassage[]> {
  const ready = documents.flatMap((row) => {
    const file = readyFile(row);
    return file ? [{ fileId: row.fileId, version: file.version, fileName: file.name }] : [];
  });
  const parts = await Promise.all(
    ready.slice(0, MOST_DOCUMENTS).map(async ({ fileId, version, fileName }) => {
      const passages = await readPassages({ companyId, productId, fileId, version });
      return beginnings(passages).map((part) => ({ ...part, fileId, version, fileName, score: 0 }));
    }),
  );
  const longest = Math.max(0, ...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, index) => parts.flatMap((part) => part[index] ?? []))
    .flat()
    .slice(0, MOST_PASSAGES);
}

/** The first passage of each topic; of a document without topics, its first ones. Spread over the whole of it. */
function beginnings(passages: readonly KeptPassage[]): (KeptPassage & { index: number })[] {
  const numbered = passages.map((passage, index) => ({ ...passage, index }));
  const seen = new Set<string>();
  const first = numbered.filter((passage) => {
    const topic = topicOf(passage);
    const isNew = topic !== '' && !seen.has(topic);
    seen.add(topic);
    return isNew;
  });
  const chosen = first.length > 0 ? first : numbered;
  const step = Math.max(1, chosen.length / MOST_PASSAGES);
  return Array.from({ length: Math.min(MOST_PASSAGES, chosen.length) }, (_, index) => Math.floor(index * step)).flatMap(
    (at) => chosen[at] ?? [],
  );
}

const LONGEST_TOPIC = 80;
const ENDS_SENTENCE = /[.!?:;,。！？：；،؟]$/u;

/** Of a clause: `2.3`, `4)`, `§ 5`, `B2`, or `2` before a word in capitals. */
const CLAUSE_NUMBER =
  /^(?:§\s*)?(?:\p{Nd}+(?:\.\p{Nd}+)+[.)]?|\p{Nd}{1,2}[.)]|\p{Nd}{1,2}(?=\s+[\p{Lu}\p{Lo}])|\p{Lu}\p{Nd}+[.)]?|\p{Lu}[.)])\s+/u;

/** What a passage is called: the heading that it begins with, else the nearest above it, without its number; empty for none. */
export function topicOf({ headings, text }: Pick<KeptPassage, 'headings' | 'text'>): string {
  const [line = '', rest] = text.split('\n', 2);
  const isHeading =
    rest !== undefined && line.length <= LONGEST_TOPIC && !ENDS_SENTENCE.test(line) && !line.includes(' | ');
  return (isHeading ? line : (headings.at(-1) ?? '')).trim().replace(CLAUSE_NUMBER, '');
}
