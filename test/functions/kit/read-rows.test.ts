/** Reading one row, a whole query, and the rows of a partition whose sort keys begin alike. */
import { PutCommand, type GetCommand, type QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { dynamo } from '../../../functions/kit/clients/dynamo.ts';
import { listBelow } from '../../../functions/kit/list-below.ts';
import { queryAll } from '../../../functions/kit/query-all.ts';
import { readRow } from '../../../functions/kit/read-row.ts';
import { customers, keyIn, owners, rootKey } from '../../../functions/kit/realms.ts';
import '../../kit/function-environment.ts';
import { useRealTables } from '../../kit/real-tables.ts';

useRealTables();

const pk = 'ACC#reader';
const rows = ['NOTE#1', 'NOTE#2', 'NOTE#3', 'NOTF#1'].map((sk) => ({ pk, sk }));
const everything = {
  TableName: 'pages',
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
};

beforeAll(async () => {
  for (const Item of [...rows, { pk: 'ACC#other', sk: 'NOTE#9' }]) {
    await dynamo.send(new PutCommand({ TableName: 'pages', Item }));
  }
});

describe('one row', () => {
  test('is read as it is now, and is undefined when it is not there', async () => {
    const send = vi.spyOn(dynamo, 'send');

    expect(await readRow('pages', { pk, sk: 'NOTE#2' })).toEqual({ pk, sk: 'NOTE#2' });
    expect(await readRow('pages', { pk, sk: 'NOTE' })).toBeUndefined();
    expect(await readRow('billing', { pk, sk: 'NOTE#2' })).toBeUndefined();
    for (const [command] of send.mock.calls) expect((command as GetCommand).input.ConsistentRead).toBe(true);
  });
});

describe('rows of a partition whose keys begin alike', () => {
  test('come by their keys, the oldest first unless the newest are asked for, and no others', async () => {
    const keys = async (most: number, order?: 'oldest' | 'newest') =>
      (await listBelow('pages', { pk, sk: 'NOTE#' }, most, order)).map(({ sk }) => sk);

    expect(await keys(10)).toEqual(['NOTE#1', 'NOTE#2', 'NOTE#3']);
    expect(await keys(10, 'newest')).toEqual(['NOTE#3', 'NOTE#2', 'NOTE#1']);
    expect([await keys(2), await keys(2, 'newest')]).toEqual([
      ['NOTE#1', 'NOTE#2'],
      ['NOTE#3', 'NOTE#2'],
    ]);
  });

  test('are read as they are now', async () => {
    const send = vi.spyOn(dynamo, 'send');
    await listBelow('pages', { pk, sk: 'NOTE#' }, 10);

    expect((send.mock.calls[0]?.[0] as unknown as QueryCommand).input.ConsistentRead).toBe(true);
  });
});

describe('a whole query', () => {
  /** Pages as DynamoDB ends them: after so much data, however many rows were asked for. */
  function pagesOf(...pages: Record<string, unknown>[]) {
    const send = vi.spyOn(dynamo, 'send');
    for (const page of pages) send.mockResolvedValueOnce(page as never);
    return () => send.mock.calls.map(([command]) => (command as unknown as QueryCommand).input);
  }

  test('has all rows when they are fewer than asked for, and at most as many as that', async () => {
    expect(await queryAll(everything, 10)).toEqual(rows);
    expect(await queryAll(everything, 3)).toEqual(rows.slice(0, 3));
  });

  test('goes on where a page has ended, also after an empty one', async () => {
    const asked = pagesOf(
      { Items: [rows[0]], LastEvaluatedKey: rows[0] },
      { LastEvaluatedKey: rows[1] },
      { Items: [rows[2]] },
    );

    expect(await queryAll(everything, 10)).toEqual([rows[0], rows[2]]);
    expect(asked().map(({ ExclusiveStartKey }) => ExclusiveStartKey)).toEqual([undefined, rows[0], rows[1]]);
    expect(asked()[0]).not.toHaveProperty('ExclusiveStartKey');
  });

  test('gives no more than was asked for when its last page has more', async () => {
    pagesOf({ Items: rows.slice(0, 2), LastEvaluatedKey: rows[1] }, { Items: rows.slice(2) });

    expect(await queryAll(everything, 3)).toEqual(rows.slice(0, 3));
  });

  test('asks no further once there are enough', async () => {
    const asked = pagesOf({ Items: rows.slice(0, 2), LastEvaluatedKey: rows[1] });

    expect(await queryAll(everything, 2)).toEqual(rows.slice(0, 2));
    expect(asked()).toHaveLength(1);
  });
});

test('rows of owners and of customers stand apart, each with its own root', () => {
  expect(rootKey(owners, '1')).toEqual({ pk: 'ACC#1', sk: 'ACCOUNT' });
  expect(rootKey(customers, '1')).toEqual({ pk: 'CUSTOMER#1', sk: 'CUSTOMER' });
  expect(keyIn(customers, '1', 'DEVICE#2')).toEqual({ pk: 'CUSTOMER#1', sk: 'DEVICE#2' });
});
