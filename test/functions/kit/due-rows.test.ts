/** Work for later, on the tables of the engine: its own conditions decide what becomes work, and that it does only once. */
import { DeleteCommand, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dynamo } from '../../../functions/kit/clients/dynamo.ts';
import { beginDueWork, dueDelete, dueJoin, duePut, findDueRows } from '../../../functions/kit/due-rows.ts';
import type { OutboxRow, TransactItem } from '../../../functions/kit/outbox.ts';
import { findOverdueRows } from '../../../functions/kit/overdue-outbox.ts';
import { queryAll } from '../../../functions/kit/query-all.ts';
import '../../kit/function-environment.ts';
import { throttled } from '../../kit/dynamo.ts';
import { useLog } from '../../kit/log.ts';
import { useRealTables } from '../../kit/real-tables.ts';

useRealTables();
const log = useLog();

const NOON = new Date('2026-03-10T12:00:00.000Z');
const LATER = new Date('2026-03-10T13:00:00.000Z');
const FAR = new Date('2026-04-01T00:00:00.000Z');

const work = (id: string, text = 'first'): OutboxRow => ({ id, job: 'send-message', payload: { text } });
const write = (...TransactItems: TransactItem[]) => dynamo.send(new TransactWriteCommand({ TransactItems }));

/** Ids of what is due, with the texts of their payloads. */
const dueAt = async (now: Date): Promise<string[]> =>
  (await findDueRows(now)).map(({ pk, payload }) => `${pk} ${String(payload['text'])}`);

/** What has become work: the outbox rows of the table. */
const begun = async () => findOverdueRows('conversations', '2999');

async function removeAll(list: string): Promise<void> {
  const query = {
    TableName: 'conversations',
    IndexName: 'byTime',
    KeyConditionExpression: 'gsiPk = :list',
    ExpressionAttributeValues: { ':list': list },
  };
  for (const { pk, sk } of await queryAll(query, 1_000)) {
    await dynamo.send(new DeleteCommand({ TableName: 'conversations', Key: { pk, sk } }));
  }
}

beforeEach(async () => {
  await removeAll('DUE');
  await removeAll('OUTBOX');
});

describe('work for later', () => {
  test('is due from its moment on, to the millisecond', async () => {
    await write(duePut(work('a'), NOON));

    expect(await dueAt(new Date(NOON.getTime() - 1))).toEqual([]);
    expect(await dueAt(NOON)).toEqual(['DUE#a first']);
  });

  test('comes with the oldest first', async () => {
    await write(duePut(work('late'), LATER), duePut(work('early'), NOON));

    expect(await dueAt(FAR)).toEqual(['DUE#early first', 'DUE#late first']);
  });

  test('that is written again under its id is only what was written last, at its moment', async () => {
    await write(duePut(work('a'), NOON));
    await write(duePut(work('a', 'second'), LATER));

    expect([await dueAt(NOON), await dueAt(LATER)]).toEqual([[], ['DUE#a second']]);
  });

  test('that is joined is moved and keeps what it began with', async () => {
    await write(duePut(work('a'), NOON));
    await write(dueJoin(work('a', 'second'), LATER));

    expect([await dueAt(NOON), await dueAt(LATER)]).toEqual([[], ['DUE#a first']]);
  });

  test('begins by being joined when nothing waits', async () => {
    await write(dueJoin(work('a'), NOON));

    expect(await findDueRows(NOON)).toEqual([
      { pk: 'DUE#a', gsiSk: NOON.toISOString(), job: 'send-message', payload: { text: 'first' } },
    ]);
  });

  test('that is called off never comes; calling off what does not wait does no harm', async () => {
    await write(duePut(work('a'), NOON), duePut(work('b'), NOON));
    await write(dueDelete('a'), dueDelete('never-there'));

    expect(await dueAt(FAR)).toEqual(['DUE#b first']);
  });

  test('is none when the table tells of none', async () => {
    vi.spyOn(dynamo, 'send').mockResolvedValueOnce({} as never);

    expect([await findDueRows(FAR), log()]).toEqual([[], []]);
  });

  test('that cannot be read is reported and does not keep the others waiting', async () => {
    const Item = { pk: 'DUE#broken', sk: 'DUE', gsiPk: 'DUE', gsiSk: NOON.toISOString(), job: 'no-such-job' };
    await dynamo.send(new PutCommand({ TableName: 'conversations', Item }));
    await write(duePut(work('a'), LATER));

    expect(await dueAt(FAR)).toEqual(['DUE#a first']);
    expect(log()).toMatchObject([{ level: 'error', event: 'due.row_malformed', row: 'DUE#broken' }]);
  });
});

describe('work that is due', () => {
  const onlyRow = async () => {
    const [row] = await findDueRows(FAR);
    if (!row) throw new Error('Nothing is due.');
    return row;
  };

  test('becomes a row of the outbox, and waits no more', async () => {
    await write(duePut(work('a'), NOON));
    await beginDueWork(await onlyRow(), LATER);

    expect(await dueAt(FAR)).toEqual([]);
    expect(await begun()).toEqual([
      {
        pk: `OUTBOX#DUE#a#${NOON.toISOString()}`,
        table: 'conversations',
        job: 'send-message',
        payload: { text: 'first' },
      },
    ]);
    const Key = { pk: `OUTBOX#DUE#a#${NOON.toISOString()}`, sk: 'OUTBOX' };
    const { Item: row } = await dynamo.send(new GetCommand({ TableName: 'conversations', Key }));
    expect(row?.['gsiSk']).toBe(LATER.toISOString());
  });

  test('becomes work once, though two find it', async () => {
    await write(duePut(work('a'), NOON));
    const row = await onlyRow();
    await Promise.all([beginDueWork(row, LATER), beginDueWork(row, LATER)]);
    await beginDueWork(row, LATER);

    expect(await begun()).toHaveLength(1);
  });

  test('does not begin when it was moved meanwhile: it waits for its new moment', async () => {
    await write(duePut(work('a'), NOON));
    const row = await onlyRow();
    await write(dueJoin(work('a'), LATER));
    await beginDueWork(row, NOON);

    expect([await begun(), await dueAt(LATER)]).toEqual([[], ['DUE#a first']]);
  });

  test('does not begin when it was called off meanwhile', async () => {
    await write(duePut(work('a'), NOON));
    const row = await onlyRow();
    await write(dueDelete('a'));
    await beginDueWork(row, NOON);

    expect(await begun()).toEqual([]);
  });

  test('that cannot be begun is an error: it still waits', async () => {
    await write(duePut(work('a'), NOON));
    const row = await onlyRow();
    const send = vi.spyOn(dynamo, 'send').mockRejectedValueOnce(throttled() as never);
    await expect(beginDueWork(row, NOON)).rejects.toThrow('Rate exceeded');
    send.mockRestore();

    expect(await dueAt(NOON)).toEqual(['DUE#a first']);
  });
});
