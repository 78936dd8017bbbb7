import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { job, type JobContext } from '../../../functions/kit/job.ts';
import { throttled, useDynamo } from '../../kit/dynamo.ts';
import '../../kit/function-environment.ts';
import { useLog } from '../../kit/log.ts';

const dynamo = useDynamo();
const log = useLog();
const queue = mockClient(SQSClient);
beforeEach(() => {
  queue.reset();
  queue.on(ChangeMessageVisibilityCommand).resolves({});
});

const Payload = z.strictObject({ text: z.string() });

const record = (messageId: string, body: unknown, receiveCount = 1) => ({
  messageId,
  receiptHandle: `receipt-${messageId}`,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  attributes: { ApproximateReceiveCount: String(receiveCount) },
});
const eventOf = (...records: ReturnType<typeof record>[]): SQSEvent => ({ Records: records }) as unknown as SQSEvent;
const message = (id: string, text = 'x') => ({ id, table: 'pages', payload: { text } });
const deleted = (): unknown[] => dynamo.commandCalls(DeleteCommand).map(({ args: [{ input }] }) => input.Key?.['pk']);

describe('a job', () => {
  test('does each message and deletes its outbox row', async () => {
    const seen: [string, string][] = [];
    const handler = job(Payload, async ({ text }, { id }) => void seen.push([id, text]));

    const answer = await handler(eventOf(record('a', message('1')), record('b', message('2', 'y'))));

    expect(answer.batchItemFailures).toEqual([]);
    expect(seen).toEqual([
      ['1', 'x'],
      ['2', 'y'],
    ]);
    expect(deleted()).toEqual(['OUTBOX#1', 'OUTBOX#2']);
  });

  test('reports the failed ones alone, and keeps their rows', async () => {
    const handler = job(Payload, async ({ text }) => {
      if (text === 'bad') throw new Error('no');
    });

    const answer = await handler(
      eventOf(record('a', message('1')), record('b', message('2', 'bad')), record('c', message('3'))),
    );

    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'b' }]);
    expect(deleted()).toEqual(['OUTBOX#1', 'OUTBOX#3']);
  });

  test.each([
    ['no JSON', 'x'],
    ['another form', { id: '1', table: 'requests', payload: {} }],
    ['another payload', { id: '1', table: 'pages', payload: { text: 1 } }],
  ])('reports a message that is %s', async (_, body) => {
    const answer = await job(Payload, async () => undefined)(eventOf(record('a', body)));

    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'a' }]);
    expect(log()).toMatchObject([{ event: 'job.failed', messageId: 'a' }]);
  });

  test('does again what was done but not noted: its row could not be deleted', async () => {
    dynamo.on(DeleteCommand).rejects(throttled());
    const answer = await job(Payload, async () => undefined)(eventOf(record('a', message('1'))));

    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'a' }]);
  });

  test.each([
    [1, false],
    [4, false],
    [5, true],
    [6, true],
  ])('knows at try %i whether it is the last: %s', async (receiveCount, isLast) => {
    const seen: JobContext[] = [];
    await job(Payload, async (_, context) => void seen.push(context))(eventOf(record('a', message('1'), receiveCount)));

    expect(seen[0]?.isLastTry).toBe(isLast);
  });

  test.each([
    [1, 2],
    [2, 10],
    [3, 30],
    [4, 90],
    [9, 90],
  ])('that failed at try %i comes again after %i seconds', async (receiveCount, seconds) => {
    const failing = job(Payload, () => Promise.reject(new Error('no')));
    await failing(eventOf(record('a', message('1'), receiveCount)));

    expect(queue.commandCalls(ChangeMessageVisibilityCommand)[0]?.args[0].input).toEqual({
      QueueUrl: 'https://sqs.example/own',
      ReceiptHandle: 'receipt-a',
      VisibilityTimeout: seconds,
    });
  });

  test('that failed and cannot be put off comes again when its time is up', async () => {
    queue.on(ChangeMessageVisibilityCommand).rejects(throttled());
    const answer = await job(Payload, () => Promise.reject(new Error('no')))(eventOf(record('a', message('1'))));

    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'a' }]);
    expect(log().map(({ event }) => event)).toEqual(['job.failed', 'job.not_postponed']);
  });
});
