import { describe, expect, test } from 'vitest';
import { signOut } from '../../../../functions/calls/account/sign-out.ts';
import { startPasskeySignIn } from '../../../../functions/calls/account/start-passkey-sign-in.ts';
import { getLoginToken } from '../../../../functions/calls/agent/get-login-token.ts';
import { deviceKey } from '../../../../functions/domain/lock/lock-rows.ts';
import { sessionKey, signedInAtOf } from '../../../../functions/kit/account-session.ts';
import type { DeviceStatement, PasskeyAssertion } from '../../../../shared/model/lock.ts';
import { tokens } from '../../../kit/cognito.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import {
  enrolledApp,
  enrolledBrowser,
  enrolledPasskey,
  newBrowser,
  owner,
  PIN,
  sessionRow,
  useLock,
  visitor,
} from '../../../kit/lock.ts';
import { accountRow } from '../../../kit/rows.ts';
import { softwarePasskey } from '../../../kit/software-passkey.ts';

const lock = useLock();

/** What the pool asks of a ticket is the pool's: here it gives tokens for each. */
const unlock = (device: DeviceStatement | null, pin: string | null = PIN, afterSeconds = 1) =>
  getLoginToken({ device, pin, passkey: null }, visitor(afterSeconds));
const unlockByPasskey = (passkey: PasskeyAssertion, device: DeviceStatement | null = null) =>
  getLoginToken({ device, pin: null, passkey }, visitor(1));

const signedInAt = signedInAtOf(tokens.idToken);

function usePool(): void {
  lock.cognito.reset();
  lock.cognito.onAnyCommand().resolves({
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: 'session',
    AuthenticationResult: { AccessToken: 'access', IdToken: tokens.idToken, RefreshToken: 'refresh' },
  });
}

