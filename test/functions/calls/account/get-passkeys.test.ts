import { describe, expect, test } from 'vitest';
import { getPasskeys } from '../../../../functions/calls/account/get-passkeys.ts';
import { enrolledPasskey, owner, useLock } from '../../../kit/lock.ts';

const lock = useLock();

describe('getPasskeys', () => {
  test('lists them by name, without their keys', async () => {
    lock.begin();
    const { id } = await enrolledPasskey();
    const { passkeys } = await getPasskeys({}, owner());

    expect(passkeys).toEqual([
      { id, name: 'iPhone', createdAt: '2026-03-10T12:00:00.000Z', lastUsedAt: null, isSynced: false },
    ]);
  });
});
