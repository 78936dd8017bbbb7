/** The end of an account's user in the owners' pool. Apart from what signs people in, which has no right to it. */
import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cognito } from '../../kit/clients/cognito.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = { pools: [{ pool: 'owners', actions: ['AdminDeleteUser'] }] };

/** Nothing happens when there is none. */
export async function deleteUser(accountId: string): Promise<void> {
  const user = { UserPoolId: environment.poolId('owners'), Username: accountId };
  try {
    await cognito.send(new AdminDeleteUserCommand(user));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
  }
}
