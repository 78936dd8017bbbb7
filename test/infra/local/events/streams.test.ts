import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { StreamLog, StreamRecord, TableDefinition } from '../../../../infra/local/engines/dynamodb.ts';
import { openEventState } from '../../../../infra/local/events/event-state.ts';
import { readFilter } from '../../../../infra/local/events/filter-criteria.ts';
import type { EventSourceMapping } from '../../../../infra/local/events/mapping.ts';
import { startStreamSource, type StreamSource } from '../../../../infra/local/events/streams.ts';
import { poolOf, type TestPool } from '../fixtures/function-pool.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { soon } from '../../../kit/soon.ts';

const table: TableDefinition = {
  name: 'pages',
  arn: 'arn:aws:dynamodb:eu-central-1:000000000000:table/pages',
  attributes: [],
  keySchema: [],
  globalIndexes: [],
  localIndexes: [],
  stream: { arn: 'arn:stream', viewType: 'NEW_AND_OLD_IMAGES' },
};

/** Answers what it was given; fails on records whose key is `bad`, wholly or item by item. */
const FUNCTION = `
  const seen = [];
  export const handler = async (event) => {
    if (event.ask) return seen;
    const keys = event.Records.map((record) => record.dynamodb.Keys.pk.S);
    seen.push(keys);
    const bad = event.Records.filter((record) => record.dynamodb.Keys.pk.S === 'bad');
    if (bad.length > 0 && process.env.REPORTS !== 'yes') throw new Error('bad record');
    return { batchItemFailures: bad.map((record) => ({ itemIdentifier: record.dynamodb.SequenceNumber })) };
  };`;

type Setup = { source: StreamSource; pool: TestPool; sent: string[]; errors: string[]; batches(): Promise<string[][]> };

function streamOf(...keys: string[]): StreamLog {
  const records = keys.map((key, index): StreamRecord => ({
    position: index + 1,
    eventName: 'INSERT',
    keys: { pk: { S: key } },
    newImage: { pk: { S: key } },
    sequenceNumber: String(index + 1),
    createdAt: 1,
  }));
  return {
    read: (_table, after, limit) => records.filter((record) => record.position > after).slice(0, limit),
    newest: () => records.length,
    trim: () => undefined,
    close: () => undefined,
  };
}

function start(
  streams: StreamLog,
  mapping: Partial<EventSourceMapping> = {},
  stateFile = join(temporaryFolder(), 'state.sqlite'),
): Setup {
  const reports = mapping.reportsItemFailures ? 'yes' : 'no';
  const pool = poolOf(FUNCTION, { environment: { REPORTS: reports } }, { maxInstances: () => 1 });
  const state = openEventState(stateFile);
  const sent: string[] = [];
  const errors: string[] = [];
  const source = startStreamSource({
    mapping: {
      id: 'stack/Mapping',
      where: 'stack/Mapping',
      sourceArn: 'arn:stream',
      functionArn: 'subject',
      batchSize: 10,
      isBisecting: false,
      maxRetries: 0,
      startsAtNewest: false,
      reportsItemFailures: false,
      filter: () => true,
      failureQueueArn: undefined,
      ...mapping,
    },
    table,
    region: 'eu-central-1',
    streams,
    pool,
    state,
    clock: () => 0,
    sendToQueue: async (_arn, body) => void sent.push(body),
    onError: (line) => errors.push(line),
    firstRetryMs: 1,
  });
  onTestFinished(async () => {
    await source.close();
    state.close();
  });
  const batches = async (): Promise<string[][]> =>
    (await pool.invoke('subject', { event: { ask: true } })) as string[][];
  return { source, pool, sent, errors, batches };
}

const untilAt = (source: StreamSource, position: number): Promise<void> =>
  soon(() => expect(source.position()).toBe(position));

test('records are delivered in order and in batches', async () => {
  const { source, batches } = start(streamOf('a', 'b', 'c', 'd', 'e'), { batchSize: 2 });

  await untilAt(source, 5);

  expect(await batches()).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('only records that fit the filter are delivered', async () => {
  const filter = readFilter({ Filters: [{ Pattern: '{"dynamodb":{"Keys":{"pk":{"S":[{"prefix":"OUTBOX#"}]}}}}' }] });
  const { source, batches } = start(streamOf('a', 'OUTBOX#1', 'b', 'OUTBOX#2'), { filter });

  await untilAt(source, 4);

  expect(await batches()).toEqual([['OUTBOX#1', 'OUTBOX#2']]);
});

test('a source that starts at the newest record skips what was there before', async () => {
  const { source, batches } = start(streamOf('a', 'b'), { startsAtNewest: true });

  await untilAt(source, 2);

  expect(await batches()).toEqual([]);
});

test('a failing batch is retried, then given up with a description in the failure queue', async () => {
  const { source, batches, sent, errors, pool } = start(streamOf('bad', 'b'), {
    maxRetries: 2,
    failureQueueArn: 'arn:queue',
  });

  await untilAt(source, 2);

  expect((await batches()).map(String)).toEqual(['bad,b', 'bad,b', 'bad,b']);
  expect(sent.map((body) => JSON.parse(body))).toMatchObject([
    {
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 3 },
      DDBStreamBatchInfo: { startSequenceNumber: '1', endSequenceNumber: '2', batchSize: 2 },
    },
  ]);
  expect(errors).toEqual(['stack/Mapping gives up 2 record(s) after 3 attempts.']);
  // The first failure may be the only one.
  expect(pool.errors.length).toBe(2);
});

test('a bisecting source isolates the record that fails', async () => {
  const { source, batches, sent } = start(streamOf('a', 'b', 'bad', 'd'), {
    isBisecting: true,
    failureQueueArn: 'arn:queue',
  });

  await untilAt(source, 4);

  expect((await batches()).filter((batch) => !batch.includes('bad'))).toEqual([['a', 'b'], ['d']]);
  expect(sent).toHaveLength(1);
});

test('with item failures reported, delivery goes on from the first one that failed', async () => {
  const { source, batches } = start(streamOf('a', 'b', 'bad', 'd'), { reportsItemFailures: true, maxRetries: 1 });

  await untilAt(source, 4);

  expect(await batches()).toEqual([
    ['a', 'b', 'bad', 'd'],
    ['bad', 'd'],
  ]);
});

test('after a restart delivery goes on where the function had succeeded', async () => {
  const stateFile = join(temporaryFolder(), 'state.sqlite');
  const first = start(streamOf('a', 'b'), {}, stateFile);
  await untilAt(first.source, 2);
  await first.source.close();

  const second = start(streamOf('a', 'b', 'c'), {}, stateFile);

  await untilAt(second.source, 3);
  expect(await second.batches()).toEqual([['c']]);
});

test('a source that was closed before the function succeeded delivers again', async () => {
  const stateFile = join(temporaryFolder(), 'state.sqlite');
  const first = start(streamOf('bad'), { maxRetries: undefined }, stateFile);
  await soon(async () => expect((await first.batches()).length).toBeGreaterThan(1));
  await first.source.close();

  const second = start(streamOf('bad'), { reportsItemFailures: true }, stateFile);

  await untilAt(second.source, 1);
  expect(await second.batches()).toEqual([['bad']]);
});
