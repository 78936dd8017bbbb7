/**
 * A user pool: it keeps the passwords and issues the tokens; the rules around it are ours. Who uses one says which, and
 * declares the needs: identity-provider.ts for owners, each module of ../customers/ for customers.
 */
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  type AuthenticationResultType,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Tokens } from '../../../shared/model/account.ts';
import type { PoolName } from '../../../shared/model/resources.ts';
import { AppError } from '../../kit/app-error.ts';
import { cognito } from '../../kit/clients/cognito.ts';
import { environment } from '../../kit/environment.ts';

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** Makes the account's user; nothing happens when an interrupted sign-up has made it already. */
export async function createUserIn(pool: PoolName, accountId: string): Promise<void> {
  try {
    await cognito.send(new AdminCreateUserCommand({ ...userOf(pool, accountId), MessageAction: 'SUPPRESS' }));
  } catch (error) {
    if (!isNamed(error, 'UsernameExistsException')) throw error;
  }
}

/** The pool knows an account by its id, and neither its address nor its number. */
const userOf = (pool: PoolName, accountId: string) => ({ UserPoolId: environment.poolId(pool), Username: accountId });

const clientOf = (pool: PoolName) => ({
  UserPoolId: environment.poolId(pool),
  ClientId: environment.poolClientId(pool),
});

/** Throws `password_format` when the pool's own policy refuses it. */
export async function setPasswordIn(pool: PoolName, accountId: string, password: string): Promise<void> {
  try {
    await cognito.send(
      new AdminSetUserPasswordCommand({ ...userOf(pool, accountId), Password: password, Permanent: true }),
    );
  } catch (error) {
    throw isNamed(error, 'InvalidPasswordException') ? new AppError('password_format') : error;
  }
}

/** What the pool answers when the password is not this user's; the last one when it cannot be anyone's (an empty one). */
const MISSES = ['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException'];

/**
 * The pool's own brake on guessing: from the fifth wrong password on it looks at none of this user's for a second, then for
 * twice as long with each (Cognito developer guide, "Lockout behavior for failed sign-in attempts").
 */
const isBraked = (error: unknown): boolean => error instanceof Error && error.message === 'Password attempts exceeded';

/** The tokens; null for a wrong password or an unknown id. */
export async function findTokensIn(
  pool: PoolName,
  accountId: string,
  password: string,
): Promise<Tokens | null | 'braked'> {
  try {
    const { AuthenticationResult: result } = await cognito.send(
      new AdminInitiateAuthCommand({
        ...clientOf(pool),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: accountId, PASSWORD: password },
      }),
    );
    return toTokens(result);
  } catch (error) {
    if (isBraked(error)) return 'braked';
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

/** Whether the password is this user's. The pool answers with tokens, or asks for a second factor; a wrong password is refused before either. */
export async function isPasswordIn(pool: PoolName, accountId: string, password: string): Promise<boolean | 'braked'> {
  try {
    await cognito.send(
      new AdminInitiateAuthCommand({
        ...clientOf(pool),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: accountId, PASSWORD: password },
      }),
    );
    return true;
  } catch (error) {
    if (isBraked(error)) return 'braked';
    if (error instanceof Error && /^(?:NotAuthorized|InvalidParameter)Exception$/.test(error.name)) return false;
    throw error;
  }
}

/** Tokens for somebody who proved themselves to us: the pool's trigger takes the ticket, once. */
export async function exchangeTicketIn(pool: PoolName, accountId: string, ticket: string): Promise<Tokens> {
  const { ChallengeName: challenge, Session: session } = await cognito.send(
    new AdminInitiateAuthCommand({
      ...clientOf(pool),
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME: accountId },
    }),
  );
  if (challenge !== 'CUSTOM_CHALLENGE')
    throw new Error(`The pool asked ${challenge ?? 'nothing'} instead of a ticket.`);
  const { AuthenticationResult: result } = await cognito.send(
    new AdminRespondToAuthChallengeCommand({
      ...clientOf(pool),
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: session,
      ChallengeResponses: { USERNAME: accountId, ANSWER: ticket },
    }),
  );
  return toTokens(result);
}

/** What the pool answers to a refresh token that is no good. */
const REFUSED_REFRESH = ['NotAuthorizedException', 'RefreshTokenReuseException', 'UserNotFoundException'];

/** New tokens, with a new refresh token in place of the one that is sent; null when the pool does not take it. */
export async function findRenewedTokensIn(pool: PoolName, refreshToken: string): Promise<Tokens | null> {
  try {
    const { AuthenticationResult: result } = await cognito.send(
      new GetTokensFromRefreshTokenCommand({
        ClientId: environment.poolClientId(pool),
        RefreshToken: refreshToken,
      }),
    );
    return toTokens(result);
  } catch (error) {
    if (REFUSED_REFRESH.some((name) => isNamed(error, name))) return null;
    throw error;
  }
}

/** Ends every refresh token of the user. */
export async function signOutEverywhereIn(pool: PoolName, accountId: string): Promise<void> {
  await cognito.send(new AdminUserGlobalSignOutCommand(userOf(pool, accountId)));
}
