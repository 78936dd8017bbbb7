/** The owners' user pool of a test. */
import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminListGroupsForUserCommand,
  AdminRespondToAuthChallengeCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  type ServiceOutputTypes,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';
import { ADMINISTRATORS } from '../../shared/model/staff.ts';
import { idToken } from './id-tokens.ts';

export const tokens = { accessToken: 'access', idToken: idToken(), refreshToken: 'refresh' };

/** An error as the pool answers it. */
export const named = (name: string): Error => Object.assign(new Error(name), { name });

const noData = { $metadata: {} };
const signedIn = {
  ...noData,
  AuthenticationResult: { AccessToken: 'access', IdToken: tokens.idToken, RefreshToken: 'refresh' },
};

/** As the pool knows somebody who may sign in. */
export const enabledUser = { Username: 'staff-1', Enabled: true, UserStatus: 'CONFIRMED' } as const;

/** One answer for all commands: one for each would have to be made for each before every test. */
function answerTo(command: { input: object }): ServiceOutputTypes {
  if (command instanceof AdminInitiateAuthCommand) {
    // Staff have a second factor.
    const isStaff = command.input.UserPoolId === 'eu-central-1_Staff1';
    return isStaff ? { ...noData, ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 'session' } : signedIn;
  }
  if (command instanceof AdminGetUserCommand) return { ...noData, ...enabledUser };
  if (command instanceof AdminListGroupsForUserCommand) return { ...noData, Groups: [{ GroupName: ADMINISTRATORS }] };
  if (command instanceof GetTokensFromRefreshTokenCommand) return signedIn;
  if (command instanceof AdminRespondToAuthChallengeCommand) {
    const isPassword = command.input.ChallengeName === 'NEW_PASSWORD_REQUIRED';
    return isPassword ? { ...noData, ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 'session' } : signedIn;
  }
  if (command instanceof VerifySoftwareTokenCommand) return { ...noData, Status: 'SUCCESS', Session: 'verified' };
  return noData;
}

/** To be called once in a test file, outside of tests. Signs everyone in, makes every user, and has every one of the staff be an administrator. */
export function useCognito() {
  const cognito = mockClient(CognitoIdentityProviderClient);
  beforeEach(() => {
    cognito.reset();
    cognito.send.callsFake(async (command) => answerTo(command));
  });
  return cognito;
}
