import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { answerChallenge } from '../../../../functions/domain/lock/answer-challenge.ts';
import {
  endAuthenticatorSince,
  findAuthenticator,
  renewRecoveryCodes,
  takeSecondFactor,
} from '../../../../functions/domain/lock/authenticator.ts';
import { authenticatorKey, pinKey, signInChallengeKey } from '../../../../functions/domain/lock/lock-rows.ts';
import { finishPasswordSignIn } from '../../../../functions/domain/lock/open-account.ts';
import { hashRecoveryCode, makeRecoveryCodes } from '../../../../functions/domain/lock/recovery-codes.ts';
import { openKey, sealKey } from '../../../../functions/domain/lock/seal-key.ts';
import { endChallenge, findChallenge, tryChallenge } from '../../../../functions/domain/lock/second-factor.ts';
import { saveAgentPin } from '../../../../functions/calls/agent/save-agent-pin.ts';
import type { SessionMethod } from '../../../../functions/kit/account-session.ts';
import { NOW } from '../../../kit/call-context.ts';
import { tokens } from '../../../kit/cognito.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { enrolledApp, owner, PIN, useLock, visitor } from '../../../kit/lock.ts';
import { accountRow } from '../../../kit/rows.ts';

const lock = useLock();

const SECONDS = NOW.getTime() / 1_000;
const take = (code: string, afterSeconds = 0) => takeSecondFactor(accountId, code, visitor(afterSeconds));

/** On, with nothing tried yet. */
async function begun() {
  lock.begin();
  return enrolledApp();
}

describe('a code', () => {
  test('says of which kind it was', async () => {
    const { codeAfter, recoveryCodes } = await begun();

    expect(await take(codeAfter(30))).toEqual({ kind: 'app' });
    expect(await take(recoveryCodes[0] ?? '')).toEqual({ kind: 'recovery' });
  });

  test.each(['481920', '4f7kq9x-2abm3cd'])('is wrong for an account without an app: %s', async (code) => {
    lock.begin();

    await expect(take(code)).rejects.toMatchObject({ code: 'code_incorrect' });
  });

  test('is tried ten times in an hour by the clock, whenever in it, and ten times more in the next', async () => {
    const { codeAfter } = await begun();
    for (let miss = 0; miss < 10; miss += 1)
      await expect(take('000000x', miss * 300)).rejects.toMatchObject({ code: 'code_incorrect' });

    await expect(take(codeAfter(3_540), 3_540)).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfterSeconds: 3_600 },
    });
    expect(await take(codeAfter(3_600), 3_600)).toEqual({ kind: 'app' });
  });

  test('is counted in our figures when it is wrong, and only then', async () => {
    const { codeAfter } = await begun();
    await take(codeAfter(30));
    const before = lock.log().length;
    await expect(take('000000x')).rejects.toMatchObject({ code: 'code_incorrect' });

    expect(before).toBe(0);
    expect(lock.log()).toMatchObject([{ WrongCodes: 1, purpose: 'second-factor' }]);
  });

  test('that is right begins the tries of the hour anew', async () => {
    const { codeAfter } = await begun();
    for (let miss = 0; miss < 9; miss += 1)
      await expect(take('000000x')).rejects.toMatchObject({ code: 'code_incorrect' });
    await take(codeAfter(30), 30);

    expect(lock.table().row(authenticatorKey(accountId))).toMatchObject({ tries: 0 });
  });
});

describe('recovery codes', () => {
  test('may be typed in capitals, with anything between, and with letters that look like their digits', async () => {
    const asMade = await hashRecoveryCode(accountId, '01101-abcde');

    for (const typed of ['O1IOl-abcde', 'oiLo1 ABCDE', '0 1 1 0 1.a.b.c.d.e'])
      expect(await hashRecoveryCode(accountId, typed)).toBe(asMade);
    expect(await hashRecoveryCode(otherAccountId, '01101-abcde')).not.toBe(asMade);
    expect(await hashRecoveryCode(accountId, '01101-abcdf')).not.toBe(asMade);
  });

  test('are ten, of letters that nobody takes for digits', () => {
    let next = 0;
    const codes = makeRecoveryCodes((length) => Buffer.from(Array.from({ length }, () => (next += 1))));

    expect(codes).toHaveLength(10);
    expect(codes[0]).toBe('1234567-89abcde');
    expect(codes.join('')).not.toMatch(/[ilou]/);
  });

  test('that were kept when they had ten letters are good as before', async () => {
    const { recoveryCodes } = await begun();
    const kept = '4f7kq-9x2ab';
    const row = lock.table().row(authenticatorKey(accountId));
    lock.put([{ ...row, recovery: { [await hashRecoveryCode(accountId, kept)]: true } }]);

    await expect(take(recoveryCodes[0] ?? '')).rejects.toMatchObject({ code: 'code_incorrect' });
    expect(await take(kept)).toEqual({ kind: 'recovery' });
    await expect(take(kept)).rejects.toMatchObject({ code: 'code_incorrect' });
  });

  test('are not renewed while the app is off', async () => {
    lock.begin();

    await expect(renewRecoveryCodes(accountId, owner())).rejects.toMatchObject({ code: 'not_found' });
    expect(lock.mailsOf()).toEqual([]);
  });
});

