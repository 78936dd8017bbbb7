/**
 * Finds the passages of a product's documents that a question is about: by their words and by their vectors, each ranked
 * by itself, then by both ranks (fuse-rankings.ts). What counts are the rows of the documents, read with each question:
 * what they do not name as ready is not used, whatever an index still holds. A document of which something is lost does not
 * keep the others from answering: it is read again (read-again.ts).
 */
import { createLogger } from '../../kit/logger.ts';
import { readyFile, type DocumentRow } from '../documents/document-rows.ts';
import { listDocuments } from '../documents/read-documents.ts';
import type { FoundPassage, KeptPassage } from './document-page.ts';
import { embedQuestion } from './embed.ts';
import { type Fused, fuseRankings, RANKED, type Ranked } from './fuse-rankings.ts';
import type { LexicalIndex } from './lexical-index.ts';
import { searchLexical } from './lexical-search.ts';
import { mergeNeighbours } from './merge-neighbours.ts';
import { queryVectors } from './query-vectors.ts';
import { wordsOfQuestion, type LookedUp } from './question-words.ts';
import { readAgain } from './read-again.ts';
import { type DocumentVersion, KnowledgeLost, readLexicalIndex, readPassages } from './stored-knowledge.ts';

export type Search = {
  companyId: string;
  productId: string;
  question: string;
  /** Earlier questions of the conversation, the oldest first. */
  history: readonly string[];
  /** 8 unless given. */
  limit?: number;
  now: Date;
};

const DEFAULT_LIMIT = 8;

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

type Candidate = Ranked<ReadyDocument>;

/** The best first; none when nothing is near the question. */
export async function findPassages(search: Search): Promise<FoundPassage[]> {
  try {
    return await searchOnce(search, (_, lost) => Promise.reject(lost));
  } catch (error) {
    // A document that was replaced between the reading of its row and of its files: now the row says so.
    if (!(error instanceof KnowledgeLost)) throw error;
    return searchOnce(search, (document, lost) => readAgain(document, lost, search.now));
  }
}

type OnLost = (document: ReadyDocument, error: KnowledgeLost) => Promise<void>;

async function searchOnce(search: Search, onLost: OnLost): Promise<FoundPassage[]> {
  const { companyId, productId, question, history, limit = DEFAULT_LIMIT } = search;
  const looked = wordsOfQuestion(question, history);
  // A visitor waits: the question's vector is asked for while the rows are read.
  const ready = listDocuments(companyId, productId).then((rows) => rows.filter(isReady));
  const [byWords, byVectors] = await Promise.all([
    ready.then((documents) => rankByWords(documents, looked, onLost)),
    rankByVectors({ companyId, productId }, ready, looked),
  ]);
  const near = fuseRankings([byWords, byVectors]).filter(({ isNear }) => isNear);
  return mergeNeighbours(await readBest(near, limit, onLost));
}

function isReady(row: DocumentRow): row is ReadyDocument {
  return row.readyVersion !== null;
}

async function rankByWords(
  documents: readonly ReadyDocument[],
  { words }: LookedUp,
  onLost: OnLost,
): Promise<Candidate[]> {
  const indexes = new Map<ReadyDocument, LexicalIndex>();
  for (let start = 0; start < documents.length; start += AT_ONCE) {
    const part = documents.slice(start, start + AT_ONCE);
    const loaded = await Promise.all(part.map((document) => readOrNull(document, readLexicalIndex, onLost)));
    for (const [place, document] of part.entries()) {
      const index = loaded[place];
      if (index) indexes.set(document, index);
    }
  }
  return searchLexical(indexes, words, RANKED).map(({ document, passage: place, coverage }) => ({
    document,
    place,
    coverage,
    isNear: coverage >= LEAST_COVERAGE,
  }));
}

/** Empty when the model or the store of vectors does not answer: words alone are better than no answer. */
async function rankByVectors(
  scope: { companyId: string; productId: string },
  ready: Promise<ReadyDocument[]>,
  { text }: LookedUp,
): Promise<Candidate[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const hits = await queryVectors(scope, await embedQuestion(text, signal), RANKED, signal);
    const documents = await ready;
    return hits.flatMap(({ fileId, version, place, cosine }) => {
      const document = documents.find((one) => one.fileId === fileId && one.readyVersion === version);
      if (!document || place >= document.readyPassages) return [];
      return [{ document, place, coverage: 0, isNear: cosine >= LEAST_COSINE }];
    });
  } catch (error) {
    createLogger().warn('knowledge.without_vectors', { reason: String(error) });
    return [];
  }
}

/** Those of a document whose passages are lost make room for the next ones. */
async function readBest(
  candidates: readonly Fused<ReadyDocument>[],
  limit: number,
  onLost: OnLost,
): Promise<FoundPassage[]> {
  const best = candidates.slice(0, limit);
  const documents = [...new Set(best.map(({ document }) => document))];
  const read = await Promise.all(documents.map((document) => readOrNull(document, readPassages, onLost)));
  const lost = documents.filter((_, index) => read[index] === null);
  if (lost.length > 0) {
    return readBest(
      candidates.filter(({ document }) => !lost.includes(document)),
      limit,
      onLost,
    );
  }
  const passagesOf = new Map<ReadyDocument, KeptPassage[]>(
    documents.map((document, index) => [document, read[index] ?? []]),
  );
  return best.flatMap(({ document, place, score }) => {
    const passage = passagesOf.get(document)?.[place];
    if (!passage) return [];
    const fileName = readyFile(document)?.name ?? document.name;
    return [{ ...passage, fileId: document.fileId, version: document.readyVersion, fileName, index: place, score }];
  });
}

async function readOrNull<Value>(
  document: ReadyDocument,
  read: (version: DocumentVersion) => Promise<Value>,
  onLost: OnLost,
): Promise<Value | null> {
  try {
    return await read(versionOf(document));
  } catch (error) {
    if (!(error instanceof KnowledgeLost)) throw error;
    await onLost(document, error);
    return null;
  }
}

function versionOf({ companyId, productId, fileId, readyVersion: version }: ReadyDocument): DocumentVersion {
  return { companyId, productId, fileId, version };
}
