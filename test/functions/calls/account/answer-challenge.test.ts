import { describe, expect, test } from 'vitest';
import { answerChallenge } from '../../../../functions/calls/account/answer-challenge.ts';
import { login } from '../../../../functions/calls/account/login.ts';
import { sessionKey, signedInAtOf } from '../../../../functions/kit/account-session.ts';
import { tokens } from '../../../kit/cognito.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { enrolledApp, useLock, visitor } from '../../../kit/lock.ts';
import { accountRow } from '../../../kit/rows.ts';

const lock = useLock();

const session = () => lock.table().row(sessionKey(accountId, signedInAtOf(tokens.idToken)));

/** The app, and a sign-in that waits for it. */
async function passwordGiven() {
  lock.begin();
  const app = await enrolledApp();
  const { challenge, tokens: given } = await login(
    { account: 'mara@example.com', password: 'Long-Sunday-42' },
    visitor(),
  );
  lock.cognito.reset();
  lock.cognito.onAnyCommand().resolves({
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: 'session',
    AuthenticationResult: { AccessToken: 'access', IdToken: tokens.idToken, RefreshToken: 'refresh' },
  });
  return { ...app, given, challengeId: challenge?.challengeId ?? '' };
}

const answer = (challengeId: string, code: string, afterSeconds = 0) =>
  answerChallenge({ challengeId, code }, visitor(afterSeconds));

describe('answerChallenge', () => {
  test('a right password alone gives no tokens and begins no session', async () => {
    const { given, challengeId } = await passwordGiven();

    expect(given).toBeNull();
    expect(challengeId).toHaveLength(43);
    expect(session()).toBeUndefined();
  });

  test('gives tokens for a code of the app', async () => {
    const { challengeId, codeAfter } = await passwordGiven();

    expect(await answer(challengeId, codeAfter(30))).toMatchObject({ tokens, recoveryCodesLeft: null });
    expect(session()).toMatchObject({ method: 'password' });
  });

  test('takes each code once, and each challenge once', async () => {
    const { challengeId, codeAfter } = await passwordGiven();
    await answer(challengeId, codeAfter(30));

    await expect(answer(challengeId, codeAfter(60))).rejects.toMatchObject({ code: 'challenge_over' });
    const next = await passwordGivenAgain();
    await expect(answer(next, codeAfter(30))).rejects.toMatchObject({ code: 'code_incorrect' });
  });

  test('ends after five wrong codes', async () => {
    const { challengeId, codeAfter } = await passwordGiven();
    for (let miss = 0; miss < 5; miss += 1) {
      await expect(answer(challengeId, 'abcdef')).rejects.toMatchObject({ code: 'code_incorrect' });
    }

    await expect(answer(challengeId, codeAfter(30))).rejects.toMatchObject({ code: 'challenge_over' });
  });

  test('ends after three minutes', async () => {
    const { challengeId, codeAfter } = await passwordGiven();

    await expect(answer(challengeId, codeAfter(180), 180)).rejects.toMatchObject({ code: 'challenge_over' });
  });

  test('takes each recovery code once, however it is typed, says how many are left, and tells the owner', async () => {
    const { challengeId, recoveryCodes } = await passwordGiven();
    const [code = ''] = recoveryCodes;

    expect(await answer(challengeId, ` ${code.toUpperCase().replace('-', ' ')}`)).toMatchObject({
      tokens,
      recoveryCodesLeft: 9,
    });
    expect(session()).toMatchObject({ method: 'recovery-code' });
    expect(lock.mailsOf().at(-1)).toMatchObject({ change: 'recovery-code-used' });
    const next = await passwordGivenAgain();
    await expect(answer(next, code)).rejects.toMatchObject({ code: 'code_incorrect' });
  });

  test('whoever has the password guesses ten codes an hour, over however many sign-ins', async () => {
    await passwordGiven();
    let guesses = 0;
    for (let signIns = 0; signIns < 3; signIns += 1) {
      const challengeId = await passwordGivenAgain();
      for (let miss = 0; miss < 4; miss += 1) {
        const error: unknown = await answer(challengeId, 'abcdef').catch((failure: unknown) => failure);
        if ((error as { code?: string }).code === 'code_incorrect') guesses += 1;
        else expect(error).toMatchObject({ code: 'too_many_requests' });
      }
    }

    expect(guesses).toBe(10);
  });

  test.each(['app', 'recovery'])(
    'lets the owner of a suspended account in by a code (%s): the gate says what they may do then',
    async (kind) => {
      const { challengeId, codeAfter, recoveryCodes } = await passwordGiven();
      lock.put([accountRow({ status: 'suspended' })]);
      const code = kind === 'app' ? codeAfter(30) : (recoveryCodes[0] ?? '');

      expect((await answer(challengeId, code)).tokens).toEqual(tokens);
      expect(session()).toBeDefined();
    },
  );

  test('lets nobody into an account that was deleted in between', async () => {
    const { challengeId, codeAfter } = await passwordGiven();
    lock.put([accountRow({ status: 'deleted' })]);

    await expect(answer(challengeId, codeAfter(30))).rejects.toMatchObject({ code: 'challenge_over' });
  });

  test('an unknown challenge is one that is over', async () => {
    lock.begin();

    await expect(answer('made-up', '481920')).rejects.toMatchObject({ code: 'challenge_over' });
  });
});

async function passwordGivenAgain(): Promise<string> {
  const { challenge } = await login({ account: 'mara@example.com', password: 'Long-Sunday-42' }, visitor());
  return challenge?.challengeId ?? '';
}
