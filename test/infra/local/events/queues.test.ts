import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSqsEngine, type SqsEngine } from '../../../../infra/local/engines/sqs.ts';
import { serveEngine } from '../../../../infra/local/engines/serve-engine.ts';
import { createAwsCaller, type AwsCaller } from '../../../../infra/local/aws-call.ts';
import { readFilter } from '../../../../infra/local/events/filter-criteria.ts';
import type { EventSourceMapping } from '../../../../infra/local/events/mapping.ts';
import { startQueueSource } from '../../../../infra/local/events/queues.ts';
import { poolOf, type TestPool } from '../fixtures/function-pool.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { soon } from '../../../kit/soon.ts';

const ARN = 'arn:aws:sqs:eu-central-1:000000000000';
const URL_BASE = 'http://127.0.0.1:1';

const FUNCTION = `
  const seen = [];
  export const handler = async (event) => {
    if (event.ask) return seen;
    const bodies = event.Records.map((record) => record.body);
    seen.push(...bodies);
    if (bodies.includes('"throw"')) throw new Error('thrown');
    const bad = event.Records.filter((record) => record.body === '"bad"');
    return { batchItemFailures: bad.map((record) => ({ itemIdentifier: record.messageId })) };
  };`;

type Setup = { sqs: SqsEngine; pool: TestPool; queue: AwsCaller; now: { value: number }; seen(): Promise<string[]> };

async function start(mapping: Partial<EventSourceMapping> = {}): Promise<Setup> {
  const now = { value: 1_000_000 };
  const queue = (name: string) => ({ name, arn: `${ARN}:${name}`, retentionSeconds: 3600, delaySeconds: 0 });
  const sqs = createSqsEngine({
    storeFile: join(temporaryFolder(), 'sqs.sqlite'),
    clock: () => now.value,
    region: 'eu-central-1',
    account: '000000000000',
    baseUrl: URL_BASE,
    queues: [
      { ...queue('work'), visibilitySeconds: 60, redrive: { deadLetterArn: `${ARN}:dead`, maxReceiveCount: 2 } },
      { ...queue('dead'), visibilitySeconds: 60 },
    ],
  });
  const served = await serveEngine(sqs, 0);
  const pool = poolOf(FUNCTION, {}, { maxInstances: () => 1 });
  const source = startQueueSource({
    mapping: {
      id: 'm',
      where: 'stack/Mapping',
      sourceArn: `${ARN}:work`,
      functionArn: 'subject',
      batchSize: 10,
      isBisecting: false,
      maxRetries: undefined,
      startsAtNewest: false,
      reportsItemFailures: true,
      filter: () => true,
      failureQueueArn: undefined,
      ...mapping,
    },
    queueName: 'work',
    queues: sqs,
    pool,
  });
  onTestFinished(async () => {
    await source.close();
    await served.close();
  });
  const seen = async (): Promise<string[]> => (await pool.invoke('subject', { event: { ask: true } })) as string[];
  return { sqs, pool, queue: createAwsCaller(served.url, 'key'), now, seen };
}

async function send({ queue }: Setup, ...bodies: unknown[]): Promise<void> {
  for (const body of bodies) {
    const MessageBody = JSON.stringify(body);
    await queue.call('AmazonSQS.SendMessage', { QueueUrl: `${URL_BASE}/000000000000/work`, MessageBody });
  }
}

const untilLeft = ({ sqs }: Setup, queue: string, counts: object): Promise<void> =>
  soon(() => expect(sqs.counts()[queue]).toMatchObject(counts));

test('messages that the function takes are deleted', async () => {
  const setup = await start();

  await send(setup, 'a', 'b');

  await untilLeft(setup, 'work', { visible: 0, notVisible: 0 });
  expect((await setup.seen()).sort()).toEqual(['"a"', '"b"']);
});

test('messages that it reports as failed stay, come again after their visibility timeout, then go to the dead-letter queue', async () => {
  const setup = await start();
  await send(setup, 'good', 'bad');
  await untilLeft(setup, 'work', { visible: 0, notVisible: 1 });

  for (let round = 0; round < 2; round += 1) {
    setup.now.value += 61_000;
    setup.sqs.clockMoved();
    await soon(() => expect(setup.sqs.counts()['work']?.visible).toBe(0));
  }

  await untilLeft(setup, 'dead', { visible: 1 });
  expect((await setup.seen()).filter((body) => body === '"bad"')).toHaveLength(2);
});

test('when the function throws, the whole batch stays', async () => {
  const setup = await start();

  await send(setup, 'throw');

  await soon(async () => expect(await setup.seen()).toEqual(['"throw"']));
  await untilLeft(setup, 'work', { notVisible: 1 });
});

test('a first failure is noted only, a second one of the same message is shown', async () => {
  const setup = await start();
  const noted = () => setup.pool.logs.lines().filter(({ text }) => text.includes('Error: thrown'));

  await send(setup, 'throw');
  await soon(() => expect(noted().map(({ level }) => level)).toEqual(['info']));
  expect(setup.pool.errors).toEqual([]);
  setup.now.value += 61_000;
  await send(setup, 'another, which wakes the queue');

  await soon(() => expect(noted().map(({ level }) => level)).toEqual(['info', 'error']));
  expect(setup.pool.errors).toEqual([expect.stringContaining('Error: thrown')]);
});

test('messages that do not fit the filter are dropped', async () => {
  const filter = readFilter({ Filters: [{ Pattern: '{"body":{"kind":["wanted"]}}' }] });
  const setup = await start({ filter });

  await send(setup, { kind: 'other' }, { kind: 'wanted' });

  await untilLeft(setup, 'work', { visible: 0, notVisible: 0 });
  expect(await setup.seen()).toEqual(['{"kind":"wanted"}']);
});
