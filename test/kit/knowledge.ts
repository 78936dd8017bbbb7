/**
 * Documents of a company in the engines of this machine: tables, files, vectors and the embedding model, for tests in which
 * their own answers decide.
 */
import type { ServerResponse } from 'node:http';
import { ListVectorsCommand, S3VectorsClient } from '@aws-sdk/client-s3vectors';
import { DeleteCommand, PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach } from 'vitest';

import { documentKey, folderOf, type DocumentRow } from '../../functions/domain/documents/document-rows.ts';
import { embedPassages } from '../../functions/domain/knowledge/embed.ts';
import type { KeptPassage } from '../../functions/domain/knowledge/document-page.ts';
import { indexedText } from '../../functions/domain/knowledge/lexical-index.ts';
import type { DocumentVersion } from '../../functions/domain/knowledge/stored-knowledge.ts';
import { writeLexicalIndex, writePassages } from '../../functions/domain/knowledge/write-knowledge.ts';
import { writeVectors } from '../../functions/domain/knowledge/write-vectors.ts';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import { createBedrockEngine } from '../../infra/local/engines/bedrock.ts';
import { EngineError, type Engine, type EngineRequest } from '../../infra/local/engines/engine.ts';
import { createS3Engine } from '../../infra/local/engines/s3.ts';
import { createS3VectorsEngine } from '../../infra/local/engines/s3-vectors.ts';
import { type Fault, serveEngine } from '../../infra/local/engines/serve-engine.ts';
import { chatProductRow, documentRow } from './company.ts';
import { useRealTables } from './real-tables.ts';

const place = { region: 'eu-central-1', account: '000000000000' };
const indexArn = process.env['VECTOR_INDEX'] ?? '';

let made = 0;
/** A document of a company and a product of its own. */
export function newVersion(version = 1): DocumentVersion {
  const id = String((made += 1)).padStart(24, '0');
  return { companyId: `company-${made}`, productId: `P1${id}`, fileId: `F1${id}`, version };
}

type Watch = (request: string) => Promise<boolean> | boolean;

export class KnowledgeEngines {
  readonly #faults = new Map<string, Fault>();
  readonly #served: { close(): Promise<void> }[] = [];
  readonly #s3 = createS3Engine({
    ...place,
    file: ':memory:',
    clock: Date.now,
    credentials: () => process.env['AWS_SECRET_ACCESS_KEY'],
    buckets: [{ name: 'documents', cors: [], expiry: [], versioned: true }],
  });
  #watch: Watch = () => true;

  async start(): Promise<void> {
    process.env['MODEL_EMBEDDING'] = 'amazon.titan-embed-text-v2:0';
    await this.#serve(this.#s3);
    await this.#serve(createS3VectorsEngine({ storeFile: ':memory:', indexes: [{ arn: indexArn, dimensions: 256 }] }));
    await this.#serve(createBedrockEngine({ region: place.region, accountId: place.account }));
  }

  async stop(): Promise<void> {
    for (const one of this.#served) await one.close();
  }

  reset(): void {
    this.#faults.clear();
    this.#watch = () => true;
  }

  /** What the service does until the test ends. */
  setFault(service: 'S3VECTORS' | 'BEDROCK_RUNTIME', fault: Fault): void {
    this.#faults.set(service, fault);
  }

  /** Told of each request, `<method> <path>`, before it is answered. What it answers false to fails, and is not tried again. */
  onRequest(watch: Watch): void {
    this.#watch = watch;
  }

  putFile(name: string, body: string | Uint8Array): void {
    this.#s3.putObject('documents', name, Buffer.from(body), {});
  }

  deleteFile(name: string): void {
    this.#s3.deleteObject('documents', name);
  }

  fileNames(): string[] {
    return this.#s3.listKeys('documents', '');
  }

  /** Keys of all vectors that there are. */
  readonly vectorKeys = vectorKeys;

  async #serve(engine: Engine): Promise<void> {
    const handle = async (request: EngineRequest, response: ServerResponse): Promise<void> => {
      const isAnswered = await this.#watch(`${request.method} ${request.url.pathname}`);
      if (!isAnswered) throw new EngineError('InvalidRequest', 'Refused by the test.');
      await engine.handle(request, response);
    };
    const one = await serveEngine({ ...engine, handle }, 0, { fault: (service) => this.#faults.get(service) });
    process.env[`AWS_ENDPOINT_URL_${engine.service}`] = one.url;
    this.#served.push(one);
  }
}

/** To be called once in a test file, outside of tests. */
export function useKnowledge(): KnowledgeEngines {
  useRealTables();
  const engines = new KnowledgeEngines();
  beforeAll(() => engines.start());
  beforeEach(() => engines.reset());
  afterAll(() => engines.stop());
  return engines;
}

async function vectorKeys(): Promise<string[]> {
  const client = new S3VectorsClient({});
  const { vectors = [] } = await client.send(new ListVectorsCommand({ indexArn, maxResults: 1_000 }));
  client.destroy();
  return vectors.flatMap(({ key }) => key ?? []);
}

/** Passages of one page each, below no heading unless they are given whole. */
export function passagesOf(...texts: (string | KeptPassage)[]): KeptPassage[] {
  return texts.map((text, index) =>
    typeof text === 'string' ? { page: index + 1, start: 0, end: text.length, headings: [], text } : text,
  );
}

const TableName = 'knowledge';

async function putRow(row: Record<string, unknown>): Promise<void> {
  await dynamo.send(new PutCommand({ TableName, Item: row }));
}

export async function putProduct({ companyId, productId }: DocumentVersion): Promise<void> {
  await putRow(chatProductRow({ companyId, productId }));
}

/** As if a call had changed it meanwhile. */
export async function changeRow(
  { companyId, productId, fileId }: DocumentVersion,
  changes: Partial<DocumentRow>,
): Promise<void> {
  const entries = Object.entries(changes);
  await dynamo.send(
    new UpdateCommand({
      TableName,
      Key: documentKey(companyId, productId, fileId),
      UpdateExpression: `SET ${entries.map((_, index) => `#n${index} = :v${index}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#n${index}`, name])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], index) => [`:v${index}`, value])),
    }),
  );
}

export async function deleteRow({ companyId, productId, fileId }: DocumentVersion): Promise<void> {
  await dynamo.send(new DeleteCommand({ TableName, Key: documentKey(companyId, productId, fileId) }));
}

export async function outboxRows(): Promise<Record<string, unknown>[]> {
  const { Items: items = [] } = await dynamo.send(new ScanCommand({ TableName }));
  return items.filter(({ sk }) => sk === 'OUTBOX');
}

/** The row of a document as the call leaves it, and its file. */
export async function putWaiting(
  engines: KnowledgeEngines,
  version: DocumentVersion,
  source: string | Uint8Array,
  changes: Partial<DocumentRow> = {},
): Promise<void> {
  await putRow(documentRow({ ...version, state: 'waiting', readyVersion: null, readyPassages: 0, ...changes }));
  engines.putFile(`${folderOf(version)}source`, source);
}

/** A document that can be asked, without its being read. */
export async function putReady(
  version: DocumentVersion,
  passages: readonly KeptPassage[],
  changes: Partial<DocumentRow> = {},
): Promise<void> {
  await writePassages(version, passages);
  await writeLexicalIndex(version, passages);
  await writeVectors(version, 0, await embedPassages(passages.map(indexedText)));
  const ready = { state: 'ready', readyVersion: version.version, readyPassages: passages.length } as const;
  await putRow(documentRow({ ...version, ...ready, ...changes }));
}
