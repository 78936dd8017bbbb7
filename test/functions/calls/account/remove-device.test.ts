import { describe, expect, test } from 'vitest';
import { removeDevice } from '../../../../functions/calls/account/remove-device.ts';
import { deviceKey } from '../../../../functions/domain/lock/lock-rows.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { enrolledBrowser, owner, useLock } from '../../../kit/lock.ts';

const lock = useLock();

describe('removeDevice', () => {
  test('ends an enrolment of the own account, and no other one', async () => {
    lock.begin();
    const { deviceId } = await enrolledBrowser();
    const stranger = owner({ actor: { ...owner().actor, id: otherAccountId } });
    await removeDevice({ deviceId }, stranger);
    const before = lock.table().row(deviceKey(accountId, deviceId));
    await removeDevice({ deviceId }, owner());

    expect(before).toHaveProperty('deviceId', deviceId);
    expect(lock.table().row(deviceKey(accountId, deviceId))).toBeUndefined();
  });
});
