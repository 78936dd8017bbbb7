import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { takeTicket, writeTicket } from '../../../../functions/domain/accounts/tickets.ts';
import { handler } from '../../../../functions/jobs/auth-challenge/index.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { conditionFailed, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';

const dynamo = useDynamo();

describe('a ticket', () => {
  test('is kept as its hash, for a minute', async () => {
    const ticket = await writeTicket(accountId, callContext());
    const row = dynamo.commandCalls(PutCommand)[0]?.args[0].input.Item;

    expect(row).toMatchObject({ accountId, expiresAt: NOW.getTime() / 1_000 + 60 });
    expect(row?.['pk']).toMatch(/^TICKET#[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(ticket);
  });

  test('is taken in the write that looks whose it is and whether it still counts', async () => {
    expect(await takeTicket('ticket', accountId, NOW)).toBe(true);
    expect(dynamo.commandCalls(DeleteCommand)[0]?.args[0].input).toMatchObject({
      ConditionExpression: 'accountId = :account AND expiresAt > :now',
      ExpressionAttributeValues: { ':account': accountId, ':now': NOW.getTime() / 1_000 },
    });
  });

  test('that is used up, too old or of somebody else is none', async () => {
    dynamo.on(DeleteCommand).rejects(conditionFailed());

    expect(await takeTicket('ticket', accountId, NOW)).toBe(false);
  });
});

describe('the trigger of the user pools', () => {
  const ask = async (triggerSource: string, request: object) =>
    (await handler({ triggerSource: `${triggerSource}_Authentication`, userName: accountId, request, response: {} }))
      .response;
  const answered = (challengeResult: boolean) => [{ challengeName: 'CUSTOM_CHALLENGE', challengeResult }];

  test('asks once, and lets in after the right answer only', async () => {
    const decide = (session: object[], more: object = {}) => ask('DefineAuthChallenge', { session, ...more });

    expect(await decide([])).toMatchObject({ challengeName: 'CUSTOM_CHALLENGE', issueTokens: false });
    expect(await decide(answered(true))).toMatchObject({ issueTokens: true, failAuthentication: false });
    expect(await decide(answered(false))).toMatchObject({ issueTokens: false, failAuthentication: true });
    expect(await decide([...answered(false), ...answered(true)])).toMatchObject({ issueTokens: false });
    expect(await decide(answered(true), { userNotFound: true })).toMatchObject({ issueTokens: false });
    expect(await decide([{ challengeName: 'PASSWORD_VERIFIER', challengeResult: true }])).toMatchObject({
      issueTokens: false,
      failAuthentication: true,
    });
  });

  test('takes a good ticket for a right answer', async () => {
    const verify = (more: object = {}) => ask('VerifyAuthChallengeResponse', { challengeAnswer: 'ticket', ...more });

    expect(await verify()).toEqual({ answerCorrect: true });
    dynamo.on(DeleteCommand).rejects(conditionFailed());
    expect(await verify()).toEqual({ answerCorrect: false });
  });

  test('gives the browser nothing with its question', async () => {
    expect(await ask('CreateAuthChallenge', { challengeName: 'CUSTOM_CHALLENGE', session: [] })).toMatchObject({
      publicChallengeParameters: {},
    });
  });

  test('looks at no ticket for a user that is not there', async () => {
    const request = { challengeAnswer: 'ticket', userNotFound: true };

    expect(await ask('VerifyAuthChallengeResponse', request)).toEqual({ answerCorrect: false });
    expect(dynamo.calls()).toHaveLength(0);
  });
});
