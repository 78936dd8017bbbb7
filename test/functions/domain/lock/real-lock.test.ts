/** The app lock against the DynamoDB engine of this machine: every expression must be one that it takes, and races decide. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { answerChallenge } from '../../../../functions/calls/account/answer-challenge.ts';
import { enrolDevice } from '../../../../functions/calls/account/enrol-device.ts';
import { getSignInWays } from '../../../../functions/calls/account/get-sign-in-ways.ts';
import { login } from '../../../../functions/calls/account/login.ts';
import { removeAuthenticator } from '../../../../functions/calls/account/remove-authenticator.ts';
import { renewRecoveryCodes } from '../../../../functions/calls/account/renew-recovery-codes.ts';
import { saveAuthenticator } from '../../../../functions/calls/account/save-authenticator.ts';
import { savePasskey } from '../../../../functions/calls/account/save-passkey.ts';
import { startAuthenticator } from '../../../../functions/calls/account/start-authenticator.ts';
import { startPasskey } from '../../../../functions/calls/account/start-passkey.ts';
import { startPasskeySignIn } from '../../../../functions/calls/account/start-passkey-sign-in.ts';
import { getLoginToken } from '../../../../functions/calls/agent/get-login-token.ts';
import { saveAgentPin } from '../../../../functions/calls/agent/save-agent-pin.ts';
import { verifyAgentPin } from '../../../../functions/calls/agent/verify-agent-pin.ts';
import { accountKey, emailKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { findLinkedAccount, linkGoogle } from '../../../../functions/domain/google/google-tickets.ts';
import { endWaysSince } from '../../../../functions/domain/lock/end-ways-since.ts';
import { sessionKey } from '../../../../functions/kit/account-session.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import type { OwnerContext } from '../../../../functions/kit/context.ts';
import { MAX_PIN_MISSES } from '../../../../shared/rules/pin.ts';
import { NOW } from '../../../kit/call-context.ts';
import { tokens, useCognito } from '../../../kit/cognito.ts';
import { appWith, newBrowser, owner, PIN, sessionRow, visitor } from '../../../kit/lock.ts';
import { useLog } from '../../../kit/log.ts';
import { useRealTables } from '../../../kit/real-tables.ts';
import { accountRow, emailRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';
import { softwarePasskey } from '../../../kit/software-passkey.ts';

const cognito = useCognito();
useSecrets();
useLog();
useRealTables();

/** Somebody of their own, who has just signed in. */
async function newOwner(): Promise<{ context: OwnerContext; email: string }> {
  const id = ulid();
  const email = `${id.toLowerCase()}@example.com`;
  const context = owner({ actor: { ...owner().actor, id, email } });
  const rows = [
    { ...accountRow(), ...accountKey(id), accountId: id, email },
    { ...emailRow(email, id), ...emailKey(email) },
    { ...sessionRow(), ...sessionKey(id, context.actor.signedInAt) },
  ];
  for (const Item of rows) await dynamo.send(new PutCommand({ TableName: 'accounts', Item }));
  return { context, email };
}

function givesTokensForTickets(): void {
  cognito.onAnyCommand().resolves({
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: 'session',
    AuthenticationResult: { AccessToken: 'access', IdToken: tokens.idToken, RefreshToken: 'refresh' },
  });
}

