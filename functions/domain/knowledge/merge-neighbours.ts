/** Passages that follow one another below the same headings become one, so that a thought is not cut where passages are. */
import type { FoundPassage } from './document-page.ts';

/** In characters: what is cited stays something that a reader takes in at a glance. */
const MOST_CHARACTERS = 1_600;

/** Most characters between two that follow one another: the end of a line, or of a paragraph. */
const MOST_BETWEEN = 2;

/** In the order of the better one of each pair. */
export function mergeNeighbours(passages: readonly FoundPassage[]): FoundPassage[] {
  const merged: FoundPassage[] = [];
  for (const passage of passages) {
    const index = merged.findIndex((other) => isContinued(other, passage) || isContinued(passage, other));
    const other = merged[index];
    if (!other) merged.push(passage);
    else
      merged[index] = {
        ...(isContinued(other, passage) ? join(other, passage) : join(passage, other)),
        score: other.score,
      };
  }
  return merged;
}

function isContinued(first: FoundPassage, second: FoundPassage): boolean {
  const between = second.start - first.end;
  return (
    first.fileId === second.fileId &&
    first.version === second.version &&
    first.page === second.page &&
    between >= 0 &&
    between <= MOST_BETWEEN &&
    second.end - first.start <= MOST_CHARACTERS &&
    [first, second].every(isWhole) &&
    first.headings.join('\n') === second.headings.join('\n')
  );
}

/** Whether its text is the page's, letter by letter: parts of a table have its first row put before them. */
const isWhole = ({ text, start, end }: FoundPassage): boolean => text.length === end - start;

function join(first: FoundPassage, second: FoundPassage): FoundPassage {
  const between = '\n'.repeat(second.start - first.end);
  return { ...first, text: `${first.text}${between}${second.text}`, end: second.end };
}
