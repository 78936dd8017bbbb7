import { describe, expect, test } from 'vitest';
import { getPasskeys } from '../../../../functions/calls/account/get-passkeys.ts';
import { startPasskey } from '../../../../functions/calls/account/start-passkey.ts';
import { savePasskey } from '../../../../functions/calls/account/save-passkey.ts';
import { NOW } from '../../../kit/call-context.ts';
import { enrolledPasskey, owner, useLock } from '../../../kit/lock.ts';
import { softwarePasskey } from '../../../kit/software-passkey.ts';

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

  test('lists the oldest first', async () => {
    lock.begin();
    for (const minutes of [2, 0, 3, 1]) {
      const at = owner({ now: new Date(NOW.getTime() + minutes * 60_000) });
      await savePasskey({ name: `${minutes}`, passkey: softwarePasskey().create(await startPasskey({}, at)) }, at);
    }

    expect((await getPasskeys({}, owner())).passkeys.map(({ name }) => name)).toEqual(['0', '1', '2', '3']);
  });
});
