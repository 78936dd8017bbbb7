/** The owners' user pool: it keeps the passwords and issues the tokens; the rules around it are ours. */
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Tokens } from '../../../shared/model/account.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cognito } from '../../kit/clients/cognito.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = {
  pools: [
    {
      pool: 'owners',
      actions: [
        'AdminCreateUser',
        'AdminGetUser',
        'AdminInitiateAuth',
        'AdminSetUserPassword',
        'AdminUserGlobalSignOut',
      ],
    },
  ],
};

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/**
 * Makes the user with this proved address, or takes the one that an interrupted sign-up left; gives its id. Throws
 * `email_invalid` when the pool does not take the address.
 */
export async function createUser(email: string): Promise<string> {
  const user = { UserPoolId: environment.poolId('owners'), Username: email };
  try {
    const { User: created } = await cognito.send(
      new AdminCreateUserCommand({
        ...user,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
    return subjectOf(created?.Attributes);
  } catch (error) {
    if (isNamed(error, 'InvalidParameterException')) throw new AppError('email_invalid', {}, String(error));
    if (!isNamed(error, 'UsernameExistsException')) throw error;
    const existing = await cognito.send(new AdminGetUserCommand(user));
    return subjectOf(existing.UserAttributes);
  }
}

function subjectOf(attributes: { Name?: string | undefined; Value?: string | undefined }[] | undefined): string {
  const subject = attributes?.find(({ Name: name }) => name === 'sub')?.Value;
  if (!subject) throw new Error('The user pool gave a user without a sub.');
  return subject;
}

/** Throws `password_format` when the pool's own policy refuses it. */
export async function setPassword(email: string, password: string): Promise<void> {
  try {
    await cognito.send(
      new AdminSetUserPasswordCommand({
        UserPoolId: environment.poolId('owners'),
        Username: email,
        Password: password,
        Permanent: true,
      }),
    );
  } catch (error) {
    throw isNamed(error, 'InvalidPasswordException') ? new AppError('password_format') : error;
  }
}

/** What the pool answers when the password is not this user's; the last one when it cannot be anyone's (an empty one). */
const MISSES = ['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException'];

/** The tokens; null for a wrong password or an unknown address. */
export async function findTokens(email: string, password: string): Promise<Tokens | null> {
  try {
    const { AuthenticationResult: result } = await cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId: environment.poolId('owners'),
        ClientId: environment.poolClientId('owners'),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    );
    return toTokens(result);
  } catch (error) {
    if (MISSES.some((name) => isNamed(error, name))) return null;
    if (isNamed(error, 'UserNotConfirmedException')) throw new AppError('account_not_confirmed');
    throw error;
  }
}

function toTokens(result: AuthenticationResultType | undefined): Tokens {
  const { AccessToken: accessToken, IdToken: idToken, RefreshToken: refreshToken } = result ?? {};
  if (!accessToken || !idToken || !refreshToken) throw new Error('The user pool answered without all three tokens.');
  return { accessToken, idToken, refreshToken };
}

/** Ends every refresh token of the user. */
export async function signOutEverywhere(email: string): Promise<void> {
  await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId: environment.poolId('owners'), Username: email }));
}
