import { describe, expect, test } from 'vitest';
import { saveAuthenticator } from '../../../../functions/calls/account/save-authenticator.ts';
import { startAuthenticator } from '../../../../functions/calls/account/start-authenticator.ts';
import { authenticatorKey } from '../../../../functions/domain/lock/lock-rows.ts';
import { NOW } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { appWith, enrolledApp, owner, useLock } from '../../../kit/lock.ts';

const lock = useLock();

describe('saveAuthenticator', () => {
  test('turns it on with a code of the app, gives ten recovery codes, and tells the owner', async () => {
    lock.begin();
    const { recoveryCodes } = await enrolledApp();

    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-z]{7}-[0-9a-z]{7}$/);
    expect(lock.mailsOf()).toMatchObject([{ change: 'authenticator-on' }]);
    const kept = JSON.stringify(lock.table().row(authenticatorKey(accountId)));
    expect(recoveryCodes.filter((code) => kept.includes(code))).toEqual([]);
  });

  test('stays off after a wrong code, and goes on with the right one', async () => {
    lock.begin();
    const { key } = await startAuthenticator({}, owner());

    await expect(saveAuthenticator({ code: 'abcdef' }, owner())).rejects.toMatchObject({ code: 'code_incorrect' });
    expect(lock.table().row(authenticatorKey(accountId))).toBeUndefined();
    expect((await saveAuthenticator({ code: appWith(key).codeAfter(0) }, owner())).recoveryCodes).toHaveLength(10);
  });

  test('gives ten other codes to who sends the same code once more, as the answer may have been lost', async () => {
    lock.begin();
    const { key } = await startAuthenticator({}, owner());
    const code = appWith(key).codeAfter(0);
    const first = await saveAuthenticator({ code }, owner());
    const again = await saveAuthenticator({ code }, owner());

    expect(again.recoveryCodes).toHaveLength(10);
    expect(again.recoveryCodes.filter((one) => first.recoveryCodes.includes(one))).toEqual([]);
    await expect(saveAuthenticator({ code: appWith(key).codeAfter(30) }, owner())).rejects.toMatchObject({
      code: 'setup_over',
    });
    const later = owner({ now: new Date(NOW.getTime() + 61_000) });
    await expect(saveAuthenticator({ code }, later)).rejects.toMatchObject({ code: 'setup_over' });
  });

  test('a set-up is over after ten minutes', async () => {
    lock.begin();
    const actor = { ...owner().actor, signedInAt: owner().actor.signedInAt + 600 };
    const { key } = await startAuthenticator({}, owner());
    lock.put([
      {
        ...lock.table().row({ pk: `ACC#${accountId}`, sk: `SESSION#${owner().actor.signedInAt}` }),
        sk: `SESSION#${actor.signedInAt}`,
        pk: `ACC#${accountId}`,
      },
    ]);
    const late = owner({ actor, now: new Date(NOW.getTime() + 600_000) });

    await expect(saveAuthenticator({ code: appWith(key).codeAfter(600) }, late)).rejects.toMatchObject({
      code: 'setup_over',
    });
  });
});
