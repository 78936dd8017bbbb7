import {
  AdminDisableUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TriggerEvent } from '../../../../../infra/local/engines/cognito/context.ts';
import type { ChallengeResult } from '../../../../../infra/local/engines/cognito/triggers.ts';
import { addUser, allTokens, CLIENT_ID, POOL_ID, poolWith, REGION, startPools, type Pools } from './cognito-kit.ts';

const LAMBDA_CONFIG = {
  DefineAuthChallenge: 'arn:define',
  CreateAuthChallenge: 'arn:create',
  VerifyAuthChallengeResponse: 'arn:verify',
};

type Trigger = (event: TriggerEvent) => Record<string, unknown> | Promise<Record<string, unknown>>;

/** Two questions at most; the answer is the ticket that the create trigger keeps private. */
const TRIGGERS: Record<string, Trigger> = {
  'arn:define': (event) => {
    const session = event.request['session'] as ChallengeResult[];
    if (session.at(-1)?.challengeResult) return { issueTokens: true, failAuthentication: false };
    if (session.length >= 2) return { issueTokens: false, failAuthentication: true };
    return { issueTokens: false, failAuthentication: false, challengeName: 'CUSTOM_CHALLENGE' };
  },
  'arn:create': () => ({
    publicChallengeParameters: { hint: 'ticket' },
    privateChallengeParameters: { ticket: 'one-use' },
    challengeMetadata: 'TICKET',
  }),
  'arn:verify': (event) => {
    const { ticket } = event.request['privateChallengeParameters'] as { ticket: string };
    return { answerCorrect: event.request['challengeAnswer'] === ticket };
  },
};

let pools: Pools;
let events: TriggerEvent[];
let triggers: Record<string, Trigger>;

beforeAll(async () => {
  pools = await startPools({
    pools: [poolWith({ LambdaConfig: LAMBDA_CONFIG, MfaConfiguration: 'ON' })],
    invokeTrigger,
  });
});
afterAll(() => pools.close());
beforeEach(() => {
  events = [];
  triggers = { ...TRIGGERS };
});

async function invokeTrigger(functionArn: string, event: TriggerEvent): Promise<unknown> {
  events.push(event);
  const trigger = triggers[functionArn];
  if (!trigger) throw new Error(`There is no function ${functionArn}.`);
  return { ...event, response: await trigger(event) };
}

function start(email: string) {
  return pools.client.send(
    new AdminInitiateAuthCommand({
      UserPoolId: POOL_ID,
      ClientId: CLIENT_ID,
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME: email },
      ClientMetadata: { sentBy: 'start' },
    }),
  );
}

function answer(email: string, Session: string | undefined, ANSWER: string) {
  return pools.client.send(
    new AdminRespondToAuthChallengeCommand({
      UserPoolId: POOL_ID,
      ClientId: CLIENT_ID,
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session,
      ChallengeResponses: { USERNAME: email, ANSWER },
      ClientMetadata: { sentBy: 'answer' },
    }),
  );
}

const REFUSED = { name: 'NotAuthorizedException' };

