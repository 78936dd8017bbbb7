/** Clocks that go back, before what was written too: nothing happens twice, nothing deleted comes back, nobody waits for it (SECURITY.md T67). */
import { randomBytes, randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { ulid } from 'ulid';
import { createCodeIn } from '../../../../functions/domain/accounts/code-store.ts';
import { countDeviceTry, rememberDevice } from '../../../../functions/domain/accounts/known-devices.ts';
import { beginSession } from '../../../../functions/domain/accounts/sessions.ts';
import { tryCode } from '../../../../functions/domain/accounts/verification-codes.ts';
import { reserveQuestion, readUsage } from '../../../../functions/domain/conversations/question-quota.ts';
import { beginDeletion } from '../../../../functions/domain/lifecycle/begin-deletion.ts';
import { activityKey } from '../../../../functions/domain/lifecycle/lifecycle-rows.ts';
import { findDueActivities, takeStep } from '../../../../functions/domain/lifecycle/sweep-inactive.ts';
import { requireRecentSignIn } from '../../../../functions/domain/lock/recent-sign-in.ts';
import { purgeKey } from '../../../../functions/domain/media/media-rows.ts';
import { removeMediaRow, restoreMediaRow } from '../../../../functions/domain/media/remove-media.ts';
import { beginDueWork, duePut, findDueRows } from '../../../../functions/kit/due-rows.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { once } from '../../../../functions/kit/idempotency.ts';
import { owners } from '../../../../functions/kit/realms.ts';
import { callContext, cookieJar, NOW, ownerContext } from '../../../kit/call-context.ts';
import { tokens } from '../../../kit/cognito.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useLog } from '../../../kit/log.ts';
import { mediaItem, mediaRow } from '../../../kit/media.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow, sessionRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
useSecrets();
useLog();

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const jobs = (job: string) => [...memory.table().rows.values()].filter((row) => row['job'] === job);
/** An hour, a day, and to before anything was written. */
const jumps = [
  ['an hour', -HOUR],
  ['a day', -DAY],
  ['a year', -365 * DAY],
] as const;

describe.each(jumps)('a clock that goes back by %s', (_how, ms) => {
  test('runs no effect again: its answer is given', async () => {
    let runs = 0;
    const request = { call: '/v1/x', who: 'me', key: 'key', input: {} };
    const effect = async () => (runs += 1);
    await once(request, NOW, effect);

    expect([await once(request, after(ms), effect), runs]).toEqual([1, 1]);
  });

  test('gives a month no more questions than its plan has', async () => {
    const owner = { accountId, timeZone: 'Pacific/Apia' };
    await reserveQuestion(owner, 1, after(ms));
    await reserveQuestion(owner, 1, NOW);

    expect(await reserveQuestion(owner, 1, after(ms))).toBe(false);
    expect(await readUsage(owner, after(ms))).toBe(1);
  });

  test('leaves a deleted account deleted, and orders its deletion once', async () => {
    memory.put([accountRow()]);
    const deletedAt = (now: Date) => beginDeletion(accountId, 'owner', { now, newId: randomUUID });

    expect([await deletedAt(NOW), await deletedAt(after(ms))]).toEqual([true, false]);
    expect(memory.table().row(accountRow())).toMatchObject({ status: 'deleted', deletedAt: NOW.toISOString() });
    expect(jobs('delete-account')).toHaveLength(1);
  });

  test('warns nobody again, and deletes nobody sooner', async () => {
    memory.put([accountRow({ plan: { id: 'free', trialEndsAt: null } })]);
    await beginSession(accountId, tokens, 'password', callContext({ now: NOW }));
    const [due] = await findDueActivities(after(60 * DAY));
    if (!due) throw new Error('Nothing was due.');
    const newId = () => ulid();
    for (const key of memory.table().rows.keys()) if (key.includes('SESSION#')) memory.table().rows.delete(key);
    await takeStep(due, { now: after(60 * DAY), newId });

    expect(await findDueActivities(after(60 * DAY + ms))).toEqual([]);
    expect(await takeStep(due, { now: after(60 * DAY + ms), newId })).not.toBe(0);
    expect(jobs('send-message').filter(({ payload }) => Object(payload).template === 'inactive')).toHaveLength(1);
    expect(memory.table().row(activityKey(accountId))).toMatchObject({ next: 7, gsiSk: after(83 * DAY).toISOString() });
  });

  test('begins work that was done no second time', async () => {
    const { Put } = duePut({ id: 'work', job: 'send-message', payload: {} }, NOW);
    if (!Put) throw new Error('There is no row.');
    await dynamo.send(new PutCommand(Put));
    const [row] = await findDueRows(NOW);
    if (!row) throw new Error('Nothing was due.');
    await beginDueWork(row, NOW);
    await beginDueWork(row, after(ms));

    expect([jobs('send-message').length, await findDueRows(after(ms))]).toEqual([1, []]);
  });

  test('brings no picture back whose file is gone', async () => {
    memory.put([mediaRow('p1')]);
    await removeMediaRow(ownerContext(), mediaItem('p1'));
    // As the sweep leaves it, thirty days later.
    memory.table().rows.delete(`${purgeKey(accountId, 'p1').pk} ${purgeKey(accountId, 'p1').sk}`);
    const now = after(30 * DAY + ms);

    await expect(restoreMediaRow(ownerContext({ now }), mediaItem('p1'))).rejects.toMatchObject({ code: 'not_found' });
  });

  test('keeps nobody waiting for another code, which alone is good then', async () => {
    const at = (now: Date) => createCodeIn('accounts', 'sign-up', 'mara@example.com', { now, randomBytes });
    const first = await at(NOW);
    const second = await at(after(ms));

    await expect(tryCode('sign-up', 'mara@example.com', first, after(ms))).rejects.toMatchObject({
      code: 'code_incorrect',
    });
    await expect(tryCode('sign-up', 'mara@example.com', second, after(ms))).resolves.toBeUndefined();
  });

  test('lets a browser that the account knows go on counting its own misses', async () => {
    const device = cookieJar();
    await rememberDevice(owners, accountId, { device, now: NOW, randomBytes });

    expect(await countDeviceTry(owners, accountId, { device, now: after(ms) })).toMatchObject({ misses: 1 });
    expect(await countDeviceTry(owners, accountId, { device, now: after(ms) })).toMatchObject({ misses: 2 });
  });

  test('makes no sign-in a recent one for longer than ten minutes', async () => {
    const signedInAt = NOW.getTime() / SECOND;
    memory.put([sessionRow(signedInAt)]);
    const context = ownerContext({ actor: { ...ownerContext().actor, signedInAt }, now: after(ms) });

    await expect(requireRecentSignIn(context)).rejects.toMatchObject({ code: 'sign_in_again' });
  });
});

test.each([
  ['in the minute of the first', 59, 'too_many_requests'],
  ['with the next minute', 60, 'sent'],
  ['by a machine whose clock is a little behind', -1, 'too_many_requests'],
])('a code is asked for again %s', async (_when, seconds, outcome) => {
  const at = (now: Date) => createCodeIn('accounts', 'sign-up', 'mara@example.com', { now, randomBytes });
  await at(NOW);
  const second = await at(after(seconds * SECOND)).then(
    () => 'sent',
    (error: { code: string }) => error.code,
  );

  expect(second).toBe(outcome);
});

describe('a sign-in', () => {
  const signedInAt = NOW.getTime() / SECOND;
  const isRecent = async (seconds: number): Promise<boolean> => {
    memory.put([sessionRow(signedInAt)]);
    const actor = { ...ownerContext().actor, signedInAt };
    return requireRecentSignIn(ownerContext({ actor, now: after(seconds * SECOND) })).then(
      () => true,
      () => false,
    );
  };

  test.each([
    ['the pool’s clock is a little ahead of', -30, true],
    ['is ten minutes old', 600, true],
    ['is a second older', 601, false],
  ])('that %s is recent or not', async (_which, seconds, expected) => {
    expect(await isRecent(seconds)).toBe(expected);
  });
});

describe('a sweep of accounts that nobody is seen in', () => {
  const step = (due: Awaited<ReturnType<typeof findDueActivities>>[number], now: Date) =>
    takeStep(due, { now, newId: () => ulid() });

  test('that runs twice at the same moment warns once', async () => {
    memory.put([accountRow({ plan: { id: 'free', trialEndsAt: null } })]);
    await beginSession(accountId, tokens, 'password', callContext({ now: NOW }));
    for (const key of memory.table().rows.keys()) if (key.includes('SESSION#')) memory.table().rows.delete(key);
    const now = after(60 * DAY);
    const [due] = await findDueActivities(now);
    if (!due) throw new Error('Nothing was due.');
    await Promise.all([step(due, now), step(due, now)]);

    expect(jobs('send-message').filter(({ payload }) => Object(payload).template === 'inactive')).toHaveLength(1);
  });

  test('that did not run for three days gives the days that its warnings promise', async () => {
    memory.put([accountRow({ plan: { id: 'free', trialEndsAt: null } })]);
    await beginSession(accountId, tokens, 'password', callContext({ now: NOW }));
    for (const key of memory.table().rows.keys()) if (key.includes('SESSION#')) memory.table().rows.delete(key);
    const due: string[] = [];
    for (let now = after(63 * DAY); due.length < 3;) {
      const [row] = await findDueActivities(now);
      if (!row) throw new Error('Nothing was due.');
      await step(row, now);
      const at = String(memory.table().row(activityKey(accountId))?.['gsiSk']);
      due.push(at);
      now = new Date(Date.parse(at) + 3 * DAY);
    }

    expect(due).toEqual(
      [63 + 23, 63 + 23 + 3 + 6, 63 + 23 + 3 + 6 + 3 + 1].map((days) => after(days * DAY).toISOString()),
    );
  });
});
