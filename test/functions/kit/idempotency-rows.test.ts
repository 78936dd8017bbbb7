/** Keys of effects on the tables of the engine: its own conditions decide who may claim one. */
import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../functions/kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../../functions/kit/clients/dynamo.ts';
import type { EffectMoment } from '../../../functions/kit/effect-run.ts';
import { once, type OnceKey } from '../../../functions/kit/idempotency.ts';
import '../../kit/function-environment.ts';
import { useRealTables } from '../../kit/real-tables.ts';
import { useSecrets } from '../../kit/secrets.ts';

useRealTables();
useSecrets();
const NOW = new Date('2026-03-10T12:00:00.000Z');
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const SECOND = 1_000;
const DAY = 86_400 * SECOND;

let count = 0;
const newRequest = (): OnceKey => ({ call: '/v1/x', who: 'me', key: `key-${(count += 1)}`, input: { a: 1 } });

const keyOf = ({ call, who, key }: OnceKey) => ({ pk: `ONCE#${call}#${who}#${key}`, sk: 'ONCE' });
const rowOf = async (request: OnceKey) =>
  (await dynamo.send(new GetCommand({ TableName: 'requests', Key: keyOf(request) }))).Item;

/** As somebody leaves it who claims the key at noon and dies. */
async function leaveRunning(request: OnceKey): Promise<void> {
  let claimed: Record<string, unknown> | undefined;
  await once(request, NOW, async () => (claimed = await rowOf(request)));
  await dynamo.send(new PutCommand({ TableName: 'requests', Item: claimed }));
}

/** What the second request is answered with: the earlier answer, that of its own effect, or a code. */
const answerTo = (request: OnceKey, now: Date): Promise<unknown> =>
  once(request, now, async () => 'again').catch((error: AppError) => error.code);

/** Of the account of a test. */
const rowsOf = async (pk: string) => {
  const values = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } };
  return (await dynamo.send(new QueryCommand({ TableName: 'pages', ...values }))).Items ?? [];
};

const write = (pk: string, sk = 'ROW'): Promise<unknown> =>
  dynamo.send(new PutCommand({ TableName: 'pages', Item: { pk, sk, at: Math.random() } }));

describe('an effect with a key', () => {
  test('answers the same for 24 hours, and happens anew after them', async () => {
    const request = newRequest();
    expect(await once(request, NOW, async () => ({ version: 4 }))).toEqual({ version: 4 });

    expect(await answerTo(request, after(DAY - SECOND))).toEqual({ version: 4 });
    expect(await answerTo(request, after(DAY))).toBe('again');
  });

  test('answers the same also when the answer was nothing', async () => {
    const request = newRequest();
    await once(request, NOW, async () => undefined);

    expect(await answerTo(request, after(SECOND))).toBeNull();
  });

  test('is waited for by others while it runs, and taken over by the same request after half a minute', async () => {
    const request = newRequest();
    await leaveRunning(request);

    expect(await answerTo(request, after(30 * SECOND))).toBe('idempotency_conflict');
    expect(await answerTo(request, after(30 * SECOND + 1))).toBe('again');
    expect(await rowOf(request)).toMatchObject({ state: 'done', output: '"again"' });
  });

  test('is not taken over with other parameters, however long it runs', async () => {
    const request = newRequest();
    await leaveRunning(request);

    expect(await answerTo({ ...request, input: { a: 2 } }, after(60 * SECOND))).toBe('idempotency_reused');
  });

  test('that has happened is not taken over after half a minute', async () => {
    const request = newRequest();
    await once(request, NOW, async () => 'first');

    expect(await answerTo(request, after(60 * SECOND))).toBe('first');
  });

  test('that failed leaves its key free for other parameters as well', async () => {
    const request = newRequest();
    await expect(once(request, NOW, () => Promise.reject(new AppError('conflict')))).rejects.toThrow('conflict');

    expect(await rowOf(request)).toBeUndefined();
    expect(await answerTo({ ...request, input: { a: 2 } }, after(SECOND))).toBe('again');
  });

  test('that failed after it had written stays with the same request, and goes on at once', async () => {
    const request = newRequest();
    const failing = once(request, NOW, async (moment) => {
      await write(`post-${moment.newId()}`);
      throw new AppError('unavailable');
    });
    await expect(failing).rejects.toThrow('unavailable');

    expect(await answerTo({ ...request, input: { a: 2 } }, after(SECOND))).toBe('idempotency_reused');
    expect(await answerTo(request, after(SECOND))).toBe('again');
  });

  test('whose row goes while its key is claimed has to be sent again', async () => {
    const request = newRequest();
    await once(request, NOW, async () => 'first');
    const send = dynamo.send.bind(dynamo) as (command: unknown) => Promise<unknown>;
    vi.spyOn(dynamo, 'send').mockImplementation((async (command: unknown) =>
      command instanceof GetCommand ? {} : send(command)) as never);

    expect(await answerTo(request, after(SECOND))).toBe('idempotency_conflict');
  });
});

