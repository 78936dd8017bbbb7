/** A forgotten password of an account with an authenticator app: reading the owner's mails is not enough. */
import { AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { forgotPassword } from '../../../../functions/calls/account/forgot-password.ts';
import { authenticatorKey } from '../../../../functions/domain/lock/lock-rows.ts';
import { codeRow, SESSION_CODE } from '../../../kit/codes.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { enrolledApp, useLock, visitor } from '../../../kit/lock.ts';

const lock = useLock();
const needed = { code: 'second_factor_needed' };

const reset = (secondFactor?: string) =>
  forgotPassword(
    {
      account: 'mara@example.com',
      ...SESSION_CODE,
      password: 'Quiet-Monday-43',
      ...(secondFactor === undefined ? {} : { secondFactor }),
    },
    visitor(60),
  );

async function begin() {
  lock.begin();
  lock.put([codeRow('reset-password', 'mara@example.com')]);
  return enrolledApp();
}

describe('a new password for an account with a second factor', () => {
  test.each([undefined, '', '  '])('asks for it, and changes nothing: %j', async (secondFactor) => {
    await begin();

    await expect(reset(secondFactor)).rejects.toMatchObject(needed);
    expect(lock.cognito.commandCalls(AdminSetUserPasswordCommand)).toEqual([]);
  });

  test.each(['000000', '00000-00000'])('does not take %s for it, and says what is asked for', async (wrong) => {
    await begin();

    await expect(reset(wrong)).rejects.toMatchObject(needed);
    expect(lock.cognito.commandCalls(AdminSetUserPasswordCommand)).toEqual([]);
  });

  test('takes a code of the app, with the code that was sent, after it was asked for', async () => {
    const app = await begin();
    await expect(reset()).rejects.toMatchObject(needed);

    expect(await reset(app.codeAfter(60))).toEqual({ changed: true });
    expect(lock.table().row(authenticatorKey(accountId)), 'no factor is removed').toBeDefined();
  });

  test('takes a recovery code, which is used up', async () => {
    const { recoveryCodes } = await begin();

    expect(await reset(recoveryCodes[0])).toEqual({ changed: true });
    lock.put([codeRow('reset-password', 'mara@example.com')]);
    await expect(reset(recoveryCodes[0])).rejects.toMatchObject(needed);
  });
});
