import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startDynamoEngine, type DynamoEngine } from '../../../../../infra/local/engines/dynamodb.ts';
import { findBinary, startDynamoProcess } from '../../../../../infra/local/engines/dynamodb/process.ts';
import type { TableDefinition } from '../../../../../infra/local/engines/dynamodb/tables.ts';
import { serveEngine } from '../../../../../infra/local/engines/serve-engine.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const table: TableDefinition = {
  ...{ name: 'things', arn: 'arn:aws:dynamodb:eu-central-1:000000000000:table/things' },
  attributes: [{ AttributeName: 'pk', AttributeType: 'S' }],
  keySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  ...{ globalIndexes: [], localIndexes: [], expiryAttribute: 'expiresAt' },
  stream: { arn: 'arn:aws:dynamodb:eu-central-1:000000000000:table/things/stream/1', viewType: 'NEW_AND_OLD_IMAGES' },
};

/** A server that somebody else runs, with a file of its own. */
async function startServer(): Promise<string> {
  const file = join(temporaryFolder(), 'server.sqlite');
  const server = await startDynamoProcess({ file, onRestart: () => undefined });
  onTestFinished(() => server.close());
  return server.url;
}

async function startOn(url: string, folder: string) {
  const troubles: string[] = [];
  const engine = await startDynamoEngine({
    ...{ file: join(folder, 'dynamodb.sqlite'), url, clock: Date.now, region: 'eu-central-1', account: '000000000000' },
    ...{ tables: [table], onRestart: (reason: string) => troubles.push(reason) },
  });
  const served = await serveEngine(engine, 0, { authorize: () => undefined });
  const stop = async (): Promise<void> => {
    await served.close();
    await engine.stop();
  };
  return { engine, url: served.url, troubles, stop };
}

/** As a function does, through the front. */
async function put(url: string, engine: DynamoEngine, pk: string): Promise<void> {
  const written = new Promise<void>((resolve) => engine.onWrite(resolve));
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.PutItem',
      authorization: 'AWS4-HMAC-SHA256 Credential=AKIATEST/20260101/eu-central-1/dynamodb/aws4_request, Signature=0',
    },
    body: JSON.stringify({ TableName: table.name, Item: { pk: { S: pk } } }),
  });
  expect(response.status).toBe(200);
  await written;
}

const keysAfter = (engine: DynamoEngine, position: number): unknown[] =>
  engine.streams.read(table.name, position, 10).map(({ keys }) => keys['pk']);

test('what is written to a server comes out of its stream, each record once, over restarts', async () => {
  const url = await startServer();
  const folder = temporaryFolder();
  const first = await startOn(url, folder);

  await put(first.url, first.engine, 'one');
  await put(first.url, first.engine, 'two');
  expect(keysAfter(first.engine, 0)).toEqual([{ S: 'one' }, { S: 'two' }]);
  const position = first.engine.streams.newest(table.name);
  await first.stop();

  const second = await startOn(url, folder);
  onTestFinished(() => second.stop());
  expect(keysAfter(second.engine, 0)).toEqual([{ S: 'one' }, { S: 'two' }]);
  await put(second.url, second.engine, 'three');
  expect(keysAfter(second.engine, position)).toEqual([{ S: 'three' }]);
  expect([...first.troubles, ...second.troubles]).toEqual([]);
  expect(second.engine.pid()).toBeUndefined();
});

test('what expires on a server is removed, and its stream says so', async () => {
  const started = await startOn(await startServer(), temporaryFolder());
  onTestFinished(() => started.stop());
  const expiresAt = { N: String(Math.floor(Date.now() / 1_000) - 3_600) };
  await started.engine.client('PutItem', { TableName: table.name, Item: { pk: { S: 'old' }, expiresAt } });

  expect(await started.engine.sweepExpired()).toBe(1);

  const [, removed] = started.engine.streams.read(table.name, 0, 10);
  expect(removed).toMatchObject({ eventName: 'REMOVE', keys: { pk: { S: 'old' } } });
});

test('a new state folder begins with empty tables, also on a server that has been used', async () => {
  const url = await startServer();
  const first = await startOn(url, temporaryFolder());
  await put(first.url, first.engine, 'of before');
  await first.stop();

  const second = await startOn(url, temporaryFolder());
  onTestFinished(() => second.stop());

  expect(await second.engine.client('Scan', { TableName: table.name })).toMatchObject({ Items: [] });
  expect(keysAfter(second.engine, 0)).toEqual([]);
});

test('an address where nothing answers is named, with what to do', async () => {
  await expect(startOn('http://127.0.0.1:1', temporaryFolder())).rejects.toThrow(
    'Nothing that speaks DynamoDB answers at LOCAL_DYNAMODB_URL, which is http://127.0.0.1:1. Start DynamoDB Local',
  );
});

test('a platform without an engine is told in one sentence how to go on', () => {
  expect(() => findBinary('darwin-arm64')).toThrow(
    /^This machine \(darwin-arm64\) has no DynamoDB engine: install one with "npm install --no-save @dynoxide\/darwin-arm64@1\.2\.1", or run DynamoDB Local and start with LOCAL_DYNAMODB_URL=\S+ in the environment\.$/,
  );
});
