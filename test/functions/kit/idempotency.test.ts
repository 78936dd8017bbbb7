import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../functions/kit/app-error.ts';
import { once } from '../../../functions/kit/idempotency.ts';
import { conditionFailed, throttled, useDynamo, writes } from '../../kit/dynamo.ts';
import '../../kit/function-environment.ts';
import { useLog } from '../../kit/log.ts';
import { useSecrets } from '../../kit/secrets.ts';

const dynamo = useDynamo();
const log = useLog();
useSecrets();
const NOW = new Date('2026-03-10T12:00:00.000Z');
const request = { call: '/v1/xlp/goLive', who: 'me', key: 'key-1234', input: { a: 1 } };

async function hashOf(input: unknown): Promise<unknown> {
  await once({ ...request, input }, NOW, async () => null);
  const hash = (writes(dynamo)[0]?.item['Item'] as { hash: string }).hash;
  dynamo.resetHistory();
  return hash;
}

const taken = (row: Record<string, unknown>): void => {
  dynamo.on(PutCommand).rejects(conditionFailed());
  dynamo.on(GetCommand).resolves({ Item: { expiresAt: NOW.getTime() / 1_000 + 100, ...row } });
};

describe('an effect with a key', () => {
  test('happens, and its answer is kept for 24 hours', async () => {
    const answer = await once(request, NOW, async () => ({ version: 4 }));
    const [claim, remembered] = writes(dynamo);

    expect(answer).toEqual({ version: 4 });
    expect(claim?.item['Item']).toMatchObject({
      pk: 'ONCE#/v1/xlp/goLive#me#key-1234',
      state: 'running',
      expiresAt: NOW.getTime() / 1_000 + 86_400,
    });
    expect(remembered?.item['ExpressionAttributeValues']).toEqual({ ':done': 'done', ':output': '{"version":4}' });
  });

  test('that happened before gives the same answer and does not happen again', async () => {
    const hash = await hashOf(request.input);
    taken({ hash, state: 'done', output: '{"version":4}' });
    const effect = vi.fn(async () => ({ version: 5 }));

    expect(await once(request, NOW, effect)).toEqual({ version: 4 });
    expect(effect).not.toHaveBeenCalled();
  });

  test.each([
    ['other parameters', { hash: 'other', state: 'done', output: '1' }, 'idempotency_reused'],
    ['other parameters, while running', { hash: 'other', state: 'running' }, 'idempotency_reused'],
  ])('that was used with %s is refused', async (_, row, code) => {
    taken(row);

    await expect(once(request, NOW, async () => 1)).rejects.toMatchObject({ code });
  });

  test('that runs elsewhere has to wait', async () => {
    taken({ hash: await hashOf(request.input), state: 'running' });
    dynamo.on(UpdateCommand).rejects(conditionFailed());

    await expect(once(request, NOW, async () => 1)).rejects.toMatchObject({ code: 'idempotency_conflict' });
    expect(dynamo.commandCalls(GetCommand)[0]?.args[0].input.ConsistentRead).toBe(true);
  });

  test('that was let go in between has to be sent again', async () => {
    dynamo.on(PutCommand).rejects(conditionFailed());

    await expect(once(request, NOW, async () => 1)).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  test('that failed may be tried again with the same key', async () => {
    const failure = once(request, NOW, () => Promise.reject(new AppError('conflict')));

    await expect(failure).rejects.toMatchObject({ code: 'conflict' });
    expect(dynamo.commandCalls(DeleteCommand)).toHaveLength(1);
  });

  test('that failed tells why, even when its key cannot be let go', async () => {
    dynamo.on(DeleteCommand).rejects(throttled());

    await expect(once(request, NOW, () => Promise.reject(new AppError('conflict')))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(log().map(({ event }) => event)).toEqual(['once.not_released']);
  });

  test('that happened but could not be noted down is not let go: it must not happen again', async () => {
    dynamo.on(UpdateCommand).rejects(throttled());

    expect(await once(request, NOW, async () => 'done')).toBe('done');
    expect(dynamo.commandCalls(DeleteCommand)).toHaveLength(0);
    expect(log().map(({ event }) => event)).toEqual(['once.not_kept']);
  });

  test('does not happen while keys cannot be claimed', async () => {
    dynamo.on(PutCommand).rejects(throttled());
    const effect = vi.fn(async () => 1);

    await expect(once(request, NOW, effect)).rejects.toThrow('Rate exceeded');
    expect(effect).not.toHaveBeenCalled();
  });

  test('is one for each call, caller and key', async () => {
    for (const change of [{ call: '/v1/x' }, { who: 'you' }, { key: 'key-5678' }, {}]) {
      await once({ ...request, ...change }, NOW, async () => 1);
    }
    const claims = dynamo.commandCalls(PutCommand).map(({ args: [{ input }] }) => input.Item?.['pk']);

    expect(new Set(claims).size).toBe(4);
  });
});
