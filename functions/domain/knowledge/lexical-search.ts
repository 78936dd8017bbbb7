/**
 * BM25 over the indexes of several documents as if they were one (Robertson and Zaragoza, "The Probabilistic Relevance
 * Framework"), and how much of the question each passage holds.
 */
import type { LexicalIndex } from './lexical-index.ts';

/** How soon a repeated word says nothing new, and how much longer passages are held back. */
const K1 = 1.2;
const B = 0.75;

/** A word of the question, and what it counts beside the others. */
export type QueryWord = { word: string; weight: number };

export type LexicalHit<Document> = {
  document: Document;
  passage: number;
  score: number;
  /** Share of the question's words, by how rare they are, that the passage holds: 0 to 1. */
  coverage: number;
};

/** The best first, at most `most`. */
export function searchLexical<Document>(
  indexes: ReadonlyMap<Document, LexicalIndex>,
  query: readonly QueryWord[],
  most: number,
): LexicalHit<Document>[] {
  const all = [...indexes];
  const passages = all.reduce((sum, [, { lengths }]) => sum + lengths.length, 0);
  const average = all.reduce((sum, [, { totalLength }]) => sum + totalLength, 0) / Math.max(1, passages);
  const found = query.map(({ word, weight }) => weighed(all, word, weight, passages));
  const total = found.reduce((sum, { rarity }) => sum + rarity, 0);
  const hits = all.flatMap(([document, index], place) => {
    const scores = new Float64Array(index.lengths.length);
    const held = new Float64Array(index.lengths.length);
    for (const { rarity, postings } of found) {
      const own = postings[place];
      if (!own) continue;
      for (let at = 0; at < own.passages.length; at += 1) {
        const passage = own.passages[at] as number;
        const times = own.times[at] as number;
        const length = index.lengths[passage] as number;
        const score = (rarity * times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / average));
        scores[passage] = (scores[passage] as number) + score;
        held[passage] = (held[passage] as number) + rarity;
      }
    }
    return bestOf(scores, most).map((passage) => ({
      document,
      passage,
      score: scores[passage] ?? 0,
      coverage: (held[passage] ?? 0) / total,
    }));
  });
  return hits.sort((left, right) => right.score - left.score).slice(0, most);
}

/** A word that nobody holds may be another name for one that somebody does: it lowers the coverage, but by half. */
const UNKNOWN = 0.5;

function weighed<Document>(
  all: readonly (readonly [Document, LexicalIndex])[],
  word: string,
  weight: number,
  passages: number,
) {
  const postings = all.map(([, index]) => index.find(word));
  const holders = postings.reduce((sum, own) => sum + (own?.passages.length ?? 0), 0);
  const rarity = weight * Math.log(1 + (passages - holders + 0.5) / (holders + 0.5));
  return { postings, rarity: holders === 0 ? rarity * UNKNOWN : rarity };
}

function bestOf(scores: Float64Array, most: number): number[] {
  const hits: number[] = [];
  for (let passage = 0; passage < scores.length; passage += 1) if ((scores[passage] ?? 0) > 0) hits.push(passage);
  return hits.sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0)).slice(0, most);
}
