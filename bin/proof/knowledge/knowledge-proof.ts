/** Many documents on the whole running system: how long reading takes, how fast questions are, and what a deletion leaves. */
import { readFileSync } from 'node:fs';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { ListVectorsCommand, S3VectorsClient } from '@aws-sdk/client-s3vectors';
import { productFolder } from '../../../functions/domain/documents/document-rows.ts';
import { listDocuments } from '../../../functions/domain/documents/read-documents.ts';
import { findPassages } from '../../../functions/domain/knowledge/retrieve.ts';
import { clientDefaults } from '../../../functions/kit/clients/credentials.ts';
import { environment } from '../../../functions/kit/environment.ts';
import { MAX_DOCUMENTS } from '../../../shared/model/document-product.ts';
import { poll } from '../client/poll.ts';
import type { Proof } from '../client/proof.ts';
import type { SystemDescription } from '../system/system-description.ts';
import { factOf, orderWork, putDocument, putProduct, textOf, type PlacedDocument } from './documents.ts';

export type KnowledgeSize = { documents: number; pages: number; questions: number };

export type Batch = { documents: number; pages: number; passages: number; milliseconds: number; megabytes: number };

export type KnowledgeResult = {
  batches: Batch[];
  /** Of each question that was asked of a random product, in milliseconds. */
  questionMs: number[];
  /** Questions whose first passage was not the one that holds the answer. */
  wrong: string[];
  deletionMs: number;
  /** Vectors and files that were still there afterwards. */
  traces: string[];
};

const COMPANY = 'proof-company';
const BATCH_MS = 3_600_000;
const DELETION_MS = 60_000;

/** In products of as many documents as one may have, a product after the other. */
export async function proveAmounts(proof: Proof, size: KnowledgeSize): Promise<KnowledgeResult> {
  actAsTheSystem(proof.system.description());
  const perProduct = Math.min(MAX_DOCUMENTS, Math.ceil(size.documents / 10));
  const placed = Array.from({ length: size.documents }, (_, index) => placeOf(index, perProduct));
  const products = [...new Set(placed.map(({ productId }) => productId))];
  const batches: Batch[] = [];
  for (const productId of products) {
    const part = placed.flatMap((document, index) => (document.productId === productId ? [{ document, index }] : []));
    batches.push(await ingest(proof, productId, part, size.pages));
  }
  const { questionMs, wrong } = await ask(placed, size);
  return { batches, questionMs, wrong, ...(await forget(proof, products[0] ?? '')) };
}

const placeOf = (index: number, perProduct: number): PlacedDocument => ({
  companyId: COMPANY,
  productId: `P${String(Math.floor(index / perProduct)).padStart(25, '0')}`,
  fileId: `F${String(index).padStart(25, '0')}`,
  version: 1,
});

/** The code of the functions in this process, with the small cloud's own key: it is measured without a call around it. */
function actAsTheSystem({ endpoints, region, rootCredentials, documentsBucket }: SystemDescription): void {
  Object.assign(process.env, {
    ...Object.fromEntries(Object.entries(endpoints).map(([service, url]) => [`AWS_ENDPOINT_URL_${service}`, url])),
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: rootCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: rootCredentials.secretAccessKey,
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
    TABLE_KNOWLEDGE: 'xpage-local-knowledge',
    BUCKET_DOCUMENTS: documentsBucket,
    VECTOR_INDEX: `arn:aws:s3vectors:${region}:000000000000:bucket/xpage-local-knowledge/index/passages`,
    MODEL_EMBEDDING: 'amazon.titan-embed-text-v2:0',
  });
}

async function ingest(
  proof: Proof,
  productId: string,
  part: readonly { document: PlacedDocument; index: number }[],
  pages: number,
): Promise<Batch> {
  const begun = performance.now();
  await putProduct(proof, COMPANY, productId);
  for (const { document, index } of part) await putDocument(proof, document, textOf(index, pages));
  const rows = await poll(`${part.length} documents are read`, BATCH_MS, async () => {
    const known = await listDocuments(COMPANY, productId);
    const failed = known.find(({ state }) => state === 'failed');
    if (failed) throw new Error(`${failed.name} failed: ${failed.failure}`);
    return known.every(({ state }) => state === 'ready') ? known : undefined;
  });
  return {
    documents: part.length,
    pages: rows.reduce((sum, row) => sum + row.pages, 0),
    passages: rows.reduce((sum, row) => sum + row.passages, 0),
    milliseconds: performance.now() - begun,
    megabytes: residentMegabytes(proof.system.pid()),
  };
}

/** Each product is asked once before: what is measured is a warm function. */
async function ask(placed: readonly PlacedDocument[], { questions, pages }: KnowledgeSize) {
  const questionMs: number[] = [];
  const wrong: string[] = [];
  for (const { productId } of placed) await search(productId, 'warm-up');
  for (let asked = 0; asked < questions; asked += 1) {
    const index = (asked * 7_919) % placed.length;
    const page = (asked * 31) % pages;
    const question = `What is the excess of tariff T${index}P${page}Q?`;
    const begun = performance.now();
    const [best] = await search(placed[index]?.productId ?? '', question);
    questionMs.push(performance.now() - begun);
    if (!best?.text.includes(factOf(index, page))) wrong.push(question);
  }
  return { questionMs, wrong };
}

const search = (productId: string, question: string) =>
  findPassages({ companyId: COMPANY, productId, question, history: [], now: new Date() });

/** As the removal of a product orders it. */
async function forget(proof: Proof, productId: string): Promise<{ deletionMs: number; traces: string[] }> {
  const begun = performance.now();
  const payload = { companyId: COMPANY, productId, fileId: null, version: null };
  await orderWork(proof, 'forget-document', `FORGET-${productId}`, payload);
  const isGone = async () => ((await tracesOf(productId)).length === 0 ? true : undefined);
  const outcome = await poll('a product is forgotten', DELETION_MS, isGone).catch(() => undefined);
  const deletionMs = performance.now() - begun;
  return { deletionMs, traces: outcome ? [] : await tracesOf(productId) };
}

/** Keys of vectors and names of files, found without what deletes them. */
async function tracesOf(productId: string): Promise<string[]> {
  const files = new S3Client(clientDefaults);
  const Prefix = productFolder(COMPANY, productId);
  const { Contents: objects = [] } = await files.send(
    new ListObjectsV2Command({ Bucket: environment.bucket('documents'), Prefix }),
  );
  files.destroy();
  if (objects.length > 0) return objects.map(({ Key = '' }) => Key);
  return vectorsOf(productId);
}

async function vectorsOf(productId: string): Promise<string[]> {
  const client = new S3VectorsClient(clientDefaults);
  const keys: string[] = [];
  let nextToken: string | undefined;
  do {
    const page = await client.send(
      new ListVectorsCommand({
        indexArn: environment.vectorIndex(),
        maxResults: 1_000,
        ...(nextToken ? { nextToken } : {}),
      }),
    );
    keys.push(...(page.vectors ?? []).flatMap(({ key }) => (key?.startsWith(`${productId}/`) ? [key] : [])));
    nextToken = page.nextToken;
  } while (nextToken);
  client.destroy();
  return keys;
}

/** Of the serving process, in megabytes (proc(5), VmRSS). */
function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1_024;
}
