import { describe, expect, test } from 'vitest';
import { removePasskey } from '../../../../functions/calls/account/remove-passkey.ts';
import { startPasskeySignIn } from '../../../../functions/calls/account/start-passkey-sign-in.ts';
import { getLoginToken } from '../../../../functions/calls/agent/get-login-token.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { enrolledPasskey, owner, useLock, visitor } from '../../../kit/lock.ts';

const lock = useLock();

describe('removePasskey', () => {
  test('a removed passkey opens nothing, and the owner is told', async () => {
    lock.begin();
    const passkey = await enrolledPasskey();
    await removePasskey({ id: passkey.id }, owner());
    const assertion = passkey.assert(await startPasskeySignIn({}, visitor()), accountId);

    await expect(getLoginToken({ device: null, pin: null, passkey: assertion }, visitor())).rejects.toMatchObject({
      code: 'passkey_failed',
    });
    expect(lock.mailsOf()).toMatchObject([{ change: 'passkey-added' }, { change: 'passkey-removed' }]);
  });

  test('tells of nothing when it is gone already', async () => {
    lock.begin();

    expect(await removePasskey({ id: 'none' }, owner())).toEqual({ done: true });
    expect(lock.mailsOf()).toEqual([]);
  });

  test('asks for more than a session that somebody may have found', async () => {
    lock.begin('pin');

    await expect(removePasskey({ id: 'none' }, owner())).rejects.toMatchObject({ code: 'sign_in_again' });
  });
});