describe('when an account is taken back', () => {
  const left = async () => Object.keys((await findAuthenticator(accountId))?.recovery ?? {}).length;

  test('an app that was set up since then is off', async () => {
    await begun();
    await endAuthenticatorSince(accountId, SECONDS);

    expect(await findAuthenticator(accountId)).toBeNull();
  });

  test('an older app stays with its own recovery codes', async () => {
    await begun();
    await endAuthenticatorSince(accountId, SECONDS + 1);

    expect(await left()).toBe(10);
  });

  test('an older app stays, and recovery codes that were made since then end', async () => {
    await begun();
    await renewRecoveryCodes(accountId, visitor(60));
    await endAuthenticatorSince(accountId, SECONDS + 61);
    expect(await left()).toBe(10);
    await endAuthenticatorSince(accountId, SECONDS + 60);

    expect(await left()).toBe(0);
    expect(await findAuthenticator(accountId)).toMatchObject({ confirmedAt: SECONDS });
  });

  test('nothing happens where there is no app', async () => {
    lock.begin();

    await expect(endAuthenticatorSince(accountId, 0)).resolves.toBeUndefined();
    expect(await findAuthenticator(accountId)).toBeNull();
  });
});

describe('the key of an app', () => {
  const key = Buffer.from('12345678901234567890');

  test('that was sealed by an earlier deployment still opens', async () => {
    const sealed = await sealKey(accountId, key, (length) => Buffer.alloc(length, 7));

    expect(sealed).toBe('BwcHBwcHBwcHBwcH50Sl_eawh_eOsDH0kOGe0nLCc7n7A5y_OIUTep4k-qJUTwf0');
    expect(await openKey(accountId, sealed)).toEqual(key);
  });

  test('opens for its own account alone, and undamaged', async () => {
    const sealed = await sealKey(accountId, key, (length) => Buffer.alloc(length, 7));

    await expect(openKey(otherAccountId, sealed)).rejects.toThrow();
    await expect(openKey(accountId, `A${sealed.slice(1)}`)).rejects.toThrow();
  });
});

describe('a sign-in that waits for its second factor', () => {
  test('is kept by a hash of its id: who reads the table cannot answer', async () => {
    await begun();
    const asked = await findChallenge(accountId, 'google', visitor());
    const hash = createHash('sha256')
      .update(asked?.challengeId ?? '')
      .digest('hex');

    expect(asked).toEqual({ kind: 'authenticator', challengeId: expect.stringMatching(/^[\w-]{43}$/) as string });
    expect(lock.table().row(signInChallengeKey(hash))).toEqual({
      ...signInChallengeKey(hash),
      accountId,
      method: 'google',
      expiresAt: SECONDS + 180,
      tries: 0,
    });
  });

  test('ends once', async () => {
    await begun();
    const { challengeId = '' } = (await findChallenge(accountId, 'password', visitor())) ?? {};
    await endChallenge(challengeId);

    await expect(endChallenge(challengeId)).rejects.toMatchObject({ code: 'challenge_over' });
    await expect(tryChallenge(challengeId, NOW)).rejects.toMatchObject({ code: 'challenge_over' });
  });

  test.each<[SessionMethod, number]>([
    ['password', 0],
    ['google', 3],
  ])('forgets the misses of the PIN when it began with a password, not otherwise: %s', async (method, tries) => {
    const { codeAfter } = await begun();
    await saveAgentPin({ pin: PIN, currentPin: null }, owner());
    lock.put([{ ...lock.table().row(pinKey(accountId)), tries: 3 }]);
    const { challengeId = '' } = (await findChallenge(accountId, method, visitor())) ?? {};
    lock.cognito.onAnyCommand().resolves({
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: 'session',
      AuthenticationResult: { AccessToken: 'access', IdToken: tokens.idToken, RefreshToken: 'refresh' },
    });
    await answerChallenge(challengeId, codeAfter(30), visitor());

    expect(lock.table().row(pinKey(accountId))).toMatchObject({ tries });
  });

  test('is none where no app is on: tokens and account are there at once, and nothing is asked', async () => {
    lock.begin();
    const account = accountRow();

    expect(await finishPasswordSignIn(account, tokens, 'password', visitor())).toEqual({
      tokens,
      account,
      challenge: null,
    });
  });
});
