import { join } from 'node:path';
import {
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { aws_dynamodb as dynamodb } from 'aws-cdk-lib';
import { expect, onTestFinished, test } from 'vitest';
import { startDynamoEngine, type DynamoEngine } from '../../../../infra/local/engines/dynamodb.ts';
import { readTable } from '../../../../infra/local/engines/dynamodb/tables.ts';
import type { Need } from '../../../../infra/local/engines/engine.ts';
import { serveEngine } from '../../../../infra/local/engines/serve-engine.ts';
import { createAuthorizer } from '../../../../infra/local/iam/authorizer.ts';
import type { Statement } from '../../../../infra/local/iam/evaluate.ts';
import { resourcesOf } from '../fixtures/resources.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const TABLE = 'stack-TableCD117FA1';
const TABLE_ARN = `arn:aws:dynamodb:eu-central-1:000000000000:table/${TABLE}`;
const EVERYTHING: Statement[] = [{ Effect: 'Allow', Action: ['dynamodb:*'], Resource: ['*'] }];

type Started = {
  engine: DynamoEngine;
  client: DynamoDBClient;
  denials: string[];
  needs: Need[];
  restarts: string[];
  stop(): Promise<void>;
};

async function start(
  statements: Statement[] = EVERYTHING,
  folder = temporaryFolder(),
  clock = Date.now,
): Promise<Started> {
  const denials: string[] = [];
  const restarts: string[] = [];
  const needs: Need[] = [];
  const engine = await startDynamoEngine({
    file: join(folder, 'dynamodb.sqlite'),
    clock,
    region: 'eu-central-1',
    account: '000000000000',
    tables: [readTable(tableResource())],
    onRestart: (reason) => restarts.push(reason),
  });
  const principal = { keyId: 'AKIATEST', sessionArn: 'arn:aws:sts::000000000000:assumed-role/r/f', statements };
  const authorizer = createAuthorizer([principal], 'ROOT', (line) => denials.push(line));
  const served = await serveEngine(engine, 0, {
    authorize: (keyId, asked) => {
      needs.push(...asked);
      authorizer.authorize(keyId, asked);
    },
  });
  const client = new DynamoDBClient({
    endpoint: served.url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'AKIATEST', secretAccessKey: 'secret' },
  });
  const stop = async (): Promise<void> => {
    client.destroy();
    await served.close();
    await engine.stop();
  };
  return { engine, client, denials, needs, restarts, stop };
}

async function startForTest(...given: Parameters<typeof start>): Promise<Started> {
  const started = await start(...given);
  onTestFinished(() => started.stop());
  return started;
}

function tableResource() {
  const resources = resourcesOf((stack) => {
    new dynamodb.TableV2(stack, 'Table', {
      partitionKey: { name: 'pk', type: dynamodb.AttributeType.STRING },
      sortKey: { name: 'sk', type: dynamodb.AttributeType.STRING },
      timeToLiveAttribute: 'expiresAt',
      dynamoStream: dynamodb.StreamViewType.NEW_AND_OLD_IMAGES,
      globalSecondaryIndexes: [
        {
          indexName: 'byTime',
          partitionKey: { name: 'gsiPk', type: dynamodb.AttributeType.STRING },
          sortKey: { name: 'gsiSk', type: dynamodb.AttributeType.STRING },
        },
      ],
    });
  });
  const [table] = resources.ofType('AWS::DynamoDB::GlobalTable');
  if (!table) throw new Error('The template has no table.');
  return table;
}

const item = (pk: string, more = {}) => ({ pk: { S: pk }, sk: { S: 'x' }, ...more });

test('the tables of the template are there, with their index, and survive a restart', async () => {
  const folder = temporaryFolder();
  const first = await start(EVERYTHING, folder);
  await first.client.send(
    new PutItemCommand({ TableName: TABLE, Item: item('a', { gsiPk: { S: 'g' }, gsiSk: { S: '1' } }) }),
  );
  await first.stop();
  const second = await startForTest(EVERYTHING, folder);

  const found = await second.client.send(
    new QueryCommand({
      TableName: TABLE,
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :g',
      ExpressionAttributeValues: { ':g': { S: 'g' } },
    }),
  );

  expect(found.Items).toEqual([item('a', { gsiPk: { S: 'g' }, gsiSk: { S: '1' } })]);
});

test('each operation asks for its action on the table or index, with the partition keys it touches', async () => {
  const { client, needs } = await startForTest();

  await client.send(new GetItemCommand({ TableName: TABLE, Key: item('a') }));
  await client.send(
    new QueryCommand({
      TableName: TABLE,
      IndexName: 'byTime',
      KeyConditionExpression: '#p = :p AND gsiSk > :s',
      ExpressionAttributeNames: { '#p': 'gsiPk' },
      ExpressionAttributeValues: { ':p': { S: 'OUTBOX' }, ':s': { S: '2' } },
    }),
  );
  await client.send(new ScanCommand({ TableName: TABLE }));
  await client.send(new BatchWriteItemCommand({ RequestItems: { [TABLE]: [{ PutRequest: { Item: item('b') } }] } }));

  expect(needs).toEqual([
    { action: 'dynamodb:GetItem', resource: TABLE_ARN, conditions: { 'dynamodb:LeadingKeys': ['a'] } },
    {
      action: 'dynamodb:Query',
      resource: `${TABLE_ARN}/index/byTime`,
      conditions: { 'dynamodb:LeadingKeys': ['OUTBOX'] },
    },
    { action: 'dynamodb:Scan', resource: TABLE_ARN },
    { action: 'dynamodb:BatchWriteItem', resource: TABLE_ARN, conditions: { 'dynamodb:LeadingKeys': ['b'] } },
  ]);
});