describe('custom authentication', () => {
  it('asks what the triggers ask, keeps their secret, and signs in for the right answer', async () => {
    const email = await addUser(pools);
    const asked = await start(email);
    expect(asked.ChallengeName).toBe('CUSTOM_CHALLENGE');
    expect(asked.ChallengeParameters).toEqual({ hint: 'ticket', USERNAME: expect.any(String) });
    const answered = await answer(email, asked.Session, 'one-use');
    expect(allTokens(answered.AuthenticationResult)).toBeDefined();
  });

  it('calls the triggers with the events of AWS', async () => {
    const email = await addUser(pools);
    const asked = await start(email);
    await answer(email, asked.Session, 'one-use');
    const [define, create, verify, defineAgain] = events;
    expect(define).toEqual({
      version: '1',
      region: REGION,
      userPoolId: POOL_ID,
      userName: asked.ChallengeParameters?.['USERNAME'],
      triggerSource: 'DefineAuthChallenge_Authentication',
      callerContext: { awsSdkVersion: expect.any(String), clientId: CLIENT_ID },
      request: {
        userAttributes: expect.objectContaining({
          email,
          email_verified: 'true',
          sub: define?.userName,
          'cognito:user_status': 'CONFIRMED',
        }),
        session: [],
        userNotFound: false,
      },
      response: { challengeName: null, issueTokens: null, failAuthentication: null },
    });
    expect(create).toMatchObject({
      triggerSource: 'CreateAuthChallenge_Authentication',
      request: { challengeName: 'CUSTOM_CHALLENGE', session: [] },
    });
    expect(verify).toMatchObject({
      triggerSource: 'VerifyAuthChallengeResponse_Authentication',
      request: {
        privateChallengeParameters: { ticket: 'one-use' },
        challengeAnswer: 'one-use',
        clientMetadata: { sentBy: 'answer' },
      },
    });
    expect(defineAgain?.request['session']).toEqual([
      { challengeName: 'CUSTOM_CHALLENGE', challengeResult: true, challengeMetadata: 'TICKET' },
    ]);
    expect(events).toHaveLength(4);
  });

  it('asks again after a wrong answer for as long as the define trigger wants, then refuses', async () => {
    const email = await addUser(pools);
    const first = await start(email);
    const second = await answer(email, first.Session, 'wrong');
    expect(second.ChallengeName).toBe('CUSTOM_CHALLENGE');
    await expect(answer(email, second.Session, 'wrong')).rejects.toMatchObject(REFUSED);
  });

  it('takes one answer per session, also of two at the same time', async () => {
    const email = await addUser(pools);
    const { Session } = await start(email);
    const outcomes = await Promise.allSettled([answer(email, Session, 'one-use'), answer(email, Session, 'one-use')]);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    await expect(answer(email, Session, 'one-use')).rejects.toMatchObject(REFUSED);
  });

  it('does not let the session of one user sign in another', async () => {
    const { Session } = await start(await addUser(pools));
    await expect(answer(await addUser(pools), Session, 'one-use')).rejects.toMatchObject(REFUSED);
  });

  it('leads an unknown user through the same questions and never signs it in', async () => {
    const asked = await start('nobody@example.com');
    expect(asked.ChallengeName).toBe('CUSTOM_CHALLENGE');
    expect(events[0]?.request).toMatchObject({ userNotFound: true, userAttributes: {} });
    await expect(answer('nobody@example.com', asked.Session, 'one-use')).rejects.toMatchObject(REFUSED);
  });

  it('signs in no user that was disabled after the question', async () => {
    const email = await addUser(pools);
    const { Session } = await start(email);
    await pools.client.send(new AdminDisableUserCommand({ UserPoolId: POOL_ID, Username: email }));
    await expect(answer(email, Session, 'one-use')).rejects.toMatchObject({ message: 'User is disabled.' });
    await expect(start(email)).rejects.toMatchObject({ message: 'User is disabled.' });
  });

  it('signs in no user that is disabled while a trigger runs', async () => {
    const email = await addUser(pools);
    const { Session } = await start(email);
    triggers['arn:verify'] = async () => {
      await pools.client.send(new AdminDisableUserCommand({ UserPoolId: POOL_ID, Username: email }));
      return { answerCorrect: true };
    };
    await expect(answer(email, Session, 'one-use')).rejects.toMatchObject({ message: 'User is disabled.' });
  });

  it('can be started by everybody, as on AWS, but gives a question and no tokens', async () => {
    const AuthParameters = { USERNAME: await addUser(pools) };
    const command = new InitiateAuthCommand({ ClientId: CLIENT_ID, AuthFlow: 'CUSTOM_AUTH', AuthParameters });
    const asked = await pools.client.send(command);
    expect(asked.ChallengeName).toBe('CUSTOM_CHALLENGE');
    expect(asked.AuthenticationResult).toBeUndefined();
  });

  it('reports a trigger that fails, and one that answers nonsense', async () => {
    const email = await addUser(pools);
    triggers['arn:define'] = () => {
      throw new Error('table is gone');
    };
    await expect(start(email)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'DefineAuthChallenge failed with error table is gone.',
    });
    triggers['arn:define'] = () => ({ issueTokens: 'yes' });
    await expect(start(email)).rejects.toMatchObject({ name: 'InvalidLambdaResponseException' });
    triggers['arn:define'] = () => ({});
    await expect(start(email)).rejects.toMatchObject({ name: 'InvalidLambdaResponseException' });
  });

  it('needs the triggers to be declared', async () => {
    const bare = await startPools();
    const call = bare.client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: POOL_ID,
        ClientId: CLIENT_ID,
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME: await addUser(bare) },
      }),
    );
    await expect(call).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await bare.close();
  });
});