describe('getLoginToken by PIN', () => {
  test('opens a new session on an enrolled browser, in place of the one before', async () => {
    lock.begin();
    const browser = await enrolledBrowser();
    usePool();
    const answer = await unlock(browser.state());

    expect(answer.tokens).toEqual(tokens);
    expect(answer.account.accountId).toBe(accountId);
    expect(lock.table().row(sessionKey(accountId, signedInAt))).toMatchObject({ method: 'pin' });
    expect(lock.table().row(sessionRow())).toBeUndefined();
    expect(lock.table().row(deviceKey(accountId, browser.deviceId))).toMatchObject({ signedInAt });
  });

  test('a PIN alone opens nothing: no browser, another key, another account', async () => {
    lock.begin();
    const browser = await enrolledBrowser();
    const stranger = newBrowser();

    await expect(unlock(null)).rejects.toMatchObject({ code: 'input_invalid' });
    await expect(unlock(stranger.state(browser.deviceId))).rejects.toMatchObject({ code: 'device_unknown' });
    await expect(unlock(stranger.state('made-up'))).rejects.toMatchObject({ code: 'device_unknown' });
    await expect(unlock({ ...browser.state(), accountId: otherAccountId })).rejects.toMatchObject({
      code: 'device_unknown',
    });
    expect(lock.cognito.calls()).toHaveLength(0);
  });

  test('a statement is good once, in order and in time', async () => {
    lock.begin();
    const browser = await enrolledBrowser();
    usePool();
    const stated = browser.state(2);
    await expect(unlock(stated, '0000')).rejects.toMatchObject({ code: 'pin_incorrect' });

    await expect(unlock(stated)).rejects.toMatchObject({ code: 'statement_stale' });
    await expect(unlock(browser.state(1))).rejects.toMatchObject({ code: 'statement_stale' });
    await expect(unlock(browser.state(400))).rejects.toMatchObject({ code: 'statement_stale' });
    await expect(unlock(browser.state(-400))).rejects.toMatchObject({ code: 'statement_stale' });
    expect((await unlock(browser.state(3))).tokens).toEqual(tokens);
  });

  test('five wrong PINs leave only the password', async () => {
    lock.begin();
    const browser = await enrolledBrowser();
    for (let miss = 1; miss < 5; miss += 1) {
      await expect(unlock(browser.state(miss), '0000')).rejects.toMatchObject({ code: 'pin_incorrect' });
    }
    await expect(unlock(browser.state(5), '0000')).rejects.toMatchObject({ code: 'pin_blocked' });

    await expect(unlock(browser.state(6))).rejects.toMatchObject({ code: 'pin_blocked' });
    expect(lock.cognito.calls()).toHaveLength(0);
  });

  test('a browser whose session was ended is enrolled no more', async () => {
    lock.begin();
    const browser = await enrolledBrowser();
    lock.table().rows.delete(`${sessionRow().pk} ${sessionRow().sk}`);

    await expect(unlock(browser.state())).rejects.toMatchObject({ code: 'device_unknown' });
  });

  test('signing out everywhere ends all enrolments', async () => {
    lock.begin();
    const browser = await enrolledBrowser();
    await signOut({}, owner());

    await expect(unlock(browser.state())).rejects.toMatchObject({ code: 'device_unknown' });
  });

  test('a browser that was not opened for 31 days is enrolled no more', async () => {
    lock.begin();
    const browser = await enrolledBrowser();
    const seconds = 31 * 86_400;

    await expect(unlock(browser.state(seconds), PIN, seconds)).rejects.toMatchObject({ code: 'device_unknown' });
  });

  test('with the second factor on, a browser that never passed it is enrolled no more', async () => {
    lock.begin();
    const elsewhere = await enrolledBrowser();
    const row = lock.table().row(deviceKey(accountId, elsewhere.deviceId));
    const other = sessionRow('password', owner().actor.signedInAt - 5_000);
    lock.put([other, { ...row, signedInAt: other.signedInAt, provedAt: other.signedInAt } as never]);
    const here = await enrolledBrowser();
    await enrolledApp();
    usePool();

    await expect(unlock(elsewhere.state())).rejects.toMatchObject({ code: 'device_unknown' });
    expect((await unlock(here.state())).tokens).toEqual(tokens);
  });

  test('lets the owner of a suspended account in: the gate says what they may do then', async () => {
    lock.begin();
    const browser = await enrolledBrowser();
    lock.put([accountRow({ status: 'suspended' })]);
    usePool();

    expect((await unlock(browser.state())).tokens).toEqual(tokens);
    expect(lock.table().row(sessionKey(accountId, signedInAt))).toMatchObject({ method: 'pin' });
  });

  test('lets nobody into an account that is deleted', async () => {
    lock.begin();
    const browser = await enrolledBrowser();
    lock.put([accountRow({ status: 'deleted' })]);

    await expect(unlock(browser.state())).rejects.toMatchObject({ code: 'device_unknown' });
  });
});

