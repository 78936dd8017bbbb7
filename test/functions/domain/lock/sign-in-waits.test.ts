import { beforeEach, describe, expect, test } from 'vitest';
import {
  clearClientMisses,
  countClientTry,
  noteClientMiss,
  waitAfter,
  waitsKey,
} from '../../../../functions/domain/accounts/sign-in-waits.ts';
import { customers, owners } from '../../../../functions/kit/realms.ts';
import { callContext, clientAt, NOW } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();

let seconds = 0;
beforeEach(() => void (seconds = 0));

/** From the first client unless another is given, at the time of the test. */
const moment = (address = clientAt(1).address) =>
  callContext({ now: new Date(NOW.getTime() + seconds * 1_000), client: { ...clientAt(1), address } });
const tryOnce = (address?: string, claimed = accountId) => countClientTry(owners, claimed, moment(address));
const refusal = (retryAfterSeconds: number) => ({ code: 'too_many_requests', details: { retryAfterSeconds } });
const row = (claimed = accountId) => memory.table().row(waitsKey(owners, claimed, clientAt(1).address));

describe('the wait of a client at an account', () => {
  test('is none after two misses, then two seconds, doubles, and is a quarter of an hour from the tenth on', () => {
    expect(Array.from({ length: 13 }, (_, misses) => waitAfter(misses))).toEqual([
      0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 900, 900, 900,
    ]);
  });

  test('refuses the fourth try for two seconds, and says for how long', async () => {
    for (let misses = 0; misses < 3; misses += 1) await tryOnce();
    await expect(tryOnce()).rejects.toMatchObject(refusal(2));
    seconds = 1.5;
    await expect(tryOnce()).rejects.toMatchObject(refusal(1));
    seconds = 2;
    await tryOnce();

    await expect(tryOnce()).rejects.toMatchObject(refusal(4));
  });

  test('does not grow with tries that were refused', async () => {
    for (let misses = 0; misses < 3; misses += 1) await tryOnce();
    for (let tries = 0; tries < 20; tries += 1) await expect(tryOnce()).rejects.toMatchObject(refusal(2));

    expect(row()).toMatchObject({ misses: 3 });
  });

  test('lets a patient client have ten tries in a quarter of an hour and no more', async () => {
    let tries = 0;
    for (seconds = 0; seconds < 900; seconds += 1)
      tries += await tryOnce().then(
        () => 1,
        () => 0,
      );

    expect(tries).toBe(10);
  });

  test('lets three of a hundred tries at once through', async () => {
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => tryOnce()));

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(row()).toMatchObject({ misses: 3 });
  });

  test('binds no other client, no other account and no account of the other kind', async () => {
    for (let misses = 0; misses < 3; misses += 1) await tryOnce();

    await expect(tryOnce(clientAt(2).address)).resolves.toBeUndefined();
    await expect(tryOnce(undefined, otherAccountId)).resolves.toBeUndefined();
    await expect(countClientTry(customers, accountId, moment())).resolves.toBeUndefined();
  });

  test('binds all addresses of one network of IPv6', async () => {
    for (const end of ['1', '2', '3']) await tryOnce(`2001:db8:1:2::${end}`);

    await expect(tryOnce('2001:db8:1:2::4')).rejects.toMatchObject(refusal(2));
    await expect(tryOnce('2001:db8:1:3::4')).resolves.toBeUndefined();
  });

  test('is over after a right password', async () => {
    for (let misses = 0; misses < 3; misses += 1) await tryOnce();
    await clearClientMisses(owners, accountId, moment());

    await tryOnce();
    expect(row()).toMatchObject({ misses: 1 });
  });

  test('and its misses are forgotten a day after the last one, whether the table has deleted them or not', async () => {
    for (let misses = 0; misses < 3; misses += 1) await tryOnce();
    expect(row()).toMatchObject({ expiresAt: NOW.getTime() / 1_000 + 86_400 });
    seconds = 86_400;
    await tryOnce();

    expect(row()).toMatchObject({ misses: 1 });
  });

  test('counts misses of a known browser, which does not wait itself', async () => {
    for (let misses = 0; misses < 5; misses += 1) await noteClientMiss(owners, accountId, moment());

    await expect(tryOnce()).rejects.toMatchObject(refusal(8));
  });

  test('names neither the account nor the address', async () => {
    await tryOnce();

    expect([...memory.table().rows.keys()].join()).not.toMatch(new RegExp(`${accountId}|198\\.51`));
  });
});
