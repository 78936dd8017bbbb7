import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import {
  SESSION_IDLE_MS,
  SESSION_SECONDS,
  sessionKey,
  SessionRow,
  signedInAtOf,
} from '../../../functions/kit/account-session.ts';
import { accountKey } from '../../../functions/domain/accounts/account-rows.ts';
import { needs, passGate } from '../../../functions/kit/account-gate.ts';
import { conditionFailed, store, useDynamo } from '../../kit/dynamo.ts';
import '../../kit/function-environment.ts';
import { accountId, idToken, otherAccountId } from '../../kit/id-tokens.ts';
import { accountRow } from '../../kit/rows.ts';

const dynamo = useDynamo();
const SIGNED_IN = 1_770_000_000;
const NOW = new Date(SIGNED_IN * 1_000);
const claims = { subject: accountId, email: 'mara@example.com', issuedAt: SIGNED_IN, signedInAt: SIGNED_IN };

describe('the gate', () => {
  test('lets an active account pass and gives its plan', async () => {
    store(dynamo, [accountRow({ plan: { id: 'free', trialEndsAt: null } })]);

    expect(await passGate(claims, NOW)).toEqual({
      email: 'mara@example.com',
      plan: { id: 'free', trialEndsAt: null },
      company: null,
    });
  });

  test('gives the company and the role in it where there is one', async () => {
    const company = { companyId: 'c1', companyRole: 'editor' };
    store(dynamo, [{ ...accountRow(), ...company }]);

    expect((await passGate(claims, NOW)).company).toEqual({ companyId: 'c1', role: 'editor' });
  });

  test.each([{ companyId: 'c1' }, { companyRole: 'admin' }, { companyId: null, companyRole: 'admin' }])(
    'gives no company of which it knows only half: %j',
    async (half) => {
      store(dynamo, [{ ...accountRow(), ...half }]);

      expect((await passGate(claims, NOW)).company).toBeNull();
    },
  );

  test('lets a suspended account pass on the calls that are open to it, and a deleted one on none', async () => {
    store(dynamo, [accountRow({ status: 'suspended' })]);
    expect(await passGate(claims, NOW, true)).toMatchObject({ email: 'mara@example.com' });
    store(dynamo, [accountRow({ status: 'deleted' })]);

    await expect(passGate(claims, NOW, true)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('may read accounts, and asks for nothing else', () => {
    expect(needs).toEqual({ tables: [{ table: 'accounts', actions: ['GetItem'] }] });
  });

  test.each([
    [accountRow({ status: 'other' as never })],
    [accountRow({ tokensValidAfter: 1.5 })],
    [accountRow({ tokensValidAfter: undefined as never })],
    [accountRow({ email: undefined as never })],
    [{ ...accountRow(), companyId: 'c1', companyRole: 'owner' }],
  ])('is closed to an account whose row it does not understand', async (row) => {
    store(dynamo, [row]);

    await expect(passGate(claims, NOW)).rejects.toThrow();
  });

  test.each([
    ['an account that is gone', [], 'token_invalid'],
    ['a deleted account', [accountRow({ status: 'deleted' })], 'token_invalid'],
    ['a suspended account', [accountRow({ status: 'suspended' })], 'account_suspended'],
    ['a sign-in before the last sign-out', [accountRow({ tokensValidAfter: SIGNED_IN + 1 })], 'token_invalid'],
  ])('refuses %s', async (_, rows, code) => {
    store(dynamo, rows);

    await expect(passGate(claims, NOW)).rejects.toMatchObject({ code });
  });

  test('lets the sign-in that follows a sign-out in the same second pass', async () => {
    store(dynamo, [accountRow({ tokensValidAfter: SIGNED_IN })]);

    await expect(passGate(claims, NOW)).resolves.toBeDefined();
  });

  test('reads account and session afresh and consistently each time: what has ended, has ended at once', async () => {
    store(dynamo, [accountRow()]);
    await passGate(claims, NOW);
    store(dynamo, [accountRow({ status: 'suspended' })]);

    await expect(passGate(claims, NOW)).rejects.toMatchObject({ code: 'account_suspended' });
    expect(dynamo.commandCalls(GetCommand)).toHaveLength(4);
    expect(dynamo.commandCalls(GetCommand).every(({ args: [{ input }] }) => input.ConsistentRead)).toBe(true);
  });

  const session = (changes: Record<string, unknown> = {}) => ({
    ...sessionKey(accountId, SIGNED_IN),
    seenAt: NOW.toISOString(),
    expiresAt: SIGNED_IN + SESSION_SECONDS,
    ...changes,
  });

  test('lets a session pass until nobody has opened the app in it for a week', async () => {
    store(dynamo, [accountRow(), session()]);
    const end = new Date(NOW.getTime() + SESSION_IDLE_MS);

    await expect(passGate(claims, new Date(end.getTime() - 1))).resolves.toBeDefined();
    await expect(passGate(claims, end)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('refuses tokens of a session that has ended', async () => {
    store(dynamo, [accountRow(), session({ expiresAt: SIGNED_IN })]);

    await expect(passGate(claims, NOW)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('is closed to a session whose row it does not understand', async () => {
    for (const changes of [{ expiresAt: '1' }, { seenAt: undefined }, { expiresAt: 1.5 }]) {
      store(dynamo, [accountRow(), session(changes)]);
      await expect(passGate(claims, NOW)).rejects.toThrow();
    }
  });

  test('knows each account and each sign-in by itself', async () => {
    const SECOND = SIGNED_IN + 60;
    const sessionOf = (id: string, signedInAt: number) => ({
      ...sessionKey(id, signedInAt),
      seenAt: NOW.toISOString(),
      expiresAt: SIGNED_IN + SESSION_SECONDS,
    });
    const other = {
      ...accountRow({ accountId: otherAccountId, email: 'tom@example.com' }),
      ...accountKey(otherAccountId),
    };
    const ended = { ...sessionOf(accountId, SECOND), expiresAt: SIGNED_IN };
    store(dynamo, [accountRow(), other, sessionOf(accountId, SIGNED_IN), sessionOf(otherAccountId, SIGNED_IN), ended]);

    expect(await passGate(claims, NOW)).toMatchObject({ email: 'mara@example.com' });
    expect(await passGate({ ...claims, subject: otherAccountId }, NOW)).toMatchObject({
      email: 'tom@example.com',
    });
    await expect(passGate({ ...claims, signedInAt: SECOND }, NOW)).rejects.toMatchObject({
      code: 'token_invalid',
    });
  });

  test('refuses tokens of a sign-in that no call of ours made', async () => {
    dynamo.on(GetCommand).callsFake(({ Key: key }) => (key.sk === 'ACCOUNT' ? { Item: accountRow() } : {}));

    await expect(passGate(claims, NOW)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('is closed while the table cannot be read', async () => {
    dynamo.on(GetCommand).rejects(conditionFailed());

    await expect(passGate(claims, NOW)).rejects.toThrow();
  });
});

test('a session is kept with its sign-in, its way, its browser and country, when it was seen, and its end', () => {
  const row = {
    ...{ signedInAt: SIGNED_IN, method: 'passkey', userAgent: 'Mozilla/5.0', country: null },
    ...{ seenAt: NOW.toISOString(), expiresAt: SIGNED_IN + SESSION_SECONDS },
  };

  expect(SessionRow.parse({ ...row, more: 1 })).toEqual(row);
  for (const name of Object.keys(row)) expect(SessionRow.safeParse({ ...row, [name]: undefined }).success).toBe(false);
  for (const wrong of [{ method: 'guess' }, { signedInAt: 1.5 }, { expiresAt: 1.5 }])
    expect(SessionRow.safeParse({ ...row, ...wrong }).success).toBe(false);
});

describe('the time of a sign-in', () => {
  test('is read from the token that the pool gave', () => {
    expect(signedInAtOf(idToken({ auth_time: SIGNED_IN, name: 'Zoë ÿÿ>>??' }))).toBe(SIGNED_IN);
  });

  test('is none where the token is none, and our log is told whose fault that is', () => {
    const fault = { code: 'token_invalid', message: 'The pool gave something that is not a token.' };

    expect(() => signedInAtOf('no token')).toThrow(expect.objectContaining(fault) as Error);
    expect(() => signedInAtOf(idToken({ auth_time: undefined }))).toThrow();
    expect(() => signedInAtOf(idToken({ auth_time: 1.5 }))).toThrow();
  });
});
