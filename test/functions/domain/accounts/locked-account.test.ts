/** An account that strangers locked: who still gets in, and what a proved reset opens (SECURITY.md T14). */
import { describe, expect, test } from 'vitest';
import { forgotPassword } from '../../../../functions/calls/account/forgot-password.ts';
import { login } from '../../../../functions/calls/account/login.ts';
import { signInKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { unlockAccount } from '../../../../functions/domain/accounts/unlock-account.ts';
import type { Device } from '../../../../functions/kit/context.ts';
import { cookieJar, NOW } from '../../../kit/call-context.ts';
import { codeRow, SESSION_CODE } from '../../../kit/codes.ts';
import { tokens } from '../../../kit/cognito.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useLock, visitor } from '../../../kit/lock.ts';

const lock = useLock();
const account = 'mara@example.com';
const locked = { code: 'account_locked' };

const signIn = (device: Device) => login({ account, password: 'Long-Sunday-42' }, { ...visitor(), device });
const lockIt = () => lock.put([{ ...signInKey(accountId), tries: 10, lockedAt: NOW.toISOString() }]);

/** Sets a new password for a code, in this browser. */
async function reset(device: Device) {
  lock.put([codeRow('reset-password', account)]);
  return forgotPassword({ account, ...SESSION_CODE, password: 'Quiet-Monday-43' }, { ...visitor(), device });
}

describe('a locked account', () => {
  test('opens in a browser where its owner signed in before, and in no other', async () => {
    lock.begin();
    const mine = cookieJar();
    await signIn(mine);
    lockIt();

    expect(await signIn(mine)).toMatchObject({ tokens });
    await expect(signIn(cookieJar())).rejects.toMatchObject(locked);
  });

  test('opens in the browser that set a new password, and stays locked for all others', async () => {
    lock.begin();
    const [before, resetting] = [cookieJar(), cookieJar()];
    await signIn(before);
    lockIt();
    expect(await reset(resetting)).toEqual({ changed: true });

    expect(resetting.name).toHaveLength(43);
    expect(await signIn(resetting)).toMatchObject({ tokens });
    await expect(signIn(before)).rejects.toMatchObject(locked);
    await expect(signIn(cookieJar())).rejects.toMatchObject(locked);
    expect(lock.table().row(signInKey(accountId))).toMatchObject({ lockedAt: NOW.toISOString() });
  });

  test('opens everywhere once an administrator has unlocked it', async () => {
    lock.begin();
    lockIt();
    await unlockAccount(accountId, visitor());

    expect(await signIn(cookieJar())).toMatchObject({ tokens });
  });

  test('is not opened by a reset that proved nothing', async () => {
    lock.begin();
    lockIt();
    const device = cookieJar();
    lock.put([codeRow('reset-password', account)]);
    const wrong = { ...SESSION_CODE, code: '000000', password: 'Quiet-Monday-43' };

    await expect(forgotPassword({ account, ...wrong }, { ...visitor(), device })).rejects.toMatchObject({
      code: 'code_incorrect',
    });
    expect(device.name).toBeNull();
    await expect(signIn(device)).rejects.toMatchObject(locked);
  });
});
