import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { handler as sweep } from '../../../functions/jobs/sweep-due/index.ts';
import { duePut } from '../../../functions/kit/due-rows.ts';
import { queries, throttled, transactionCanceled, useDynamo, writes, type Row } from '../../kit/dynamo.ts';
import '../../kit/function-environment.ts';
import { useLog } from '../../kit/log.ts';

const dynamo = useDynamo();
const log = useLog();

const row = (id: string): Row =>
  duePut({ id, job: 'send-message', payload: { template: 'x' } }, new Date('2026-03-10T12:00:00.000Z')).Put
    ?.Item as Row;

describe('the sweeper of what is due', () => {
  test('asks for what is due by now and makes outbox rows of it', async () => {
    const before = Date.now();
    dynamo.on(QueryCommand).resolves({ Items: [row('a')] });

    await sweep();

    const { ':due': list, ':now': now } = queries(dynamo)[0]?.['ExpressionAttributeValues'] as Record<string, string>;
    expect(list).toBe('DUE');
    expect(Date.parse(now ?? '')).toBeGreaterThanOrEqual(before);
    expect(writes(dynamo).map(({ kind, item }) => [kind, ((item['Key'] ?? item['Item']) as Row)['pk']])).toEqual([
      ['Delete', 'DUE#a'],
      ['Put', 'OUTBOX#DUE#a#2026-03-10T12:00:00.000Z'],
    ]);
  });

  test('goes past rows that were moved meanwhile, and says nothing of them', async () => {
    dynamo.on(QueryCommand).resolves({ Items: [row('a'), row('b')] });
    dynamo.on(TransactWriteCommand).rejectsOnce(transactionCanceled('ConditionalCheckFailed', 'None')).resolves({});

    await sweep();

    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(2);
    expect(log()).toEqual([]);
  });

  test('goes past rows that cannot be read or begun, and tells of them', async () => {
    dynamo.on(QueryCommand).resolves({ Items: [{ pk: 'DUE#x' }, row('a'), row('b')] });
    dynamo.on(TransactWriteCommand).rejectsOnce(throttled()).resolves({});

    await sweep();

    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(2);
    expect(log()).toMatchObject([{ event: 'due.row_malformed' }, { event: 'due.not_begun' }]);
  });
});
