import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteVectorsCommand,
  GetVectorsCommand,
  ListIndexesCommand,
  ListVectorsCommand,
  PutVectorsCommand,
  QueryVectorsCommand,
  S3VectorsClient,
} from '@aws-sdk/client-s3vectors';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Need } from '../../../../infra/local/engines/engine.ts';
import { createS3VectorsEngine } from '../../../../infra/local/engines/s3-vectors.ts';
import { serveEngine } from '../../../../infra/local/engines/serve-engine.ts';
import { sdkConfig } from './sdk-config.ts';

const indexArn = 'arn:aws:s3vectors:eu-central-1:000000000000:bucket/xpage-local-knowledge/index/passages';

let directory: string;
let needs: Need[];
let served: Awaited<ReturnType<typeof serveEngine>>;
let client: S3VectorsClient;

async function start(): Promise<void> {
  const storeFile = join(directory, 's3-vectors.sqlite');
  const engine = createS3VectorsEngine({ storeFile, indexes: [{ arn: indexArn, dimensions: 3 }] });
  served = await serveEngine(engine, 0, { authorize: (_keyId, asked) => needs.push(...asked) });
  client = new S3VectorsClient(sdkConfig(served.url));
}

async function stop(): Promise<void> {
  client.destroy();
  await served.close();
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 's3-vectors-'));
  needs = [];
  await start();
});

afterEach(async () => {
  await stop();
  rmSync(directory, { recursive: true });
});

type Metadata = Record<string, string | number | boolean>;

function put(vectors: Record<string, [number[], Metadata]>) {
  const list = Object.entries(vectors).map(([key, [float32, metadata]]) => ({ key, data: { float32 }, metadata }));
  return client.send(new PutVectorsCommand({ indexArn, vectors: list }));
}

async function query(float32: number[], filter?: unknown, topK = 10): Promise<unknown[]> {
  const { vectors } = await client.send(
    new QueryVectorsCommand({
      indexArn,
      topK,
      queryVector: { float32 },
      ...(filter === undefined ? {} : { filter: filter as Metadata }),
    }),
  );
  return (vectors ?? []).map(({ key }) => key);
}

describe('QueryVectors', () => {
  beforeEach(async () => {
    await put({
      east: [[1, 0, 0], { company: 'a', version: 1 }],
      north: [[0, 1, 0], { company: 'a', version: 2 }],
      northEast: [[2, 2, 0], { company: 'b', version: 1 }],
    });
  });

  test('answers the nearest first, by direction and not by length', async () => {
    expect(await query([1, 0.1, 0])).toEqual(['east', 'northEast', 'north']);
    expect(await query([1, 0.1, 0], undefined, 2)).toEqual(['east', 'northEast']);
  });

  test('answers the cosine distance and the metadata when they are asked for', async () => {
    const { vectors, distanceMetric } = await client.send(
      new QueryVectorsCommand({
        indexArn,
        topK: 1,
        queryVector: { float32: [0, 3, 0] },
        returnDistance: true,
        returnMetadata: true,
      }),
    );

    expect(distanceMetric).toBe('cosine');
    expect(vectors).toEqual([{ key: 'north', distance: 0, metadata: { company: 'a', version: 2 } }]);
  });

  test.each([
    [{ company: 'a' }, ['east', 'north']],
    [{ company: { $eq: 'b' } }, ['northEast']],
    [{ $and: [{ company: 'a' }, { version: 2 }] }, ['north']],
    [{ version: { $in: [1, 3] } }, ['east', 'northEast']],
    [{ $and: [{ company: 'a' }, { company: 'b' }] }, []],
    [{ unknown: 'a' }, []],
  ])('looks only at what the filter %j lets through', async (filter, keys) => {
    expect(await query([1, 0.1, 0], filter)).toEqual(keys);
  });

  test.each([{ company: 'a', version: 1 }, { $nor: [{ company: 'a' }] }, { company: { $gt: 1 } }, {}, { $and: [] }])(
    'refuses the filter %j, which it does not know',
    async (filter) => {
      await expect(query([1, 0, 0], filter)).rejects.toMatchObject({ name: 'ValidationException' });
    },
  );

  test('asks for the right to read vectors besides when it filters', async () => {
    needs = [];
    await query([1, 0, 0]);
    await query([1, 0, 0], { company: 'a' });

    expect(needs).toEqual([
      { action: 's3vectors:QueryVectors', resource: indexArn },
      { action: 's3vectors:QueryVectors', resource: indexArn },
      { action: 's3vectors:GetVectors', resource: indexArn },
    ]);
  });

  test('refuses more than a hundred results', async () => {
    await expect(query([1, 0, 0], undefined, 101)).rejects.toMatchObject({ name: 'ValidationException' });
  });
});

describe('PutVectors', () => {
  test('puts a vector in the place of the one with its key', async () => {
    await put({ one: [[1, 0, 0], { company: 'a' }] });
    await put({ one: [[0, 1, 0], { company: 'b' }] });

    expect(await query([1, 0, 0], { company: 'a' })).toEqual([]);
    expect(await query([1, 0, 0], { company: 'b' })).toEqual(['one']);
  });

  test.each([
    ['of another length', [1, 0]],
    ['without a direction', [0, 0, 0]],
  ])('refuses a vector %s', async (_what, numbers) => {
    await expect(put({ one: [numbers, {}] })).rejects.toMatchObject({ name: 'ValidationException' });
  });

  test('refuses metadata of more than two kilobytes', async () => {
    await expect(put({ one: [[1, 0, 0], { text: 'x'.repeat(2_100) }] })).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });
});

test('what was acknowledged is there after a start, and what was deleted is not', async () => {
  await put({ kept: [[1, 0, 0], { company: 'a' }], gone: [[1, 0, 0], { company: 'a' }] });
  await client.send(new DeleteVectorsCommand({ indexArn, keys: ['gone', 'never-there'] }));
  await stop();
  await start();

  expect(await query([1, 0, 0])).toEqual(['kept']);
});

test('ListVectors goes through all keys, page by page', async () => {
  const keys = Array.from({ length: 7 }, (_, index) => `key-${index}`);
  await put(Object.fromEntries(keys.map((key): [string, [number[], Metadata]] => [key, [[1, 0, 0], {}]])));

  const found: unknown[] = [];
  let nextToken: string | undefined;
  do {
    const page = await client.send(
      new ListVectorsCommand({ indexArn, maxResults: 3, ...(nextToken ? { nextToken } : {}) }),
    );
    found.push(...(page.vectors ?? []).map(({ key }) => key));
    nextToken = page.nextToken;
  } while (nextToken);

  expect(found).toEqual(keys);
});

test('GetVectors answers what is there of what was asked for', async () => {
  await put({ one: [[0, 2, 0], { company: 'a' }] });

  const { vectors } = await client.send(
    new GetVectorsCommand({ indexArn, keys: ['one', 'two'], returnData: true, returnMetadata: true }),
  );

  expect(vectors).toEqual([{ key: 'one', data: { float32: [0, 1, 0] }, metadata: { company: 'a' } }]);
});

test('an index that no template declares is not there', async () => {
  const other = new QueryVectorsCommand({ indexArn: `${indexArn}-2`, topK: 1, queryVector: { float32: [1, 0, 0] } });

  await expect(client.send(other)).rejects.toMatchObject({ name: 'NotFoundException' });
});

test('an operation that nothing here uses is refused', async () => {
  const list = new ListIndexesCommand({ vectorBucketName: 'xpage-local-knowledge' });

  await expect(client.send(list)).rejects.toMatchObject({ name: 'UnknownOperationException' });
});
