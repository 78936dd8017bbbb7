import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SESSION_IDLE_MS, SESSION_SECONDS, sessionKey } from '../../../functions/kit/account-session.ts';
import { accountKey } from '../../../functions/domain/accounts/account-rows.ts';
import { forgetGates, passGate } from '../../../functions/kit/account-gate.ts';
import { conditionFailed, store, useDynamo } from '../../kit/dynamo.ts';
import '../../kit/function-environment.ts';
import { accountId, otherAccountId } from '../../kit/id-tokens.ts';
import { accountRow } from '../../kit/rows.ts';

const dynamo = useDynamo();
const SIGNED_IN = 1_770_000_000;
const NOW = new Date(SIGNED_IN * 1_000);
const claims = { subject: accountId, email: 'mara@example.com', issuedAt: SIGNED_IN, signedInAt: SIGNED_IN };

afterEach(() => {
  forgetGates();
  vi.useRealTimers();
});

describe('the gate', () => {
  test('lets an active account pass and gives its plan', async () => {
    store(dynamo, [accountRow({ plan: { id: 'free', trialEndsAt: null } })]);

    expect(await passGate(claims, true, NOW)).toEqual({
      email: 'mara@example.com',
      plan: { id: 'free', trialEndsAt: null },
      company: null,
    });
  });

  test('gives the company and the role in it where there is one', async () => {
    const company = { companyId: 'c1', companyRole: 'editor' };
    store(dynamo, [{ ...accountRow(), ...company }]);

    expect((await passGate(claims, true, NOW)).company).toEqual({ companyId: 'c1', role: 'editor' });
  });

  test.each([
    ['an account that is gone', [], 'token_invalid'],
    ['a deleted account', [accountRow({ status: 'deleted' })], 'token_invalid'],
    ['a suspended account', [accountRow({ status: 'suspended' })], 'account_suspended'],
    ['a sign-in before the last sign-out', [accountRow({ tokensValidAfter: SIGNED_IN + 1 })], 'token_invalid'],
  ])('refuses %s', async (_, rows, code) => {
    store(dynamo, rows);

    await expect(passGate(claims, true, NOW)).rejects.toMatchObject({ code });
  });

  test('lets the sign-in that follows a sign-out in the same second pass', async () => {
    store(dynamo, [accountRow({ tokensValidAfter: SIGNED_IN })]);

    await expect(passGate(claims, true, NOW)).resolves.toBeDefined();
  });

  test('reads afresh and consistently for every effect', async () => {
    store(dynamo, [accountRow()]);
    await passGate(claims, true, NOW);
    store(dynamo, [accountRow({ status: 'suspended' })]);

    await expect(passGate(claims, true, NOW)).rejects.toMatchObject({ code: 'account_suspended' });
    expect(dynamo.commandCalls(GetCommand).every(({ args: [{ input }] }) => input.ConsistentRead)).toBe(true);
  });

  test('may be 60 seconds old for reads, and no older', async () => {
    vi.useFakeTimers();
    store(dynamo, [accountRow()]);
    await passGate(claims, false, NOW);
    store(dynamo, [accountRow({ status: 'suspended' })]);

    vi.advanceTimersByTime(59_999);
    await expect(passGate(claims, false, NOW)).resolves.toBeDefined();
    vi.advanceTimersByTime(1);
    await expect(passGate(claims, false, NOW)).rejects.toMatchObject({ code: 'account_suspended' });
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

    await expect(passGate(claims, true, new Date(end.getTime() - 1))).resolves.toBeDefined();
    await expect(passGate(claims, true, end)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('refuses tokens of a session that has ended', async () => {
    store(dynamo, [accountRow(), session({ expiresAt: SIGNED_IN })]);

    await expect(passGate(claims, true, NOW)).rejects.toMatchObject({ code: 'token_invalid' });
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

    expect(await passGate(claims, false, NOW)).toMatchObject({ email: 'mara@example.com' });
    expect(await passGate({ ...claims, subject: otherAccountId }, false, NOW)).toMatchObject({
      email: 'tom@example.com',
    });
    await expect(passGate({ ...claims, signedInAt: SECOND }, false, NOW)).rejects.toMatchObject({
      code: 'token_invalid',
    });
  });

  test('refuses tokens of a sign-in that no call of ours made', async () => {
    dynamo.on(GetCommand).callsFake(({ Key: key }) => (key.sk === 'ACCOUNT' ? { Item: accountRow() } : {}));

    await expect(passGate(claims, true, NOW)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('is closed while the table cannot be read', async () => {
    dynamo.on(GetCommand).rejects(conditionFailed());

    await expect(passGate(claims, false, NOW)).rejects.toThrow();
  });
});
