import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { countAgainstLimits, isWithinBudget, type LimitSubject } from '../../../functions/kit/rate-limits.ts';
import { existsUserByAccount } from '../../../shared/calls/account.ts';
import type { CallContract, RateLimit } from '../../../shared/calls/define-call.ts';
import { recordingLog } from '../../kit/call-context.ts';
import { throttled, useDynamo, writes } from '../../kit/dynamo.ts';
import '../../kit/function-environment.ts';

const dynamo = useDynamo();
const NOW = new Date('2026-03-10T12:00:30.000Z');
const subject: LimitSubject = {
  address: '203.0.113.7',
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
    ['client', { address: '203.0.113.8' }],
    ['actor', { actor: 'other' }],
    ['input:agentName', { input: { agentName: 'tom' } }],
    ['client+input:agentName', { input: { agentName: 'tom' } }],
    ['client+input:agentName', { address: '203.0.113.8' }],
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
    const others = { address: 'x', actor: 'y', input: {} };

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

  test('keeps no address and no name in its row, but a short mark of them', async () => {
    const row = await rowOf({ by: 'client+input:account' });

    expect(row).toMatch(/^LIMIT#.*#client\+input:account#[\w-]{22}#\d+$/);

    expect(row).not.toMatch(/203\.0\.113|example/);
  });

  test('that guards refuses while it cannot count; one that only saves work lets pass', async () => {
    dynamo.on(UpdateCommand).rejects(throttled());

    await expect(count({ whenDown: 'refuse' })).rejects.toMatchObject({ code: 'unavailable' });
    await expect(count({ whenDown: 'pass' })).resolves.toBeUndefined();
  });

  test('that cannot be counted is in the log, with the call that it belongs to', async () => {
    dynamo.on(UpdateCommand).rejects(throttled());
    const log = { ...recordingLog(), error: vi.fn() };
    await countAgainstLimits(contractWith({ whenDown: 'pass' }), subject, NOW, log);

    expect(log.error.mock.calls).toEqual([
      ['limit.unreachable', expect.any(Error), { call: existsUserByAccount.name }],
    ]);
  });

  test('whose counter says nothing lets pass', async () => {
    dynamo.on(UpdateCommand).resolves({});

    await expect(count({ max: 0 })).resolves.toBeUndefined();
  });

  test('keeps its row a minute longer than its window, in a time of its own', async () => {
    const pk = await rowOf({ windowSeconds: 3_600 });
    const noon = Date.parse('2026-03-10T12:00:00Z') / 1_000;

    expect(pk.endsWith(`#${noon}`)).toBe(true);
    expect(writes(dynamo)[0]?.item['ExpressionAttributeValues']).toMatchObject({ ':one': 1, ':end': noon + 3_660 });
  });

  test('by caller or address counts nothing that a caller says', async () => {
    const said = { input: { actor: 'x', client: 'x', global: 'x' } };
    for (const by of ['actor', 'client', 'global'] as const)
      expect(await rowOf({ by }, said)).toBe(await rowOf({ by }));
  });

  test('by a value that is no text counts each caller alone', async () => {
    const rowOfCaller = (actor: string) => rowOf({ by: 'input:agentName' }, { input: { agentName: 7 }, actor });

    expect(await rowOfCaller('me')).not.toBe(await rowOfCaller('you'));
  });

  test('by a reference counts those apart that differ in their signs alone, as phone numbers do not', async () => {
    const rowOfReference = (reference: string) => rowOf({ by: 'input:reference' }, { input: { reference } });

    expect(await rowOfReference('2026-0001')).not.toBe(await rowOfReference('20260001'));
  });

  test('by caller counts who has no account by their address', async () => {
    expect(await rowOf({ by: 'actor' }, { actor: null })).toBe(await rowOf({ by: 'actor' }, { actor: '203.0.113.7' }));
    expect(await rowOf({ by: 'input:agentName' }, { input: {}, actor: null })).toBe(
      await rowOf({ by: 'input:agentName' }, { input: {}, actor: '203.0.113.7' }),
    );
  });

  test('by a value alone counts it from wherever it comes; with the caller, each place apart', async () => {
    const elsewhere = { address: '203.0.113.8', actor: 'other' };

    expect(await rowOf({ by: 'input:agentName' }, elsewhere)).toBe(await rowOf({ by: 'input:agentName' }));
    expect(await rowOf({ by: 'client+input:agentName' }, { actor: 'other' })).toBe(
      await rowOf({ by: 'client+input:agentName' }),
    );
  });
});

