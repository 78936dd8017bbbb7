/** Ninety days, to the second: warnings, deletion, and what calls both off. */
import { describe, expect, test } from 'vitest';
import { afterWarning, deletionAt, dueAt, inactiveFrom } from '../../../../functions/domain/lifecycle/activity.ts';
import { activityKey } from '../../../../functions/domain/lifecycle/lifecycle-rows.ts';
import { findDueActivities, takeStep } from '../../../../functions/domain/lifecycle/sweep-inactive.ts';
import { beginSession } from '../../../../functions/domain/accounts/sessions.ts';
import { callContext } from '../../../kit/call-context.ts';
import { tokens } from '../../../kit/cognito.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow } from '../../../kit/rows.ts';
import type { AccountRow } from '../../../../functions/domain/accounts/account-rows.ts';
import { ulid } from 'ulid';

const DAY = 86_400_000;
const FROM = new Date('2026-01-01T10:00:00.000Z');
const after = (days: number, ms = 0): Date => new Date(FROM.getTime() + days * DAY + ms);
const free = { id: 'free', trialEndsAt: null, paidUntil: null } as const;

describe('the ninety days', () => {
  test('are counted from whatever came last: somebody seen, the end of a trial, the end of a paid plan', () => {
    const seen = ['2026-01-01T10:00:00.000Z', '2026-02-01T10:00:00.000Z'];

    expect(inactiveFrom(seen, free).toISOString()).toBe(seen[1]);
    expect(inactiveFrom(seen, { ...free, trialEndsAt: '2026-03-01T00:00:00.000Z' }).toISOString()).toBe(
      '2026-03-01T00:00:00.000Z',
    );
    expect(inactiveFrom(seen, { ...free, paidUntil: '2027-01-01T00:00:00.000Z' }).toISOString()).toBe(
      '2027-01-01T00:00:00.000Z',
    );
  });

  test('have their warnings after 60, 83 and 89 days, and end after 90', () => {
    expect(([30, 7, 1, 0] as const).map((step) => dueAt(FROM, step))).toEqual([
      after(60),
      after(83),
      after(89),
      after(90),
    ]);
  });

  test('are not stretched by a sweep that comes a few minutes late', () => {
    expect(afterWarning(FROM, 1, after(89, 14 * 60_000))).toEqual({ next: 0, at: after(90) });
    expect(deletionAt(FROM, 30, after(60, 14 * 60_000))).toEqual(after(90));
  });

  test('are stretched when the sweep was away: nobody gets fewer days than the warning says', () => {
    const late = after(120);

    expect(afterWarning(FROM, 30, late)).toEqual({ next: 7, at: new Date(late.getTime() + 23 * DAY) });
    expect(deletionAt(FROM, 30, late)).toEqual(new Date(late.getTime() + 30 * DAY));
    expect(afterWarning(FROM, 1, late)).toEqual({ next: 0, at: new Date(late.getTime() + DAY) });
  });
});

describe('the sweep', () => {
  const { table, put } = useMemoryTable();
  const account = (changes: Partial<AccountRow> = {}) => accountRow({ plan: free, ...changes });
  const signIn = () => beginSession(accountId, tokens, 'password', callContext({ now: FROM }));
  const row = () => table().row(activityKey(accountId));
  const orders = (job: string) => [...table().rows.values()].filter((one) => one['job'] === job);

  /** What one sweep at the moment does; `none` when nothing was due. */
  async function sweep(now: Date): Promise<unknown> {
    const [due] = await findDueActivities(now);
    return due ? takeStep(due, { now, newId: () => ulid() }) : 'none';
  }

  test('warns three times and deletes, each to the millisecond and not before', async () => {
    put([account()]);
    await signIn();
    table().rows.delete([...table().rows.keys()].find((key) => key.includes('SESSION#')) ?? '');
    const steps: unknown[] = [];
    for (const days of [60, 83, 89, 90]) steps.push(await sweep(after(days, -1)), await sweep(after(days)));

    expect(steps).toEqual(['none', 30, 'none', 7, 'none', 1, 'none', 0]);
    expect(orders('send-message').map(({ payload }) => payload)).toEqual(
      Array.from({ length: 3 }, () => ({ template: 'inactive', accountId, deleteAt: after(90).toISOString() })),
    );
    expect(orders('delete-account')).toMatchObject([{ payload: { accountId, cause: 'inactive' } }]);
    expect(table().row(account())).toMatchObject({ status: 'deleted' });
  });

  test('begins anew with one sign-in', async () => {
    put([account()]);
    await signIn();
    await sweep(after(60));
    await beginSession(accountId, tokens, 'password', callContext({ now: after(80) }));

    expect(await sweep(after(90))).toBe('none');
    expect(row()).toMatchObject({ next: 30, gsiSk: after(140).toISOString() });
  });

  test('counts from when a session was last seen, not only from when it began', async () => {
    put([account()]);
    await signIn();
    const session = [...table().rows.values()].find(({ sk }) => String(sk).startsWith('SESSION#'));
    if (session) put([{ ...session, seenAt: after(25).toISOString() }]);

    expect(await sweep(after(60))).toBe('moved');
    expect(row()).toMatchObject({ next: 30, gsiSk: after(85).toISOString() });
  });

  test('leaves alone who pays, until ninety days after the end of what is paid', async () => {
    put([account({ plan: { id: 'pro', trialEndsAt: null, paidUntil: after(365).toISOString() } })]);
    await signIn();

    expect(await sweep(after(60))).toBe('moved');
    expect(row()).toMatchObject({ gsiSk: after(365 + 60).toISOString() });
  });

  test('leaves alone who is suspended: they may appeal', async () => {
    put([account({ status: 'suspended' })]);
    await signIn();
    table().rows.delete([...table().rows.keys()].find((key) => key.includes('SESSION#')) ?? '');

    expect(await sweep(after(60))).toBe('moved');
    expect(orders('send-message')).toEqual([]);
  });

  test('loses against a sign-in that comes between its reading and its deleting', async () => {
    put([account()]);
    await signIn();
    const [due] = await findDueActivities(after(60));
    if (!due) throw new Error('Nothing was due.');
    await beginSession(accountId, tokens, 'password', callContext({ now: after(90) }));

    expect(await takeStep({ ...due, next: 0 }, { now: after(90), newId: () => ulid() })).not.toBe(0);
    expect(table().row(account())).toMatchObject({ status: 'active' });
  });

  test('forgets an account that is gone', async () => {
    await signIn();

    expect(await sweep(after(60))).toBe('over');
    expect(row()).toBeUndefined();
  });
});