const tally = (results: PromiseSettledResult<unknown>[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(
      Object.groupBy(results, (result) =>
        result.status === 'fulfilled' ? 'done' : String((result.reason as { code?: string }).code),
      ),
    ).map(([code, all]) => [code, all?.length ?? 0]),
  );

async function enrolled(context: OwnerContext) {
  await saveAgentPin({ pin: PIN, currentPin: null }, context);
  const browser = newBrowser();
  const { deviceId } = await enrolDevice({ publicKey: browser.publicKey, pin: PIN }, context);
  return (afterMilliseconds: number) => browser.state(deviceId, afterMilliseconds / 1_000, context.actor.id);
}

describe('PINs', () => {
  test('of 100 wrong guesses at once on an enrolled browser at most five are looked at, and the right PIN comes too late', async () => {
    const { context } = await newOwner();
    const state = await enrolled(context);
    const guesses = Array.from({ length: 100 }, (_, index) =>
      getLoginToken({ device: state(index + 1), pin: '0000', passkey: null }, visitor(1)),
    );
    const counts = tally(await Promise.allSettled(guesses));

    expect(counts['done'] ?? 0).toBe(0);
    expect(counts['pin_incorrect'] ?? 0).toBeLessThan(MAX_PIN_MISSES);
    for (let miss = 0; miss < MAX_PIN_MISSES; miss += 1) {
      const device = state(200 + miss);
      await getLoginToken({ device, pin: '0000', passkey: null }, visitor(1)).catch(() => undefined);
    }
    await expect(getLoginToken({ device: state(1_000), pin: PIN, passkey: null }, visitor(1))).rejects.toMatchObject({
      code: 'pin_blocked',
    });
  }, 60_000);

  test('of 100 wrong guesses at once by somebody signed in exactly five are looked at', async () => {
    const { context } = await newOwner();
    await saveAgentPin({ pin: PIN, currentPin: null }, context);
    const guesses = Array.from({ length: 100 }, () => verifyAgentPin({ pin: '0000' }, context));
    const counts = tally(await Promise.allSettled(guesses));

    expect(counts).toEqual({ pin_incorrect: MAX_PIN_MISSES - 1, pin_blocked: 101 - MAX_PIN_MISSES });
    await expect(verifyAgentPin({ pin: PIN }, context)).rejects.toMatchObject({ code: 'pin_blocked' });
  }, 60_000);

  test('a statement that is sent twenty times at once unlocks once', async () => {
    const { context } = await newOwner();
    const state = await enrolled(context);
    givesTokensForTickets();
    const stated = state(500);
    const unlocks = Array.from({ length: 20 }, () =>
      getLoginToken({ device: stated, pin: PIN, passkey: null }, visitor(1)),
    );

    expect(tally(await Promise.allSettled(unlocks))).toEqual({ done: 1, statement_stale: 19 });
  }, 60_000);
});

describe('passkeys', () => {
  test('sign in once for each challenge, however often the answer is sent', async () => {
    const { context } = await newOwner();
    const passkey = softwarePasskey();
    await savePasskey({ name: 'iPhone', passkey: passkey.create(await startPasskey({}, context)) }, context);
    givesTokensForTickets();
    const assertion = passkey.assert(await startPasskeySignIn({}, visitor()), context.actor.id);
    const signIns = Array.from({ length: 20 }, () =>
      getLoginToken({ device: null, pin: null, passkey: assertion }, visitor(1)),
    );

    expect(tally(await Promise.allSettled(signIns))).toEqual({ done: 1, passkey_failed: 19 });
  });
});

describe('the second factor', () => {
  test('takes each recovery code once under a race, and is turned off with another', async () => {
    const { context, email } = await newOwner();
    const { key } = await startAuthenticator({}, context);
    const { recoveryCodes } = await saveAuthenticator({ code: appWith(key).codeAfter(0) }, context);
    const [first = '', second = ''] = recoveryCodes;
    const challenges = [];
    for (let signIns = 0; signIns < 10; signIns += 1) {
      const { challenge } = await login({ account: email, password: 'Long-Sunday-42' }, visitor());
      challenges.push(challenge?.challengeId ?? '');
    }
    givesTokensForTickets();
    const answers = challenges.map((challengeId) => answerChallenge({ challengeId, code: first }, visitor(1)));

    expect(tally(await Promise.allSettled(answers))).toEqual({ done: 1, code_incorrect: 9 });
    expect((await getSignInWays({}, context)).authenticator).toEqual({ isOn: true, recoveryCodesLeft: 9 });
    await removeAuthenticator({ code: second }, context);
    expect((await getSignInWays({}, context)).authenticator.isOn).toBe(false);
  });

  test('of 100 guesses at once over many sign-ins ten are looked at', async () => {
    const { context, email } = await newOwner();
    const { key } = await startAuthenticator({}, context);
    await saveAuthenticator({ code: appWith(key).codeAfter(0) }, context);
    const challenges = [];
    for (let signIns = 0; signIns < 25; signIns += 1) {
      const { challenge } = await login({ account: email, password: 'Long-Sunday-42' }, visitor());
      challenges.push(challenge?.challengeId ?? '');
    }
    const guesses = challenges.flatMap((challengeId) =>
      Array.from({ length: 4 }, () => answerChallenge({ challengeId, code: 'abcdef' }, visitor(1))),
    );
    const counts = tally(await Promise.allSettled(guesses));

    expect(counts).toEqual({ code_incorrect: 10, too_many_requests: 90 });
  }, 60_000);
});

describe('when an account is taken back', () => {
  test('all that was set up since then ends, and nothing of before', async () => {
    const { context } = await newOwner();
    const id = context.actor.id;
    await enrolled(context);
    const passkey = softwarePasskey();
    await savePasskey({ name: 'iPhone', passkey: passkey.create(await startPasskey({}, context)) }, context);
    const { key } = await startAuthenticator({}, context);
    await saveAuthenticator({ code: appWith(key).codeAfter(0) }, context);
    await renewRecoveryCodes({}, context);
    await linkGoogle({ sub: id, email: 'thief@gmail.com', fullName: 'Thief' }, id, NOW);
    const ways = async () => {
      const { pin, passkeyCount, authenticator } = await getSignInWays({}, context);
      return [pin.isSet, passkeyCount, authenticator.isOn, await findLinkedAccount(id)];
    };

    await endWaysSince(id, NOW.getTime() / 1_000 + 1);
    expect(await ways()).toEqual([true, 1, true, id]);
    await endWaysSince(id, NOW.getTime() / 1_000);
    expect(await ways()).toEqual([false, 0, false, null]);
  });
});