describe('a budget of all callers together', () => {
  const budget = { max: 3, windowSeconds: 86_400 };

  test.each([
    [3, true],
    [4, false],
  ])('of three a day: hit %i is within it: %s', async (hits, isWithin) => {
    dynamo.on(UpdateCommand).resolves({ Attributes: { hits } });

    expect(await isWithinBudget('messages', budget, NOW)).toBe(isWithin);
  });

  test('counts each budget and each window apart', async () => {
    const rows: unknown[] = [];
    for (const [name, now] of [
      ['messages', NOW],
      ['drawings', NOW],
      ['messages', new Date('2026-03-11T00:00:00.000Z')],
    ] as const) {
      dynamo.resetHistory();
      await isWithinBudget(name, budget, now);
      rows.push((writes(dynamo)[0]?.item['Key'] as { pk: string }).pk);
    }

    expect(new Set(rows).size).toBe(3);
  });

  test('throws when it cannot count', async () => {
    dynamo.on(UpdateCommand).rejects(throttled());

    await expect(isWithinBudget('messages', budget, NOW)).rejects.toThrow('Rate exceeded');
  });
});

describe('a viewer with IPv6', () => {
  const limit = { by: 'client', max: 3 } as const;
  const rowsOf = async (address: string, by: RateLimit['by'] = 'client'): Promise<string[]> => {
    dynamo.resetHistory();
    await count({ by }, { address });
    return writes(dynamo).map(({ item }) => String((item['Key'] as { pk: string }).pk));
  };

  test.each(['client', 'client+input:agentName'] as const)(
    'is one client with all addresses of their network, by %s',
    async (by) => {
      const [client, site] = await rowsOf('2001:db8:1:2::1', by);

      expect(await rowsOf('2001:db8:1:2:ffff:ffff:ffff:ffff', by)).toEqual([client, site]);
      expect(await rowsOf('2001:0DB8:0001:0002::9', by)).toEqual([client, site]);
      expect((await rowsOf('2001:db8:1:3::1', by))[0]).not.toBe(client);
      expect((await rowsOf('2001:db8:1:3::1', by))[1]).toBe(site);
      expect((await rowsOf('2001:db8:2:2::1', by))[1]).not.toBe(site);
    },
  );

  test.each([
    [3, 60, 'passes'],
    [4, 4, 'is refused'],
    [1, 61, 'is refused'],
  ])('after %i calls of the network and %i of its site %s', async (ofClient, ofSite, outcome) => {
    const [client] = await rowsOf('2001:db8:1:2::1');
    dynamo.on(UpdateCommand).callsFake(({ Key: key }: { Key: { pk: string } }) => ({
      Attributes: { hits: key.pk === client ? ofClient : ofSite },
    }));
    const counted = count(limit, { address: '2001:db8:1:2::7' });

    if (outcome === 'passes') await expect(counted).resolves.toBeUndefined();
    else await expect(counted).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('is counted once where a limit does not count clients', async () => {
    for (const by of ['actor', 'global', 'input:agentName'] as const)
      expect(await rowsOf('2001:db8:1:2::1', by)).toHaveLength(1);
  });

  test('in the form of IPv6 but with an address of IPv4 is who they are with that', async () => {
    expect(await rowsOf('::ffff:203.0.113.7')).toEqual(await rowsOf('203.0.113.7'));
  });
});
