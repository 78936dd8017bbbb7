import { AdminInitiateAuthCommand, AssociateSoftwareTokenCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { startStaffSignIn } from '../../../../functions/calls/support/start-staff-sign-in.ts';
import { callContext } from '../../../kit/call-context.ts';
import { named, useCognito } from '../../../kit/cognito.ts';

const cognito = useCognito();
const start = () => startStaffSignIn({ email: ' Staff@xpage.example', password: 'Quiet-Monday-43' }, callContext());

describe('startStaffSignIn', () => {
  test('asks the pool of the staff, and then for the authenticator app', async () => {
    expect(await start()).toEqual({ session: 'session', setupKey: null, needsPassword: false });
    expect(cognito.commandCalls(AdminInitiateAuthCommand)[0]?.args[0].input).toMatchObject({
      UserPoolId: 'eu-central-1_Staff1',
      AuthParameters: { USERNAME: 'staff@xpage.example' },
    });
  });

  test('gives the key for the app the first time', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves({ ChallengeName: 'MFA_SETUP', Session: 'first' });
    cognito.on(AssociateSoftwareTokenCommand, { Session: 'first' }).resolves({ SecretCode: 'KEY', Session: 'second' });

    expect(await start()).toEqual({ session: 'second', setupKey: 'KEY', needsPassword: false });
  });

  test('says when the password is one that was given, and asks for no app before there is another', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves({ ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 'first' });

    expect(await start()).toEqual({ session: 'first', setupKey: null, needsPassword: true });
    expect(cognito.commandCalls(AssociateSoftwareTokenCommand)).toEqual([]);
  });

  test.each(['NotAuthorizedException', 'UserNotFoundException'])('says the same to %s', async (name) => {
    cognito.on(AdminInitiateAuthCommand).rejects(named(name));

    await expect(start()).rejects.toMatchObject({ code: 'account_or_password_wrong' });
  });

  test('lets nobody in whom the pool asks for no second factor', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves({ AuthenticationResult: { IdToken: 'id' } });

    await expect(start()).rejects.toThrow('without a second factor');
  });
});
