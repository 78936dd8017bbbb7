import {
  AdminRespondToAuthChallengeCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { finishStaffSignIn } from '../../../../functions/calls/support/finish-staff-sign-in.ts';
import { callContext } from '../../../kit/call-context.ts';
import { named, tokens, useCognito } from '../../../kit/cognito.ts';
import { useDynamo, writes } from '../../../kit/dynamo.ts';
import { staffToken } from '../../../kit/id-tokens.ts';
import { useLog } from '../../../kit/log.ts';

const cognito = useCognito();
const dynamo = useDynamo();
const log = useLog();
const SIGNED_IN = 1_770_000_000;
const IdToken = staffToken({ auth_time: SIGNED_IN });
const finish = (changes: object = {}) =>
  finishStaffSignIn(
    { email: 'staff@xpage.example', session: 'session', code: '481 920', isSetup: false, ...changes },
    callContext(),
  );

describe('finishStaffSignIn', () => {
  test('gives the id token alone: without a refresh token the session ends with it', async () => {
    expect(await finish()).toEqual({ idToken: tokens.idToken, isAdministrator: false });
    expect(cognito.commandCalls(AdminRespondToAuthChallengeCommand)[0]?.args[0].input).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeResponses: { SOFTWARE_TOKEN_MFA_CODE: '481920' },
    });
  });

  test('begins a session of an hour, which is what makes the token count', async () => {
    cognito.on(AdminRespondToAuthChallengeCommand).resolves({ AuthenticationResult: { IdToken } });
    await finish();

    expect(log()).toMatchObject([{ event: 'session.begun', pool: 'staff', accountId: 'staff-1' }]);
    expect(writes(dynamo)).toEqual([
      {
        kind: 'Put',
        item: {
          TableName: 'accounts',
          Item: {
            pk: 'STAFF#staff-1',
            sk: `SESSION#${SIGNED_IN}`,
            signedInAt: SIGNED_IN,
            expiresAt: SIGNED_IN + 3_600,
          },
        },
      },
    ]);
  });

  test('begins none where the pool gives no token', async () => {
    cognito.on(AdminRespondToAuthChallengeCommand).resolves({});

    await expect(finish()).rejects.toThrow('without an id token');
    expect(writes(dynamo)).toEqual([]);
  });

  test('says whether it is an administrator, by the group of the pool', async () => {
    const ofOne = staffToken({ 'cognito:groups': ['administrators'] });
    cognito.on(AdminRespondToAuthChallengeCommand).resolves({ AuthenticationResult: { IdToken: ofOne } });

    expect(await finish()).toEqual({ idToken: ofOne, isAdministrator: true });
  });

  test('tries a new app before it counts', async () => {
    await finish({ isSetup: true });

    expect(cognito.commandCalls(VerifySoftwareTokenCommand)[0]?.args[0].input.UserCode).toBe('481920');
    expect(cognito.commandCalls(AdminRespondToAuthChallengeCommand)[0]?.args[0].input).toMatchObject({
      ChallengeName: 'MFA_SETUP',
      Session: 'verified',
    });
  });

  test.each(['CodeMismatchException', 'NotAuthorizedException'])('calls the code wrong after %s', async (name) => {
    cognito.on(AdminRespondToAuthChallengeCommand).rejects(named(name));

    await expect(finish()).rejects.toMatchObject({ code: 'code_incorrect' });
  });

  test('asks nobody about what is no code', async () => {
    await expect(finish({ code: '12' })).rejects.toMatchObject({ code: 'code_incorrect' });
    expect(cognito.calls()).toEqual([]);
  });
});
