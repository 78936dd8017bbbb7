/** Work that follows a change: how it is stored, found when it is overdue, and put on its queue. */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DeleteCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dynamo } from '../../../functions/kit/clients/dynamo.ts';
import { outboxPut } from '../../../functions/kit/outbox.ts';
import { findOverdueRows } from '../../../functions/kit/overdue-outbox.ts';
import { enqueue, type StoredOutboxRow } from '../../../functions/kit/queues.ts';
import { listBelow } from '../../../functions/kit/list-below.ts';
import '../../kit/function-environment.ts';
import { useLog } from '../../kit/log.ts';
import { useRealTables } from '../../kit/real-tables.ts';

useRealTables();
const log = useLog();
const queue = mockClient(SQSClient);

const NOON = '2026-03-10T12:00:00.000Z';
const LATER = '2026-03-10T13:00:00.000Z';
const ids = ['first', 'second', 'broken'];
const stored = (id: string): StoredOutboxRow => ({
  pk: `OUTBOX#${id}`,
  table: 'pages',
  job: 'publish-page',
  payload: { accountId: id },
});

const write = (id: string, at: string) => {
  const item = outboxPut('pages', { id, job: 'publish-page', payload: { accountId: id } }, new Date(at));
  return dynamo.send(new TransactWriteCommand({ TransactItems: [item] }));
};

beforeEach(async () => {
  queue.reset();
  queue.on(SendMessageCommand).resolves({});
  for (const id of ids) {
    await dynamo.send(new DeleteCommand({ TableName: 'pages', Key: { pk: `OUTBOX#${id}`, sk: 'OUTBOX' } }));
  }
});

describe('a row of the outbox', () => {
  test('lies in the table of its change, as its job’s message needs it', async () => {
    await write('first', NOON);

    expect(await listBelow('pages', { pk: 'OUTBOX#first', sk: 'OUTBOX' }, 10)).toEqual([
      { ...stored('first'), sk: 'OUTBOX', gsiPk: 'OUTBOX', gsiSk: NOON },
    ]);
    expect(await listBelow('billing', { pk: 'OUTBOX#first', sk: 'OUTBOX' }, 10)).toEqual([]);
  });

  test('is overdue when it was written before a moment, and not at that moment; the oldest come first', async () => {
    await write('second', LATER);
    await write('first', NOON);

    expect(await findOverdueRows('pages', NOON)).toEqual([]);
    expect(await findOverdueRows('pages', LATER)).toEqual([stored('first')]);
    expect(await findOverdueRows('pages', '2027')).toEqual([stored('first'), stored('second')]);
    expect(await findOverdueRows('billing', '2027')).toEqual([]);
  });

  test('is not overdue when the table tells of none', async () => {
    vi.spyOn(dynamo, 'send').mockResolvedValueOnce({} as never);

    expect([await findOverdueRows('pages', LATER), log()]).toEqual([[], []]);
  });

  test('that cannot be read is reported, and the others are found all the same', async () => {
    const Item = { ...stored('broken'), job: 'no-such-job', sk: 'OUTBOX', gsiPk: 'OUTBOX', gsiSk: NOON };
    await dynamo.send(new PutCommand({ TableName: 'pages', Item }));
    await write('second', LATER);

    expect(await findOverdueRows('pages', '2027')).toEqual([stored('second')]);
    expect(log()).toMatchObject([{ level: 'error', event: 'outbox.row_malformed', row: 'OUTBOX#broken' }]);
  });

  test('goes onto the queue of its job with its id, its table and what the job needs', async () => {
    await enqueue(stored('first'));

    const [sent] = queue.commandCalls(SendMessageCommand).map(({ args: [{ input }] }) => input);
    expect(sent?.QueueUrl).toBe('https://sqs.example/publish-page');
    expect(JSON.parse(sent?.MessageBody ?? '')).toEqual({
      id: 'first',
      table: 'pages',
      payload: { accountId: 'first' },
    });
  });
});
