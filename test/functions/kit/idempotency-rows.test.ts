/** Keys of effects on the tables of the engine: its own conditions decide who may claim one. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../functions/kit/app-error.ts';
import { dynamo } from '../../../functions/kit/clients/dynamo.ts';
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

describe('an effect with a key', () => {
  test('answers the same for 24 hours, and happens anew after them', async () => {
    const request = newRequest();
    expect(await once(request, NOW, async () => ({ version: 4 }))).toEqual({ version: 4 });

    expect(await answerTo(request, after(DAY - SECOND))).toEqual({ version: 4 });
    expect(await answerTo(request, after(DAY + SECOND))).toBe('again');
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

  test('whose answer is no longer kept has to be sent again, when its key cannot be claimed', async () => {
    const request = newRequest();
    await once(request, NOW, async () => 'first');

    // In the second in which it ends it is neither claimed anew nor answered.
    expect(await answerTo(request, after(DAY))).toBe('idempotency_conflict');
  });
});
