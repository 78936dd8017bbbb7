/** One order of several rankings (reciprocal rank fusion: Cormack, Clarke and Büttcher, 2009). */

/** Passages of each ranking that take part. */
export const RANKED = 50;

/** Dampens the first ranks, as the authors propose. */
const FUSION = 60;

/** What the first one is worth that takes no part. */
const UNRANKED = 1 / (FUSION + RANKED + 1);

/** `coverage`: what of the question's words it holds, 0 to 1. */
export type Ranked<Document> = { document: Document; place: number; coverage: number; isNear: boolean };
export type Fused<Document> = Ranked<Document> & { score: number };

/**
 * The best first. A passage that is near in one of the rankings is near. Holding all words of the question counts as much
 * as being first in one, and a rank counts by what it is better than the first that takes no part: else what is fairly good
 * in both would stand before what says the very thing that was asked for, such as a number that no vector knows.
 */
export function fuseRankings<Document extends { fileId: string }>(
  rankings: readonly (readonly Ranked<Document>[])[],
): Fused<Document>[] {
  const fused = new Map<string, Fused<Document>>();
  for (const ranking of rankings) {
    for (const [rank, { document, place, coverage, isNear }] of ranking.entries()) {
      const key = `${document.fileId}/${place}`;
      const known = fused.get(key);
      fused.set(key, {
        document,
        place,
        coverage: Math.max(coverage, known?.coverage ?? 0),
        score: (known?.score ?? 0) + 1 / (FUSION + rank + 1) - UNRANKED + coverage / (FUSION + 1),
        isNear: isNear || known?.isNear === true,
      });
    }
  }
  return [...fused.values()].sort((left, right) => right.score - left.score);
}
