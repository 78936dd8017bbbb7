import {
  AdminRespondToAuthChallengeCommand,
  AssociateSoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseStaffPassword } from '../../../../functions/calls/support/choose-staff-password.ts';
import { callContext } from '../../../kit/call-context.ts';
import { named, useCognito } from '../../../kit/cognito.ts';
import { useLog } from '../../../kit/log.ts';

const cognito = useCognito();
const log = useLog();
const choose = (password = 'Windy-Tuesday-44') =>
  chooseStaffPassword({ email: ' Staff@xpage.example', session: 'first', password }, callContext());

beforeEach(() => {
  cognito.on(AdminRespondToAuthChallengeCommand).resolves({ ChallengeName: 'MFA_SETUP', Session: 'second' });
  cognito.on(AssociateSoftwareTokenCommand, { Session: 'second' }).resolves({ SecretCode: 'KEY', Session: 'third' });
});

describe('chooseStaffPassword', () => {
  test('gives the pool the password, and then the key for the authenticator app', async () => {
    expect(await choose(' Windy-Tuesday-44 ')).toEqual({ session: 'third', setupKey: 'KEY' });
    expect(cognito.commandCalls(AdminRespondToAuthChallengeCommand)[0]?.args[0].input).toMatchObject({
      UserPoolId: 'eu-central-1_Staff1',
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: 'first',
      ChallengeResponses: { USERNAME: 'staff@xpage.example', NEW_PASSWORD: 'Windy-Tuesday-44' },
    });
  });

  test('goes on with the app of somebody who was given another password', async () => {
    cognito.on(AdminRespondToAuthChallengeCommand).resolves({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 'second' });

    expect(await choose()).toEqual({ session: 'second', setupKey: null });
  });

  test.each([
    ['short', 'password_format'],
    ['Password1!', 'password_common'],
  ])('refuses %s before the pool is asked', async (password, code) => {
    await expect(choose(password)).rejects.toMatchObject({ code });
    expect(cognito.commandCalls(AdminRespondToAuthChallengeCommand)).toEqual([]);
  });

  test('begins anew after a session that is over, and counts it as a sign', async () => {
    cognito.on(AdminRespondToAuthChallengeCommand).rejects(named('NotAuthorizedException'));

    await expect(choose()).rejects.toMatchObject({ code: 'account_or_password_wrong' });
    expect(log()).toMatchObject([{ event: 'security.signal', signal: 'StaffSignInsRefused', step: 'password' }]);
  });

  test('says when the pool’s own rule refuses it', async () => {
    cognito.on(AdminRespondToAuthChallengeCommand).rejects(named('InvalidPasswordException'));

    await expect(choose()).rejects.toMatchObject({ code: 'password_format' });
  });
});
