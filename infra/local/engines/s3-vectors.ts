/**
 * Stand-in for Amazon S3 Vectors: PutVectors, GetVectors, ListVectors, QueryVectors and DeleteVectors of the indexes that
 * the templates declare, by their ARN. Queries look at every vector that the filter lets through, so they are exact where
 * AWS's are approximate.
 * Source: Amazon S3 API reference (S3 Vectors) and user guide, "Limitations and restrictions".
 */
import * as z from 'zod';
import { readJson, unknownOperation, writeJson, writeRestJsonError } from './aws-json.ts';
import { EngineError, type Engine, type EngineRequest, type Need } from './engine.ts';
import { Metadata, parseFilter } from './s3-vectors/metadata-filter.ts';
import { openVectorStore, type KeptVector, type VectorStore } from './s3-vectors/vector-store.ts';

export type VectorIndexDefinition = { arn: string; dimensions: number };

export type S3VectorsOptions = { storeFile: string; indexes: readonly VectorIndexDefinition[] };

type Operation = {
  /** Actions beside the one of its own name. */
  alsoNeeds?(request: EngineRequest): string[];
  run(request: EngineRequest, index: VectorIndexDefinition, store: VectorStore): Record<string, unknown>;
};

const INVALID = 'ValidationException';
const MAX_FILTERABLE_BYTES = 2_048;

const indexArn = z.string().min(1);
const key = z.string().min(1).max(1_024);
const anyRequest = z.object({ indexArn });
const data = z.strictObject({ float32: z.array(z.number()) });
const putRequest = z.strictObject({
  indexArn,
  vectors: z
    .array(z.strictObject({ key, data, metadata: Metadata.default({}) }))
    .min(1)
    .max(500),
});
const getRequest = z.strictObject({
  indexArn,
  keys: z.array(key).min(1).max(100),
  returnData: z.boolean().default(false),
  returnMetadata: z.boolean().default(false),
});
const listRequest = z.strictObject({
  indexArn,
  maxResults: z.int().min(1).max(1_000).default(500),
  nextToken: z.string().default(''),
  returnMetadata: z.boolean().default(false),
});
const queryRequest = z.strictObject({
  indexArn,
  topK: z.int().min(1).max(100),
  queryVector: data,
  filter: z.unknown().optional(),
  returnMetadata: z.boolean().default(false),
  returnDistance: z.boolean().default(false),
});
const deleteRequest = z.strictObject({ indexArn, keys: z.array(key).min(1).max(500) });

const OPERATIONS: Record<string, Operation> = {
  PutVectors: { run: putVectors },
  GetVectors: { run: getVectors },
  ListVectors: {
    alsoNeeds: (request) => (read(request, listRequest).returnMetadata ? ['GetVectors'] : []),
    run: listVectors,
  },
  QueryVectors: { alsoNeeds: queryNeeds, run: queryVectors },
  DeleteVectors: { run: deleteVectors },
};

export function createS3VectorsEngine({ storeFile, indexes }: S3VectorsOptions): Engine {
  const store = openVectorStore(storeFile);
  return {
    service: 'S3VECTORS',
    needs: neededPermissions,
    handle: async (request, response) => {
      const index = findIndex(read(request, anyRequest).indexArn, indexes);
      writeJson(response, findOperation(request).operation.run(request, index, store), 'application/json');
    },
    writeError: writeRestJsonError,
    close: () => store.close(),
  };
}

function read<Output>(request: EngineRequest, schema: z.ZodType<Output>): Output {
  return readJson(request, schema, INVALID);
}

function findOperation({ method, url }: EngineRequest): { name: string; operation: Operation } {
  const name = url.pathname.slice(1);
  const operation = method === 'POST' && Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (!operation) throw unknownOperation(`${method} ${url.pathname}`);
  return { name, operation };
}