describe('an effect that is broken off and asked for again', () => {
  /** Writes a post and its mail, counts the post, and says under which id and number. */
  const effectOn = (pk: string, diesAfter = Infinity) => {
    let writes = 0;
    const alive = async (wrote: Promise<unknown>): Promise<unknown> => {
      const result = await wrote;
      if (++writes >= diesAfter) throw new Error('killed');
      return result;
    };
    return async ({ newId, randomBytes, now }: EffectMoment) => {
      const id = newId();
      await alive(write(pk, `POST#${id}`));
      const counted = (await alive(
        dynamo.send(
          new UpdateCommand({
            TableName: 'pages',
            Key: { pk: `${pk}-count`, sk: 'COUNT' },
            UpdateExpression: 'ADD posts :one',
            ExpressionAttributeValues: { ':one': 1 },
            ReturnValues: 'UPDATED_NEW',
          }),
        ),
      )) as { Attributes?: Record<string, unknown> };
      const mail = { TableName: 'pages', Item: { pk, sk: `MAIL#${newId()}` } };
      await alive(dynamo.send(new TransactWriteCommand({ TransactItems: [{ Put: mail }] })));
      await alive(
        dynamo.send(
          new UpdateCommand({
            TableName: 'pages',
            Key: { pk: `${pk}-used`, sk: 'USED' },
            UpdateExpression: 'ADD used :one',
            ExpressionAttributeValues: { ':one': 1 },
          }),
        ),
      );
      return {
        id,
        number: counted.Attributes?.['posts'],
        secret: randomBytes(8).toString('hex'),
        at: now.toISOString(),
      };
    };
  };

  /** As a function that is killed leaves it: it lets nothing go. */
  async function kill(request: OnceKey, effect: (moment: EffectMoment) => Promise<unknown>): Promise<void> {
    await once(request, NOW, effect).catch((error: Error) => expect(error.message).toBe('killed'));
    const running = { ...(await rowOf(request)), lockedUntil: NOW.getTime() };
    await dynamo.send(new PutCommand({ TableName: 'requests', Item: running }));
  }

  test.each([1, 2, 3, 4])(
    'after write %i of 4 happens once, with the ids and the moment of the first run',
    async (writes) => {
      const request = newRequest();
      const pk = `account-${request.key}`;
      await kill(request, effectOn(pk, writes));

      const answer = await once(request, after(40 * SECOND), effectOn(pk));

      const rows = await rowsOf(pk);
      expect(rows).toHaveLength(2);
      expect(answer).toMatchObject({ number: 1, at: NOW.toISOString() });
      expect(rows.map(({ sk }) => sk)).toContain(`POST#${answer.id}`);
      expect(await rowsOf(`${pk}-count`)).toMatchObject([{ posts: 1 }]);
      expect(await rowsOf(`${pk}-used`)).toMatchObject([{ used: 1 }]);
      expect(await once(request, after(50 * SECOND), effectOn(pk))).toEqual(answer);
    },
  );

  test('is refused as it would be alone: by its own condition, as a single write and in a transaction', async () => {
    const taken = {
      TableName: 'pages',
      Item: { pk: 'name-mara', sk: 'NAME' },
      ConditionExpression: 'attribute_not_exists(pk)',
    };
    await once(newRequest(), NOW, () => dynamo.send(new PutCommand(taken)));

    const single = once(newRequest(), NOW, () => dynamo.send(new PutCommand(taken)));
    await expect(single).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    const inTransaction = once(newRequest(), NOW, () =>
      dynamo.send(new TransactWriteCommand({ TransactItems: [{ Put: taken }] })),
    );
    const refused: Error = await inTransaction.then(
      () => new Error('was written'),
      (error: Error) => error,
    );
    expect(cancellationReasons(refused)).toEqual(['ConditionalCheckFailed']);
  });

  test('writes the same items as often as one run does', async () => {
    const request = newRequest();
    const pk = `twice-${request.key}`;
    const add = new UpdateCommand({
      TableName: 'pages',
      Key: { pk, sk: 'USED' },
      UpdateExpression: 'ADD used :one',
      ExpressionAttributeValues: { ':one': 1 },
    });
    await once(request, NOW, async () => {
      await dynamo.send(add);
      await dynamo.send(add);
      return null;
    });

    expect(await rowsOf(pk)).toMatchObject([{ used: 2 }]);
  });

  test('writes once what was refused at first and tried again, also when it is broken off then', async () => {
    const request = newRequest();
    const pk = `tries-${request.key}`;
    await write(pk);
    const raise = (from: number) =>
      new UpdateCommand({
        TableName: 'pages',
        Key: { pk, sk: 'ROW' },
        UpdateExpression: 'SET version = :next',
        ConditionExpression: 'attribute_not_exists(version) OR version = :from',
        ExpressionAttributeValues: { ':next': from + 1, ':from': from },
      });
    await dynamo.send(raise(0));
    /** Reads again when somebody else was faster. */
    const effect = async (): Promise<void> => {
      for (let from = 7; ; from = Number((await rowsOf(pk))[0]?.['version'])) {
        const isWritten = await dynamo.send(raise(from)).then(
          () => true,
          () => false,
        );
        if (isWritten) return;
      }
    };
    await kill(request, () => effect().then(() => Promise.reject(new Error('killed'))));

    await once(request, after(40 * SECOND), effect);

    expect(await rowsOf(pk)).toMatchObject([{ version: 2 }]);
  });

  test('has other ids and bytes under another key', async () => {
    const idOf = (request: OnceKey) =>
      once(request, NOW, async ({ newId, randomBytes }) => [newId(), randomBytes(4).toString('hex')]);
    const [one, other] = [await idOf(newRequest()), await idOf(newRequest())];

    expect(new Set([...one, ...other]).size).toBe(4);
    expect(one[0]?.slice(0, 10)).toBe(other[0]?.slice(0, 10));
  });
});
