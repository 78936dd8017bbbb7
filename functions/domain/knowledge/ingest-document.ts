/**
 * Makes a document one that can be asked: reads it, cuts it into passages, keeps their index and vectors, and then says so
 * in its row, in one transaction with the product's `knowledgeVersion` and the order to forget the version before. Until
 * that transaction nothing is answered from the new version, and a repetition after a crash writes the same again.
 *
 * The row's version is the fence: a reading that another one has overtaken, or whose document is gone, removes what it
 * wrote and ends.
 */
import type { JobContext } from '../../kit/job.ts';
import { findDocument } from '../documents/read-documents.ts';
import type { DocumentRow } from '../documents/document-rows.ts';
import type { KeptPassage } from './document-page.ts';
import { embedPassages } from './embed.ts';
import { forgetKnowledge } from './forget-knowledge.ts';
import { markFailed, markReady, Overtaken, tellProgress, type Progress } from './ingest-state.ts';
import { indexedText } from './lexical-index.ts';
import { makePassages } from './make-passages.ts';
import { DocumentUnreadable } from './document-unreadable.ts';
import { readDocument } from './read-document.ts';
import { readSource, type DocumentVersion } from './stored-knowledge.ts';
import { writeLexicalIndex, writePages, writePassages, writeSource } from './write-knowledge.ts';
import { writeVectors } from './write-vectors.ts';

/** Passages whose vectors are asked for and kept together. */
const AT_ONCE = 100;

/** How often the owner's screen can be told how far it is. */
const TOLD_EVERY_MS = 1_000;

/** `sourceVersion`: whose file is read; its own unless given (read-again.ts). */
export type Reading = DocumentVersion & { sourceVersion?: number | undefined };

export async function ingestDocument({ sourceVersion, ...version }: Reading, context: JobContext): Promise<void> {
  const row = await findDocument(version.companyId, version.productId, version.fileId);
  const isOwnTurn = row?.version === version.version;
  if (row?.readyVersion === version.version || (isOwnTurn && row.state === 'failed')) return;
  try {
    if (!isOwnTurn) throw new Overtaken();
    if (sourceVersion !== undefined) await takeSource(version, sourceVersion);
    await ingest(row, version, context);
  } catch (error) {
    if (error instanceof Overtaken) await forgetKnowledge(version);
    else if (error instanceof DocumentUnreadable) await markFailed(version, error.failure);
    else await failOrRepeat(version, error, context);
  }
}

async function takeSource(version: DocumentVersion, sourceVersion: number): Promise<void> {
  await writeSource(version, await readSource({ ...version, version: sourceVersion }));
}

async function ingest(row: DocumentRow, version: DocumentVersion, context: JobContext): Promise<void> {
  const tell = teller(version);
  await tellProgress(version, { state: 'reading', done: 0, total: 0 });
  const { pages, warning } = await readDocument(await readSource(version), row.kind, (done, total) =>
    tell.later({ state: 'reading', done, total }),
  ).finally(tell.settle);
  const passages = makePassages(pages);
  if (passages.length === 0) throw new DocumentUnreadable('without_text');
  await writePages(version, pages);
  // Before any vector: by the passages the vectors are found that a reading left behind.
  await writePassages(version, passages);
  await tellProgress(version, { state: 'indexing', done: 0, total: passages.length });
  await keepVectors(version, passages);
  await writeLexicalIndex(version, passages);
  await markReady(row, { version, pages: pages.length, passages: passages.length, warning }, context);
}

async function keepVectors(version: DocumentVersion, passages: readonly KeptPassage[]): Promise<void> {
  const tell = teller(version);
  for (let first = 0; first < passages.length; first += AT_ONCE) {
    const part = passages.slice(first, first + AT_ONCE);
    await writeVectors(version, first, await embedPassages(part.map(indexedText)));
    tell.later({ state: 'indexing', done: first + part.length, total: passages.length });
    await tell.settle();
  }
}

/** The queue brings it again until its last try; then the owner is told. */
async function failOrRepeat(version: DocumentVersion, error: unknown, { isLastTry, log }: JobContext): Promise<void> {
  if (!isLastTry) throw error;
  log.error('document.not_ingested', error, { file: version.fileId });
  await markFailed(version, 'internal');
}

/**
 * Writes progress while the reading goes on, once a second at most. `settle` waits for the writing that is under way, and
 * throws what it threw.
 */
function teller(version: DocumentVersion) {
  let writing = Promise.resolve();
  let toldAt = -Infinity;
  return {
    later: (progress: Progress): void => {
      if (performance.now() - toldAt < TOLD_EVERY_MS) return;
      toldAt = performance.now();
      writing = writing.then(() => tellProgress(version, progress));
      // It is looked at when the reading settles.
      writing.catch(() => undefined);
    },
    settle: (): Promise<void> => writing,
  };
}
