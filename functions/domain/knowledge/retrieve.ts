/**
 * Finds the passages of a product's documents that a question is about: by their words and by their vectors, each ranked
 * by itself, then by both ranks (reciprocal rank fusion: Cormack, Clarke and Büttcher, 2009). What counts are the rows of
 * the documents, read with each question: what they do not name as ready is not used, whatever an index still holds.
 */
import { createLogger } from '../../kit/logger.ts';
import { readyFile, type DocumentRow } from '../documents/document-rows.ts';
import { listDocuments } from '../documents/read-documents.ts';
import type { FoundPassage, KeptPassage } from './document-page.ts';
import { embedQuestion } from './embed.ts';
import type { LexicalIndex } from './lexical-index.ts';
import { searchLexical } from './lexical-search.ts';
import { mergeNeighbours } from './merge-neighbours.ts';
import { queryVectors } from './query-vectors.ts';
import { wordsOfQuestion, type LookedUp } from './question-words.ts';
import { KnowledgeGone, readLexicalIndex, readPassages } from './stored-knowledge.ts';

export type Search = {
  companyId: string;
  productId: string;
  question: string;
  /** Earlier questions of the conversation, the oldest first. */
  history: readonly string[];
  /** 8 unless given. */
  limit?: number;
};

const DEFAULT_LIMIT = 8;

/** Passages of each ranking that take part. */
const RANKED = 50;

/** Dampens the first ranks, as the authors propose. */
const FUSION = 60;

/**
 * A passage counts when it holds this share of the question's words, by how rare they are, or lies this near to it. Little
 * is asked for: what a passage does not say the model must not say either, but what is not found nobody can.
 */
const LEAST_COVERAGE = 0.12;
const LEAST_COSINE = 0.25;

/** Files that are read at once. */
const AT_ONCE = 8;

/** For model and vectors together; a visitor is then answered by words alone. */
const PATIENCE_MS = 3_000;

/** A document that can be asked, with the version that it is asked in. */
type ReadyDocument = DocumentRow & { readyVersion: number };

/** `coverage`: what of the question's words it holds, 0 to 1. */
type Candidate = { document: ReadyDocument; place: number; score: number; coverage: number; isNear: boolean };

/** The best first; none when nothing is near the question. */
export async function findPassages(search: Search): Promise<FoundPassage[]> {
  try {
    return await searchOnce(search);
  } catch (error) {
    // A document that was replaced between the reading of its row and of its files: now the row says so.
    if (error instanceof KnowledgeGone) return searchOnce(search);
    throw error;
  }
}

async function searchOnce(search: Search): Promise<FoundPassage[]> {
  const { companyId, productId, question, history, limit = DEFAULT_LIMIT } = search;
  const documents = (await listDocuments(companyId, productId)).filter(isReady);
  if (documents.length === 0) return [];
  const looked = wordsOfQuestion(question, history);
  const [byWords, byVectors] = await Promise.all([
    rankByWords(documents, looked),
    rankByVectors({ companyId, productId }, documents, looked),
  ]);
  const best = fuse([byWords, byVectors])
    .filter(({ isNear }) => isNear)
    .slice(0, limit);
  return mergeNeighbours(await readCandidates(best));
}

function isReady(row: DocumentRow): row is ReadyDocument {
  return row.readyVersion !== null;
}

async function rankByWords(documents: readonly ReadyDocument[], { words }: LookedUp): Promise<Candidate[]> {
  const indexes = new Map<ReadyDocument, LexicalIndex>();
  for (let start = 0; start < documents.length; start += AT_ONCE) {
    const part = documents.slice(start, start + AT_ONCE);
    const loaded = await Promise.all(part.map((document) => readLexicalIndex(versionOf(document))));
    for (const [index, document] of part.entries()) indexes.set(document, loaded[index] as LexicalIndex);
  }
  return searchLexical(indexes, words, RANKED).map(({ document, passage: place, score, coverage }) => ({
    document,
    place,
    score,
    coverage,
    isNear: coverage >= LEAST_COVERAGE,
  }));
}

/** Empty when the model or the store of vectors does not answer: words alone are better than no answer. */
async function rankByVectors(
  scope: { companyId: string; productId: string },
  documents: readonly ReadyDocument[],
  { text }: LookedUp,
): Promise<Candidate[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const hits = await queryVectors(scope, await embedQuestion(text, signal), RANKED, signal);
    return hits.flatMap(({ fileId, version, place, cosine }) => {
      const document = documents.find((one) => one.fileId === fileId && one.readyVersion === version);
      if (!document || place >= document.readyPassages) return [];
      return [{ document, place, score: cosine, coverage: 0, isNear: cosine >= LEAST_COSINE }];
    });
  } catch (error) {
    createLogger().warn('knowledge.without_vectors', { reason: String(error) });
    return [];
  }
}

/**
 * A passage that is near in one of the rankings is near. Holding all words of the question counts as much as being first in
 * one: ranks alone would put what is fairly good in both before what says the very thing that was asked for.
 */
function fuse(rankings: readonly (readonly Candidate[])[]): Candidate[] {
  const fused = new Map<string, Candidate>();
  for (const ranking of rankings) {
    for (const [rank, { document, place, coverage, isNear }] of ranking.entries()) {
      const key = `${document.fileId}/${place}`;
      const known = fused.get(key);
      fused.set(key, {
        document,
        place,
        coverage: Math.max(coverage, known?.coverage ?? 0),
        score: (known?.score ?? 0) + 1 / (FUSION + rank + 1) + coverage / (FUSION + 1),
        isNear: isNear || known?.isNear === true,
      });
    }
  }
  return [...fused.values()].sort((left, right) => right.score - left.score);
}

async function readCandidates(candidates: readonly Candidate[]): Promise<FoundPassage[]> {
  const documents = [...new Set(candidates.map(({ document }) => document))];
  const read = await Promise.all(documents.map((document) => readPassages(versionOf(document))));
  const passagesOf = new Map<ReadyDocument, KeptPassage[]>(
    documents.map((document, index) => [document, read[index] ?? []]),
  );
  return candidates.flatMap(({ document, place, score }) => {
    const passage = passagesOf.get(document)?.[place];
    if (!passage) return [];
    const fileName = readyFile(document)?.name ?? document.name;
    return [{ ...passage, fileId: document.fileId, version: document.readyVersion, fileName, index: place, score }];
  });
}

function versionOf({ companyId, productId, fileId, readyVersion: version }: ReadyDocument) {
  return { companyId, productId, fileId, version };
}
