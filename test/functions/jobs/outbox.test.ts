import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { outboxPut } from '../../../functions/kit/outbox.ts';
import { handler as dispatch } from '../../../functions/jobs/dispatch-outbox/index.ts';
import { handler as sweep } from '../../../functions/jobs/sweep-outbox/index.ts';
import { queries, throttled, useDynamo, type Row } from '../../kit/dynamo.ts';
import '../../kit/function-environment.ts';
import { useLog } from '../../kit/log.ts';
import { outboxTables } from '../../../shared/model/resources.ts';

const dynamo = useDynamo();
const log = useLog();
const queue = mockClient(SQSClient);
beforeEach(() => {
  queue.reset();
  queue.on(SendMessageCommand).resolves({});
});

const row = (id: string): Row =>
  outboxPut('pages', { id, job: 'publish-page', payload: { action: 'publish', accountId: 'a' } }, new Date()).Put
    ?.Item as Row;
const inserted = (sequence: string, image: Row, eventName = 'INSERT') => ({
  eventName,
  dynamodb: { SequenceNumber: sequence, NewImage: marshall(image) },
});
const stream = (...records: object[]): DynamoDBStreamEvent => ({ Records: records }) as unknown as DynamoDBStreamEvent;
const sent = (): unknown[] =>
  queue
    .commandCalls(SendMessageCommand)
    .map(({ args: [{ input }] }) => [input.QueueUrl, JSON.parse(input.MessageBody ?? '')]);

const message = (id: string) => [
  'https://sqs.example/publish-page',
  { id, table: 'pages', payload: { action: 'publish', accountId: 'a' } },
];

describe('the dispatcher', () => {
  test('puts each new outbox row on the queue of its job, and nothing else', async () => {
    const answer = await dispatch(
      stream(inserted('1', row('a')), inserted('2', { pk: 'OWN#x', sk: 'PAGE' }), inserted('3', row('b'), 'MODIFY'), {
        eventName: 'REMOVE',
        dynamodb: { SequenceNumber: '4' },
      }),
    );

    expect(answer).toEqual({ batchItemFailures: [] });
    expect(sent()).toEqual([message('a')]);
  });

  test('stops at a row that cannot be sent, so that it comes again with all that follow', async () => {
    queue.on(SendMessageCommand).resolvesOnce({}).rejects(throttled());

    const answer = await dispatch(stream(inserted('1', row('a')), inserted('2', row('b')), inserted('3', row('c'))));

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  });

  test('goes past a row that it cannot read: it would hold up all others', async () => {
    const answer = await dispatch(stream(inserted('1', { ...row('a'), job: 'gone' }), inserted('2', row('b'))));

    expect(answer).toEqual({ batchItemFailures: [] });
    expect(sent()).toEqual([message('b')]);
    expect(log()).toMatchObject([{ event: 'outbox.row_malformed' }]);
  });
});

describe('the sweeper', () => {
  test('sends rows again that are older than five minutes, of every table that has an outbox', async () => {
    const before = Date.now();
    dynamo.on(QueryCommand, { TableName: 'pages' }, false).resolves({ Items: [row('a')] });

    await sweep();

    expect(sent()).toEqual([message('a')]);
    expect(queries(dynamo).map((query) => query['TableName'])).toEqual([...outboxTables]);
    const { ':before': limit } = queries(dynamo)[0]?.['ExpressionAttributeValues'] as Record<string, string>;
    expect(before - Date.parse(limit ?? '')).toBeGreaterThanOrEqual(5 * 60_000 - 1_000);
  });

  test('goes past rows that cannot be read or sent', async () => {
    queue.on(SendMessageCommand).rejectsOnce(throttled()).resolves({});
    dynamo
      .on(QueryCommand, { TableName: 'pages' }, false)
      .resolves({ Items: [{ pk: 'OUTBOX#x' }, row('a'), row('b')] });

    await sweep();

    expect(sent()).toEqual([message('a'), message('b')]);
    expect(log().map(({ event }) => event)).toEqual(['outbox.row_malformed', 'outbox.not_sent', 'outbox.overdue']);
  });
});
