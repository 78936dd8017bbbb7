import { describe, expect, test } from 'vitest';
import { getSignInWays } from '../../../../functions/calls/account/get-sign-in-ways.ts';
import { enrolledApp, enrolledBrowser, enrolledPasskey, owner, useLock } from '../../../kit/lock.ts';

const lock = useLock();

describe('getSignInWays', () => {
  test('says that there is nothing but the password', async () => {
    lock.begin();

    expect(await getSignInWays({}, owner())).toEqual({
      pin: { isSet: false, isBlocked: false },
      passkeyCount: 0,
      authenticator: { isOn: false, recoveryCodesLeft: 0 },
      session: { method: 'password', isRecent: true },
    });
  });

  test('says what there is, and no secret of it', async () => {
    lock.begin();
    await enrolledBrowser();
    await enrolledPasskey();
    await enrolledApp();
    lock.begin('pin');

    expect(await getSignInWays({}, owner())).toEqual({
      pin: { isSet: true, isBlocked: false },
      passkeyCount: 1,
      authenticator: { isOn: true, recoveryCodesLeft: 10 },
      session: { method: 'pin', isRecent: false },
    });
  });
});
