/**
 * The end of an account's user in its pool. Apart from what signs people in, which has no right to it. Who uses it says which
 * pool, and declares the needs.
 */
import { AdminDeleteUserCommand, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { cognito } from '../../kit/clients/cognito.ts';
import { environment } from '../../kit/environment.ts';
import type { Realm } from '../../kit/realms.ts';

const userOf = ({ pool }: Realm, accountId: string) => ({ UserPoolId: environment.poolId(pool), Username: accountId });
const isGone = (error: unknown): boolean => error instanceof Error && error.name === 'UserNotFoundException';

/** Nothing happens when there is none. */
export async function deleteUserIn(realm: Realm, accountId: string): Promise<void> {
  try {
    await cognito.send(new AdminDeleteUserCommand(userOf(realm, accountId)));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

export async function hasUserIn(realm: Realm, accountId: string): Promise<boolean> {
  try {
    await cognito.send(new AdminGetUserCommand(userOf(realm, accountId)));
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}
