/** Documents of a company in a running system, put there as its calls put them. */
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  documentKey,
  documentProductKey,
  folderOf,
  type DocumentRow,
} from '../../../functions/domain/documents/document-rows.ts';
import { clientDefaults } from '../../../functions/kit/clients/credentials.ts';
import { environment } from '../../../functions/kit/environment.ts';
import { outboxPut } from '../../../functions/kit/outbox.ts';
import type { JobName } from '../../../shared/model/resources.ts';
import type { Proof } from '../client/proof.ts';
import type { Row } from '../client/tables.ts';

export type PlacedDocument = { companyId: string; productId: string; fileId: string; version: number };

const NOW = new Date('2026-01-01T00:00:00.000Z');

const subjects = 'theft fire flood storm glass luggage illness delay liability travel'.split(' ');
const items = 'bicycle kitchen camera roof window suitcase laptop garden cellar boat'.split(' ');

/** What the document says of one thing that no other document speaks of. */
export const factOf = (document: number, page: number): string =>
  `The excess of tariff T${document}P${page}Q for ${subjects[page % subjects.length]} is ${100 + document + page} euros.`;

/** About 3,000 characters a page, as much as a full one has; each begins with a heading. */
export function textOf(document: number, pages: number): string {
  return Array.from({ length: pages }, (_, page) => {
    const sentences = Array.from({ length: 28 }, (_, line) => {
      const [subject, item] = [subjects[(line + page) % subjects.length], items[(line * 3 + document) % items.length]];
      return `Clause ${line + 1} covers ${subject} of the ${item} up to ${line * 50 + document} euros in the ${page + 1}. year.`;
    });
    return [`# Part ${page + 1} of tariff ${document}`, factOf(document, page), ...chunks(sentences, 7)].join('\n\n');
  }).join('\n\n');
}

function chunks(sentences: readonly string[], size: number): string[] {
  const count = Math.ceil(sentences.length / size);
  return Array.from({ length: count }, (_, at) => sentences.slice(at * size, (at + 1) * size).join(' '));
}

export async function putProduct({ tables }: Proof, companyId: string, productId: string): Promise<void> {
  const row = { companyId, productId, name: productId, knowledgeVersion: 0, changedAt: NOW.toISOString() };
  await tables.put('knowledge', { ...documentProductKey(companyId, productId), ...row });
}

export async function putDocument(proof: Proof, placed: PlacedDocument, text: string): Promise<void> {
  const { companyId, productId, fileId } = placed;
  const client = new S3Client(clientDefaults);
  const Key = `${folderOf(placed)}source`;
  await client.send(new PutObjectCommand({ Bucket: environment.bucket('documents'), Key, Body: text }));
  client.destroy();
  const row: DocumentRow = {
    ...{ ...placed, name: `${fileId}.md`, kind: 'md', bytes: text.length, state: 'waiting', done: 0, total: 0 },
    ...{ failure: null, warning: null, pages: 0, passages: 0, isShared: false, readyVersion: null, readyPassages: 0 },
    ...{ addedAt: NOW.toISOString(), uploadId: fileId, versions: 1, queuedAt: NOW.toISOString(), former: null },
  };
  await proof.tables.put('knowledge', { ...documentKey(companyId, productId, fileId), ...row });
  await orderWork(proof, 'ingest-document', `INGEST-${fileId}`, placed);
}

/** As a call writes it beside its change. */
export async function orderWork(
  proof: Proof,
  job: JobName,
  id: string,
  payload: Record<string, unknown>,
): Promise<void> {
  const row = outboxPut('knowledge', { id, job, payload }, new Date()).Put?.Item;
  await proof.tables.put('knowledge', row as Row);
}
