import { expect, test } from 'vitest';
import { getAccountChanges } from '../../../../functions/calls/account/get-account-changes.ts';
import { changePut } from '../../../../functions/domain/lock/account-changes.ts';
import { NOW } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { enrolledApp, owner, useLock } from '../../../kit/lock.ts';

const lock = useLock();
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const note = (of: string, change: 'webhook-set' | 'email-changed', at: Date): void => {
  const { newId } = owner();
  const put = changePut(of, change, { now: at, newId: () => newId(at) });
  lock.put([put.Put?.Item ?? {}]);
};

test('getAccountChanges gives what changed in the last two weeks, the newest first, of the caller alone', async () => {
  lock.begin();
  note(accountId, 'webhook-set', daysAgo(13.9));
  note(accountId, 'email-changed', daysAgo(14));
  note(otherAccountId, 'webhook-set', daysAgo(1));
  await enrolledApp();

  expect(await getAccountChanges({}, owner())).toEqual({
    changes: [
      { change: 'authenticator-on', at: NOW.toISOString() },
      { change: 'webhook-set', at: daysAgo(13.9).toISOString() },
    ],
  });
});

test('getAccountChanges gives an empty list where nothing changed', async () => {
  lock.begin();

  expect(await getAccountChanges({}, owner())).toEqual({ changes: [] });
});
