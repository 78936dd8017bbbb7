import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../functions/kit/app-error.ts';
import { dynamo } from '../../../functions/kit/clients/dynamo.ts';
import { foundOnce } from '../../../functions/kit/found-once.ts';
import { once } from '../../../functions/kit/idempotency.ts';
import { NOW } from '../../kit/call-context.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { useSecrets } from '../../kit/secrets.ts';

const { table } = useMemoryTable();
useSecrets();

const request = { call: '/v1/x', who: 'me', key: 'one', input: {} };
const again = new Date(NOW.getTime() + 40_000);

/** Broken off by a fault after it has found what it looks for. */
const breakOff = (find: () => Promise<unknown>) =>
  once(request, NOW, async () => {
    await foundOnce('it', find);
    throw new Error('killed');
  }).catch((error: Error) => error.message);

const addOne = new UpdateCommand({
  TableName: 'pages',
  Key: { pk: 'count', sk: 'COUNT' },
  UpdateExpression: 'ADD tries :one',
  ExpressionAttributeValues: { ':one': 1 },
  ReturnValues: 'ALL_NEW',
});

describe('what an effect finds out', () => {
  test('is told to who goes on with it, and is not looked for again', async () => {
    const find = vi.fn<() => Promise<unknown>>().mockResolvedValueOnce({ email: 'mara@example.com', at: null });
    await breakOff(async () => {
      await dynamo.send(addOne);
      return find();
    });

    expect(await once(request, again, () => foundOnce('it', find))).toEqual({ email: 'mara@example.com', at: null });
    expect(find).toHaveBeenCalledTimes(1);
  });

  test('is told apart by its name, and is nothing to another effect', async () => {
    await breakOff(async () => {
      await dynamo.send(addOne);
      return 'first';
    });

    expect(await once({ ...request, key: 'two' }, again, () => foundOnce('it', async () => 'other'))).toBe('other');
    expect(await once(request, again, () => foundOnce('that', async () => 'other'))).toBe('other');
  });

  test('is kept no longer than somebody may go on with it', async () => {
    const notes = () => [...table().rows.values()].filter(({ sk }) => String(sk).startsWith('FOUND#'));
    const find = async () => ({ email: 'mara@example.com' });
    await breakOff(async () => {
      await dynamo.send(addOne);
      return find();
    });
    expect(notes()).toHaveLength(1);

    await once(request, again, () => foundOnce('it', find));
    expect(notes()).toEqual([]);

    const refused = once({ ...request, key: 'two' }, NOW, async () => {
      await foundOnce('it', find);
      throw new AppError('conflict');
    });
    await expect(refused).rejects.toThrow('conflict');
    expect(notes()).toEqual([]);
  });

  test('is looked for again when looking failed', async () => {
    const failing = once(request, NOW, () => foundOnce('it', () => Promise.reject(new AppError('unavailable'))));
    await expect(failing).rejects.toThrow('unavailable');

    expect(await once(request, again, () => foundOnce('it', async () => 'found'))).toBe('found');
  });

  test('is found each time outside of an effect', async () => {
    const find = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);

    expect([await foundOnce('it', find), await foundOnce('it', find)]).toEqual([1, 2]);
    expect(table().rows.size).toBe(0);
  });
});

test('a write that gives back what is there is made once, and gives the same to who goes on', async () => {
  await breakOff(() => dynamo.send(addOne));

  const given = (await once(request, again, () => dynamo.send(addOne))) as { Attributes?: unknown };

  expect(given.Attributes).toMatchObject({ tries: 1 });
  expect(table().row({ pk: 'count', sk: 'COUNT' })).toMatchObject({ tries: 1 });
});
