import { describe, expect, test } from 'vitest';
import { removeAuthenticator } from '../../../../functions/calls/account/remove-authenticator.ts';
import { authenticatorKey } from '../../../../functions/domain/lock/lock-rows.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { enrolledApp, owner, useLock } from '../../../kit/lock.ts';

const lock = useLock();

describe('removeAuthenticator', () => {
  test('turns it off with the next code of the app, and tells the owner', async () => {
    lock.begin();
    const app = await enrolledApp();
    await removeAuthenticator({ code: app.codeAfter(30) }, owner());

    expect(lock.table().row(authenticatorKey(accountId))).toBeUndefined();
    expect(lock.mailsOf().at(-1)).toMatchObject({ change: 'authenticator-off' });
  });

  test('takes no code that was used before, and none that is wrong', async () => {
    lock.begin();
    const app = await enrolledApp();

    await expect(removeAuthenticator({ code: app.codeAfter(0) }, owner())).rejects.toMatchObject({
      code: 'code_incorrect',
    });
    await expect(removeAuthenticator({ code: '' }, owner())).rejects.toMatchObject({ code: 'code_incorrect' });
  });

  test('asks for a recent sign-in besides the code', async () => {
    lock.begin();
    const app = await enrolledApp();
    lock.begin('pin');

    await expect(removeAuthenticator({ code: app.codeAfter(30) }, owner())).rejects.toMatchObject({
      code: 'sign_in_again',
    });
  });
});