function neededPermissions(request: EngineRequest): Need[] {
  const { name, operation } = findOperation(request);
  const resource = read(request, anyRequest).indexArn;
  const actions = [name, ...(operation.alsoNeeds?.(request) ?? [])];
  return actions.map((action) => ({ action: `s3vectors:${action}`, resource }));
}

function findIndex(arn: string, indexes: readonly VectorIndexDefinition[]): VectorIndexDefinition {
  const found = indexes.find((index) => index.arn === arn);
  if (found) return found;
  throw new EngineError('NotFoundException', 'The specified index could not be found.', 404);
}

/** A filter reads metadata, so it takes the right to. */
function queryNeeds(request: EngineRequest): string[] {
  const { filter, returnMetadata } = read(request, queryRequest);
  return filter !== undefined || returnMetadata ? ['GetVectors'] : [];
}

function putVectors(request: EngineRequest, index: VectorIndexDefinition, store: VectorStore): Record<string, unknown> {
  const { vectors } = read(request, putRequest);
  store.put(
    index.arn,
    vectors.map((vector): KeptVector => {
      const metadata = JSON.stringify(vector.metadata);
      if (Buffer.byteLength(metadata) > MAX_FILTERABLE_BYTES) {
        throw new EngineError(INVALID, `Filterable metadata must have at most ${MAX_FILTERABLE_BYTES} bytes.`);
      }
      return { key: vector.key, values: normalized(vector.data.float32, index), metadata };
    }),
  );
  return {};
}

/** Of length 1, so that their product is the cosine. */
function normalized(numbers: readonly number[], { dimensions }: VectorIndexDefinition): Float32Array {
  const length = Math.hypot(...numbers);
  if (numbers.length !== dimensions) {
    throw new EngineError(INVALID, `The vector has ${numbers.length} numbers; the index has ${dimensions} dimensions.`);
  }
  if (length === 0 || !Number.isFinite(length)) throw new EngineError(INVALID, 'The vector has no direction.');
  return Float32Array.from(numbers, (number) => number / length);
}

function getVectors(request: EngineRequest, { arn }: VectorIndexDefinition, store: VectorStore) {
  const { keys, returnData, returnMetadata } = read(request, getRequest);
  const vectors = keys.flatMap((wanted) => store.get(arn, wanted) ?? []);
  return {
    vectors: vectors.map((vector) => ({
      ...described(vector, returnMetadata),
      ...(returnData ? { data: { float32: Array.from(vector.values) } } : {}),
    })),
  };
}

function listVectors(request: EngineRequest, { arn }: VectorIndexDefinition, store: VectorStore) {
  const { maxResults, nextToken, returnMetadata } = read(request, listRequest);
  const vectors = store.list(arn, nextToken, maxResults);
  const last = vectors.at(-1)?.key;
  return {
    vectors: vectors.map((vector) => described(vector, returnMetadata)),
    ...(vectors.length === maxResults ? { nextToken: last } : {}),
  };
}

function queryVectors(request: EngineRequest, index: VectorIndexDefinition, store: VectorStore) {
  const { topK, queryVector, filter, returnMetadata, returnDistance } = read(request, queryRequest);
  const fits = filter === undefined ? () => true : parseFilter(filter);
  const nearest = store.query(index.arn, normalized(queryVector.float32, index), topK, fits);
  return {
    distanceMetric: 'cosine',
    vectors: nearest.map(({ vector, cosine }) => ({
      ...described(vector, returnMetadata),
      ...(returnDistance ? { distance: 1 - cosine } : {}),
    })),
  };
}

function deleteVectors(request: EngineRequest, { arn }: VectorIndexDefinition, store: VectorStore) {
  store.delete(arn, read(request, deleteRequest).keys);
  return {};
}

function described({ key: name, metadata }: KeptVector, withMetadata: boolean): Record<string, unknown> {
  return { key: name, ...(withMetadata ? { metadata: JSON.parse(metadata) as unknown } : {}) };
}
