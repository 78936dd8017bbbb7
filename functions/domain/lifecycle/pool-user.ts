/** The account's user in the owners' pool. Apart from sign-in: only what deletes accounts may delete users. */
import { AdminDeleteUserCommand, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cognito } from '../../kit/clients/cognito.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = { pools: [{ pool: 'owners', actions: ['AdminDeleteUser', 'AdminGetUser'] }] };

const userOf = (accountId: string) => ({ UserPoolId: environment.poolId('owners'), Username: accountId });
const isGone = (error: unknown): boolean => error instanceof Error && error.name === 'UserNotFoundException';

/** Nothing happens when it is gone already. */
export async function deleteUser(accountId: string): Promise<void> {
  try {
    await cognito.send(new AdminDeleteUserCommand(userOf(accountId)));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

export async function hasUser(accountId: string): Promise<boolean> {
  try {
    await cognito.send(new AdminGetUserCommand(userOf(accountId)));
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}
