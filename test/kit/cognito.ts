/** The owners' user pool of a test. */
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';
import { idToken } from './id-tokens.ts';

export const tokens = { accessToken: 'access', idToken: idToken(), refreshToken: 'refresh' };

/** An error as the pool answers it. */
export const named = (name: string): Error => Object.assign(new Error(name), { name });

/** To be called once in a test file, outside of tests. Signs everyone in, and makes every user. */
export function useCognito() {
  const cognito = mockClient(CognitoIdentityProviderClient);
  beforeEach(() => {
    cognito.reset();
    cognito.on(AdminCreateUserCommand).resolves({});
    cognito.on(AdminSetUserPasswordCommand).resolves({});
    cognito.on(AdminUserGlobalSignOutCommand).resolves({});
    const result = { AccessToken: 'access', IdToken: tokens.idToken, RefreshToken: 'refresh' };
    cognito.on(AdminInitiateAuthCommand).resolves({ AuthenticationResult: result });
    cognito.on(GetTokensFromRefreshTokenCommand).resolves({ AuthenticationResult: result });
    // Staff have a second factor.
    const staff = { UserPoolId: 'eu-central-1_Staff1' };
    const challenge = { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 'session' } as const;
    cognito.on(AdminInitiateAuthCommand, staff, false).resolves(challenge);
    cognito.on(VerifySoftwareTokenCommand).resolves({ Status: 'SUCCESS', Session: 'verified' });
    cognito.on(AdminRespondToAuthChallengeCommand).resolves({ AuthenticationResult: result });
  });
  return cognito;
}