test('a transaction needs the permission of each of its parts, and is denied in AWS’s words', async () => {
  const { client, denials } = await startForTest([
    { Effect: 'Allow', Action: ['dynamodb:PutItem'], Resource: [TABLE_ARN] },
  ]);
  const transaction = new TransactWriteItemsCommand({
    TransactItems: [
      { Put: { TableName: TABLE, Item: item('a') } },
      { ConditionCheck: { TableName: TABLE, Key: item('b'), ConditionExpression: 'attribute_exists(pk)' } },
    ],
  });

  const denied = client.send(transaction);

  await expect(denied).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message:
      'User: arn:aws:sts::000000000000:assumed-role/r/f is not authorized to perform: dynamodb:ConditionCheckItem ' +
      `on resource: ${TABLE_ARN} because no identity-based policy allows the dynamodb:ConditionCheckItem action`,
  });
  expect(denials).toHaveLength(1);
});

test('a cancelled transaction changes nothing and keeps its reasons', async () => {
  const { client } = await startForTest();
  const transaction = new TransactWriteItemsCommand({
    TransactItems: [
      { Put: { TableName: TABLE, Item: item('a') } },
      { ConditionCheck: { TableName: TABLE, Key: item('b'), ConditionExpression: 'attribute_exists(pk)' } },
    ],
  });

  const cancelled = client.send(transaction);

  await expect(cancelled).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }],
  });
  expect((await client.send(new ScanCommand({ TableName: TABLE }))).Items).toEqual([]);
});

test('rows of one partition can be granted without the rest of the table', async () => {
  const { client } = await startForTest([
    {
      Effect: 'Allow',
      Action: ['dynamodb:PutItem'],
      Resource: [TABLE_ARN],
      Condition: {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['mine#*'] },
        Null: { 'dynamodb:LeadingKeys': 'false' },
      },
    },
  ]);

  await client.send(new PutItemCommand({ TableName: TABLE, Item: item('mine#1') }));
  const foreign = client.send(new PutItemCommand({ TableName: TABLE, Item: item('yours#1') }));

  await expect(foreign).rejects.toMatchObject({ name: 'AccessDeniedException' });
});

test('expired items are removed ten minutes later, by the clock of the small cloud', async () => {
  let now = Date.now();
  const { engine, client } = await startForTest(EVERYTHING, temporaryFolder(), () => now);
  const soon = Math.floor(now / 1000) + 60;
  await client.send(new PutItemCommand({ TableName: TABLE, Item: item('short', { expiresAt: { N: String(soon) } }) }));
  await client.send(new PutItemCommand({ TableName: TABLE, Item: item('text', { expiresAt: { S: String(soon) } }) }));
  await client.send(new PutItemCommand({ TableName: TABLE, Item: item('kept') }));
  const before = await engine.sweepExpired();
  now += 61_000;
  const rightAfter = await engine.sweepExpired();
  now += 600_000;

  const later = await engine.sweepExpired();

  expect([before, rightAfter, later]).toEqual([0, 0, 1]);
  const left = await client.send(new ScanCommand({ TableName: TABLE }));
  expect(left.Items?.map((entry) => entry['pk']?.S).sort()).toEqual(['kept', 'text']);
});

test('stream records come in order with both images, and trimming keeps the newest', async () => {
  const { engine, client } = await startForTest();
  let writes = 0;
  engine.onWrite(() => (writes += 1));
  await client.send(new PutItemCommand({ TableName: TABLE, Item: item('a', { n: { N: '1' } }) }));
  await client.send(new PutItemCommand({ TableName: TABLE, Item: item('a', { n: { N: '2' } }) }));

  const records = engine.streams.read(TABLE, 0, 10);
  engine.streams.trim(TABLE, records.at(-1)?.position ?? 0);

  expect(records).toMatchObject([
    { eventName: 'INSERT', keys: item('a'), newImage: item('a', { n: { N: '1' } }), sequenceNumber: '1' },
    { eventName: 'MODIFY', oldImage: { n: { N: '1' } }, newImage: { n: { N: '2' } }, sequenceNumber: '2' },
  ]);
  expect(engine.streams.read(TABLE, 0, 10).map((record) => record.sequenceNumber)).toEqual(['2']);
  expect(writes).toBe(2);
});

test('no acknowledged write is lost when the engine is killed again and again', async () => {
  const { engine, client, restarts } = await startForTest();
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const writing = Promise.allSettled(
      Array.from({ length: 40 }, async (_, index) => {
        const pk = `${round}-${index}`;
        await client.send(new PutItemCommand({ TableName: TABLE, Item: item(pk) }));
        acknowledged.push(pk);
        if (index === 10) process.kill(engine.pid() ?? 0, 'SIGKILL');
      }),
    );
    await writing;
  }

  const kept = await client.send(new ScanCommand({ TableName: TABLE, ConsistentRead: true }));

  const keys = new Set(kept.Items?.map((entry) => entry['pk']?.S));
  expect(acknowledged.filter((pk) => !keys.has(pk))).toEqual([]);
  expect(new Set(acknowledged.map((pk) => pk.split('-')[0])).size).toBe(3);
  expect(restarts).toHaveLength(3);
});

test('an operation that the engine does not offer is an error', async () => {
  const { client } = await startForTest();
  const { CreateTableCommand } = await import('@aws-sdk/client-dynamodb');

  const unknown = client.send(new CreateTableCommand({ TableName: 'mine', AttributeDefinitions: [], KeySchema: [] }));

  await expect(unknown).rejects.toMatchObject({ name: 'UnknownOperationException' });
});
