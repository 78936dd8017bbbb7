import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { countAgainstLimits, type LimitSubject } from '../../../functions/kit/rate-limits.ts';
import { existsUserByAccount } from '../../../shared/calls/account.ts';
import type { CallContract, RateLimit } from '../../../shared/calls/define-call.ts';
import { recordingLog } from '../../kit/call-context.ts';
import { throttled, useDynamo, writes } from '../../kit/dynamo.ts';
import '../../kit/function-environment.ts';

const dynamo = useDynamo();
const NOW = new Date('2026-03-10T12:00:30.000Z');
const subject: LimitSubject = {
  client: '203.0.113.7',
  actor: 'me',
  input: { agentName: 'mara', account: 'a@example.com' },
};

const contractWith = (limit: Partial<RateLimit>): CallContract => ({
  ...existsUserByAccount,
  limits: [{ by: 'client', max: 3, windowSeconds: 60, whenDown: 'refuse', ...limit }],
});
const count = (limit: Partial<RateLimit>, who: Partial<LimitSubject> = {}, now = NOW): Promise<void> =>
  countAgainstLimits(contractWith(limit), { ...subject, ...who }, now, recordingLog());

async function rowOf(limit: Partial<RateLimit>, who: Partial<LimitSubject> = {}, now = NOW): Promise<string> {
  dynamo.resetHistory();
  await count(limit, who, now);
  return String((writes(dynamo)[0]?.item['Key'] as { pk: string }).pk);
}

describe('a limit', () => {
  test.each([
    [3, 'passes'],
    [4, 'is refused'],
  ])('of three: call %i %s', async (hits, outcome) => {
    dynamo.on(UpdateCommand).resolves({ Attributes: { hits } });

    if (outcome === 'passes') await expect(count({})).resolves.toBeUndefined();
    else
      await expect(count({})).rejects.toMatchObject({ code: 'too_many_requests', details: { retryAfterSeconds: 60 } });
  });

  test('counts in windows of its length, each with a row that expires after it', async () => {
    const inWindow = await rowOf({}, {}, new Date('2026-03-10T12:00:59.999Z'));
    const next = await rowOf({}, {}, new Date('2026-03-10T12:01:00.000Z'));

    expect(inWindow).toBe(await rowOf({}));
    expect(next).not.toBe(inWindow);
    expect(writes(dynamo)[0]?.item['ExpressionAttributeValues']).toMatchObject({
      ':end': Date.parse('2026-03-10T12:02:00Z') / 1_000,
    });
  });

  test.each([
    ['client', { client: '203.0.113.8' }],
    ['actor', { actor: 'other' }],
    ['input:agentName', { input: { agentName: 'tom' } }],
    ['client+input:agentName', { input: { agentName: 'tom' } }],
    ['client+input:agentName', { client: '203.0.113.8' }],
  ] as const)('by %s counts others apart', async (by, who) => {
    expect(await rowOf({ by }, who)).not.toBe(await rowOf({ by }));
  });

  test('of a call that does what another one does counts with it', async () => {
    const twin = { ...contractWith({}), path: '/v1/agent/getVerifyAgentUser', countedAs: existsUserByAccount.path };
    await countAgainstLimits(twin as CallContract, subject, NOW, recordingLog());
    const [write] = writes(dynamo);

    expect((write?.item['Key'] as { pk: string }).pk).toBe(await rowOf({}));
  });

  test('by everybody counts all together', async () => {
    const others = { client: 'x', actor: 'y', input: {} };

    expect(await rowOf({ by: 'global' }, others)).toBe(await rowOf({ by: 'global' }));
  });

  test.each([
    ['agentName', 'mara', [' Mara ', 'MARA', 'ｍａｒａ', 'mara\n']],
    ['agentName', 'kim', ['kİm', 'KİM']],
    ['account', 'a@example.com', ['A@Example.com', ' a@example.com ', 'a@ｅxample.com']],
    ['account', '+46701234567', ['+46 70 123 45 67', ' +46-70-123-45-67 ', '+46(70)1234567']],
  ])('by %s counts the spellings of %s as one', async (field, value, spellings) => {
    const by = `input:${field}` as const;
    const row = await rowOf({ by }, { input: { [field]: value } });

    for (const spelling of spellings) expect(await rowOf({ by }, { input: { [field]: spelling } })).toBe(row);
  });

  test('by a value that is not there counts each caller alone, so that nobody can use it up for all', async () => {
    const mine = await rowOf({ by: 'input:agentName' }, { input: { agentName: '' }, actor: 'me' });
    const yours = await rowOf({ by: 'input:agentName' }, { input: {}, actor: 'you' });
    const stranger = await rowOf({ by: 'input:agentName' }, { input: { agentName: '' }, actor: null });

    expect(new Set([mine, yours, stranger]).size).toBe(3);
  });

  test.each([[{ toString: 1, valueOf: 1 }], [[[]]], [7], [null], [true]])(
    'does not stumble over %j where a text belongs',
    async (value) => {
      await expect(count({ by: 'input:agentName' }, { input: { agentName: value } })).resolves.toBeUndefined();
    },
  );

  test('keeps no address and no name in its row', async () => {
    const row = await rowOf({ by: 'client+input:account' });

    expect(row).not.toMatch(/203\.0\.113|example/);
  });

  test('that guards refuses while it cannot count; one that only saves work lets pass', async () => {
    dynamo.on(UpdateCommand).rejects(throttled());

    await expect(count({ whenDown: 'refuse' })).rejects.toMatchObject({ code: 'unavailable' });
    await expect(count({ whenDown: 'pass' })).resolves.toBeUndefined();
  });
});
