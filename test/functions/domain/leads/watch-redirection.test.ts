import { describe, expect, test, vi } from 'vitest';
import { watchRedirection } from '../../../../functions/domain/leads/watch-redirection.ts';
import { changePut } from '../../../../functions/domain/lock/account-changes.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import type { SignInWayChange } from '../../../../shared/model/lock.ts';
import { NOW, recordingLog } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { owner, sessionRow, useLock } from '../../../kit/lock.ts';

const lock = useLock();
const HOUR_MS = 3_600_000;

type Change = SignInWayChange | 'password-reset';

/** A change that the account keeps in mind, some hours before NOW. */
function changed(change: Change, hoursAgo: number, ofAccount = accountId): void {
  const now = new Date(NOW.getTime() - hoursAgo * HOUR_MS);
  const { Put: put } = changePut(ofAccount, change, { now, newId: () => `change-${hoursAgo}` }) as {
    Put: { Item: object };
  };
  lock.put([put.Item as { pk: string; sk: string }]);
}

describe('who is told of leads', () => {
  test.each(['webhook', 'phone'] as const)('is suspicious when a %s is set within a day of a reset', async (what) => {
    lock.begin();
    changed('password-reset', 23);
    await watchRedirection(what, owner());

    expect(lock.log()).toMatchObject([{ LeadsRedirected: 1, what, cause: 'after-reset', accountId }]);
  });

  test('is suspicious when it is set in a session from a country that is new to the account', async () => {
    lock.put([{ ...sessionRow(), isFromNewCountry: true }]);
    await watchRedirection('webhook', owner());

    expect(lock.log()).toMatchObject([{ LeadsRedirected: 1, what: 'webhook', cause: 'new-country', accountId }]);
  });

  test.each<[string, () => void]>([
    ['nothing happened before', () => undefined],
    ['the reset is longer ago than a day', () => changed('password-reset', 25)],
    ['the reset was another account’s', () => changed('password-reset', 1, otherAccountId)],
    ['something else was changed', () => changed('webhook-removed', 1)],
  ])('is the owner’s own business when %s', async (_, before) => {
    lock.begin();
    before();
    await watchRedirection('webhook', owner());

    expect(lock.log()).toEqual([]);
  });

  test('can still be set when nobody can look', async () => {
    vi.spyOn(dynamo, 'send').mockRejectedValue(new Error('away') as never);
    const log = recordingLog();
    await watchRedirection('webhook', owner({ log }));

    expect(log.lines).toEqual([{ level: 'error', event: 'security.not_judged' }]);
    expect(lock.log()).toEqual([]);
  });
});