describe('getLoginToken by passkey', () => {
  const request = () => startPasskeySignIn({}, visitor());

  test('signs in anywhere', async () => {
    lock.begin();
    const passkey = await enrolledPasskey();
    usePool();
    const answer = await unlockByPasskey(passkey.assert(await request(), accountId));

    expect(answer.tokens).toEqual(tokens);
    expect(lock.table().row(sessionKey(accountId, signedInAt))).toMatchObject({ method: 'passkey' });
  });

  test('an enrolled browser goes on in the new session', async () => {
    lock.begin();
    const passkey = await enrolledPasskey();
    const browser = await enrolledBrowser();
    usePool();
    await unlockByPasskey(passkey.assert(await request(), accountId), browser.state());

    expect(lock.table().row(deviceKey(accountId, browser.deviceId))).toMatchObject({ signedInAt });
  });

  test('lets the owner of a suspended account in, and nobody into one that is deleted', async () => {
    lock.begin();
    const passkey = await enrolledPasskey();
    usePool();
    lock.put([accountRow({ status: 'suspended' })]);
    expect((await unlockByPasskey(passkey.assert(await request(), accountId))).tokens).toEqual(tokens);

    lock.put([accountRow({ status: 'deleted' })]);
    await expect(unlockByPasskey(passkey.assert(await request(), accountId))).rejects.toMatchObject({
      code: 'passkey_failed',
    });
  });

  test('a challenge is good once, and for five minutes', async () => {
    lock.begin();
    const passkey = await enrolledPasskey();
    usePool();
    const asked = await request();
    await unlockByPasskey(passkey.assert(asked, accountId));
    const old = passkey.assert(await request(), accountId);

    await expect(unlockByPasskey(passkey.assert(asked, accountId))).rejects.toMatchObject({ code: 'passkey_failed' });
    await expect(getLoginToken({ device: null, pin: null, passkey: old }, visitor(301))).rejects.toMatchObject({
      code: 'passkey_failed',
    });
  });

  test.each([
    ['another origin', { origin: 'https://xpage.example.evil' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a person that was not verified', { isVerified: false }],
  ])('refuses %s', async (_, changes) => {
    lock.begin();
    const passkey = await enrolledPasskey();

    await expect(unlockByPasskey(passkey.assert(await request(), accountId, changes))).rejects.toMatchObject({
      code: 'passkey_failed',
    });
    expect(lock.cognito.calls()).toHaveLength(0);
  });

  test('refuses a passkey whose counter fell behind: it was copied', async () => {
    lock.begin();
    const passkey = await enrolledPasskey();
    usePool();
    await unlockByPasskey(passkey.assert(await request(), accountId, { count: 7 }));

    await expect(unlockByPasskey(passkey.assert(await request(), accountId, { count: 7 }))).rejects.toMatchObject({
      code: 'passkey_failed',
    });
  });

  test('refuses what another key signed, and what is no answer at all', async () => {
    lock.begin();
    const passkey = await enrolledPasskey();
    const forged = softwarePasskey().assert(await request(), accountId);
    const stolen = passkey.assert(await request(), accountId);

    for (const changes of [{ signature: forged.signature }, { clientDataJSON: 'AAAA' }])
      await expect(unlockByPasskey({ ...stolen, ...changes })).rejects.toMatchObject({ code: 'passkey_failed' });
    expect(lock.cognito.calls()).toHaveLength(0);
  });

  test('refuses a passkey that was used elsewhere between the answer and its check: one of the two is a copy', async () => {
    lock.begin();
    const passkey = await enrolledPasskey();
    usePool();
    const answers = await Promise.allSettled(
      [
        passkey.assert(await request(), accountId, { count: 7 }),
        passkey.assert(await request(), accountId, { count: 7 }),
      ].map((assertion) => unlockByPasskey(assertion)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'passkey_failed' } });
  });

  test('opens by itself where the enrolment of the browser has ended', async () => {
    lock.begin();
    const passkey = await enrolledPasskey();
    usePool();

    expect(
      (await unlockByPasskey(passkey.assert(await request(), accountId), newBrowser().state('made-up'))).tokens,
    ).toEqual(tokens);
  });

  test('refuses a passkey for an account that it is not of', async () => {
    lock.begin();
    const passkey = await enrolledPasskey();
    lock.put([accountRow({ accountId: otherAccountId, email: 'khalid@example.com' })]);

    await expect(unlockByPasskey(passkey.assert(await request(), otherAccountId))).rejects.toMatchObject({
      code: 'passkey_failed',
    });
  });

  test('takes no challenge that was made for an enrolment', async () => {
    lock.begin();
    const passkey = await enrolledPasskey();
    const { startPasskey } = await import('../../../../functions/calls/account/start-passkey.ts');
    const { challenge } = await startPasskey({}, owner());

    await expect(unlockByPasskey(passkey.assert({ ...(await request()), challenge }, accountId))).rejects.toMatchObject(
      { code: 'passkey_failed' },
    );
  });

  test('takes a PIN or a passkey, not both', async () => {
    lock.begin();
    const passkey = await enrolledPasskey();
    const assertion = passkey.assert(await request(), accountId);

    await expect(getLoginToken({ device: null, pin: PIN, passkey: assertion }, visitor())).rejects.toMatchObject({
      code: 'input_invalid',
    });
  });
});
