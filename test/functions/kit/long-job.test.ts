import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { dynamo } from '../../../functions/kit/clients/dynamo.ts';
import { longJob } from '../../../functions/kit/long-job.ts';
import { throttled } from '../../kit/dynamo.ts';
import '../../kit/function-environment.ts';
import { useLog } from '../../kit/log.ts';
import { useRealTables } from '../../kit/real-tables.ts';
import { PATIENCE_MS, soon } from '../../kit/soon.ts';

useRealTables();
const log = useLog();
const queue = mockClient(SQSClient);
beforeEach(() => {
  queue.reset();
  queue.on(ChangeMessageVisibilityCommand).resolves({});
});

let count = 0;
async function newWork(row: Record<string, unknown> = {}): Promise<string> {
  const id = `work-${(count += 1)}`;
  const Item = { pk: `OUTBOX#${id}`, sk: 'OUTBOX', gsiPk: 'OUTBOX', gsiSk: '2026-01-01T00:00:00.000Z', ...row };
  await dynamo.send(new PutCommand({ TableName: 'knowledge', Item }));
  return id;
}

const message = (id: string, messageId = 'first') =>
  ({
    Records: [
      {
        messageId,
        receiptHandle: 'handle',
        body: JSON.stringify({ id, table: 'knowledge', payload: {} }),
        attributes: { ApproximateReceiveCount: '1' },
      },
    ],
  }) as unknown as SQSEvent;

const rowOf = async (id: string) =>
  (await dynamo.send(new GetCommand({ TableName: 'knowledge', Key: { pk: `OUTBOX#${id}`, sk: 'OUTBOX' } }))).Item;

const took = { batchItemFailures: [] };

describe('a long job', () => {
  test('does its work once, though its message comes again while it is worked on', async () => {
    const id = await newWork();
    let runs = 0;
    const handler = longJob(z.object({}), async () => {
      runs += 1;
      expect(await handler(message(id, 'second'))).toEqual(took);
      expect(await rowOf(id)).toMatchObject({ holder: 'first' });
    });

    expect(await handler(message(id))).toEqual(took);

    expect(runs).toBe(1);
    expect(await rowOf(id)).toBeUndefined();
  });

  test('is not overdue while it is worked on', async () => {
    const id = await newWork();
    const begun = new Date().toISOString();

    await longJob(z.object({}), async () => {
      const row = await rowOf(id);
      expect(String(row?.['gsiSk']) >= begun).toBe(true);
    })(message(id));
  });

  test('is not begun when it is done already', async () => {
    let runs = 0;

    const answer = await longJob(z.object({}), async () => void (runs += 1))(message('never-there'));

    expect([answer, runs]).toEqual([took, 0]);
  });

  test('is taken over from who died, and by the same message at once', async () => {
    const dead = await newWork({ holder: 'other', heldUntil: Date.now() - 1 });
    const own = await newWork({ holder: 'first', heldUntil: Date.now() + 60_000 });
    const runs: string[] = [];
    const handler = longJob(z.object({}), async (_payload, { id }) => void runs.push(id));

    await handler(message(dead));
    await handler(message(own));

    expect(runs).toEqual([dead, own]);
  });

  test('that failed keeps its row and comes again', async () => {
    const id = await newWork();

    const answer = await longJob(z.object({}), () => Promise.reject(new Error('down')))(message(id));

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'first' }] });
    expect(await rowOf(id)).toBeDefined();
    expect(log()).toMatchObject([{ event: 'job.failed' }]);
  });

  test('whose row cannot be asked for is not begun, and comes again', async () => {
    const id = await newWork();
    let runs = 0;
    vi.spyOn(dynamo, 'send').mockRejectedValueOnce(throttled() as never);

    const answer = await longJob(z.object({}), async () => void (runs += 1))(message(id));

    expect([answer, runs]).toEqual([{ batchItemFailures: [{ itemIdentifier: 'first' }] }, 0]);
    expect(await rowOf(id)).toBeDefined();
  });
});

describe('who works on a long job', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  /** Lets the time pass, and waits until the row has been written that often. */
  async function passed(ms: number, writes: () => number, count: number): Promise<void> {
    vi.advanceTimersByTime(ms);
    await vi.waitFor(() => expect(writes()).toBe(count), { timeout: PATIENCE_MS, interval: 5 });
  }

  test('holds it for two minutes, and says every half a minute that it is still at it', async () => {
    const id = await newWork();
    const begun = Date.now();
    const send = vi.spyOn(dynamo, 'send');
    const writes = (): number => send.mock.settledResults.filter(({ type }) => type === 'fulfilled').length;
    const held: unknown[] = [];

    await longJob(z.object({}), async () => {
      held.push(await rowOf(id));
      const before = writes();
      await passed(29_999, writes, before);
      await passed(1, writes, before + 1);
      held.push(await rowOf(id));
    })(message(id));

    expect(held).toMatchObject([
      { holder: 'first', heldUntil: begun + 120_000, gsiSk: new Date(begun).toISOString() },
      { holder: 'first', heldUntil: begun + 150_000, gsiSk: new Date(begun + 30_000).toISOString() },
    ]);
    // Nobody says so any more.
    expect(vi.getTimerCount()).toBe(0);
  });

  test('goes on when that could not be said, and it is in the log', async () => {
    const id = await newWork();

    const answer = await longJob(z.object({}), async () => {
      vi.spyOn(dynamo, 'send').mockRejectedValueOnce(throttled() as never);
      vi.advanceTimersByTime(30_000);
      await soon(() => expect(log()).toHaveLength(1));
    })(message(id));

    expect(answer).toEqual(took);
    expect(log()).toMatchObject([{ level: 'error', event: 'job.hold_not_renewed', message: 'Rate exceeded' }]);
    expect(await rowOf(id)).toBeUndefined();
  });
});
