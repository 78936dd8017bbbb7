import { describe, expect, test } from 'vitest';
import { removeAuthenticator } from '../../../../functions/calls/account/remove-authenticator.ts';
import { renewRecoveryCodes } from '../../../../functions/calls/account/renew-recovery-codes.ts';
import { authenticatorKey } from '../../../../functions/domain/lock/lock-rows.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { enrolledApp, owner, useLock } from '../../../kit/lock.ts';

const lock = useLock();

describe('renewRecoveryCodes', () => {
  test('gives ten new codes, which are kept as hashes, and tells the owner', async () => {
    lock.begin();
    const before = (await enrolledApp()).recoveryCodes;
    const { recoveryCodes } = await renewRecoveryCodes({}, owner());

    expect(new Set([...before, ...recoveryCodes]).size).toBe(20);
    const row = lock.table().row(authenticatorKey(accountId));
    expect(Object.keys(row?.['recovery'] ?? {})).toHaveLength(10);
    expect(recoveryCodes.filter((code) => JSON.stringify(row).includes(code))).toEqual([]);
    expect(lock.mailsOf().at(-1)).toMatchObject({ change: 'recovery-codes-renewed' });
  });

  test('ends the codes of before at once; the new ones and the app go on', async () => {
    lock.begin();
    const { recoveryCodes: before, codeAfter } = await enrolledApp();
    const { recoveryCodes: renewed } = await renewRecoveryCodes({}, owner());

    for (const code of before) {
      await expect(removeAuthenticator({ code }, owner())).rejects.toMatchObject({ code: 'code_incorrect' });
    }
    await expect(removeAuthenticator({ code: codeAfter(0) }, owner())).rejects.toMatchObject({
      code: 'code_incorrect',
    });
    expect(await removeAuthenticator({ code: renewed[9] ?? '' }, owner())).toEqual({ done: true });
  });

  test('asks for a recent sign-in, and for more than a PIN', async () => {
    lock.begin();
    await enrolledApp();
    lock.begin('pin');

    await expect(renewRecoveryCodes({}, owner())).rejects.toMatchObject({ code: 'sign_in_again' });
  });

  test('makes no codes for an account without the second factor', async () => {
    lock.begin();

    await expect(renewRecoveryCodes({}, owner())).rejects.toMatchObject({ code: 'not_found' });
    expect([lock.table().row(authenticatorKey(accountId)), lock.mailsOf()]).toEqual([undefined, []]);
  });
});
