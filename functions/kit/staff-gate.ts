/**
 * The gate of staff. The session must be one that a sign-in of ours began and that nobody has ended; whether its person is
 * still of the staff, and an administrator, the pool says at each call: whoever is disabled or deleted there, or taken from
 * the group, is out with the next call. Only the functions that answer calls for staff have it, and the rights that it needs.
 * Rows of the `accounts` table: pk `STAFF#<id>`, sk `SESSION#<time of the sign-in>`, expiresAt.
 */
import {
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  type AdminGetUserCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { ADMINISTRATORS } from '../../shared/model/staff.ts';
import { AppError } from './app-error.ts';
import { cognito } from './clients/cognito.ts';
import { dynamo } from './clients/dynamo.ts';
import { environment } from './environment.ts';
import { epochSeconds } from './epoch-seconds.ts';
import type { RowKey } from './realms.ts';
import type { TokenClaims } from './tokens.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'accounts', actions: ['GetItem'] }],
  pools: [{ pool: 'staff', actions: ['AdminGetUser', 'AdminListGroupsForUser'] }],
};

/** A session of staff ends an hour after its sign-in, whatever its token says of itself. */
export const STAFF_SESSION_SECONDS = 3_600;

export const staffSessionKey = (staffId: string, signedInAt: number): RowKey => ({
  pk: `STAFF#${staffId}`,
  sk: `SESSION#${signedInAt}`,
});

/** Throws `token_invalid`. */
export async function passStaffGate(
  { subject, signedInAt }: Pick<TokenClaims, 'subject' | 'signedInAt'>,
  now: Date,
): Promise<{ isAdministrator: boolean }> {
  const [hasSession, user, groups] = await Promise.all([
    isOpen(staffSessionKey(subject, signedInAt), now),
    findUser(subject),
    listGroups(subject),
  ]);
  if (!hasSession || !user?.Enabled || user.UserStatus !== 'CONFIRMED') throw new AppError('token_invalid');
  return { isAdministrator: groups.includes(ADMINISTRATORS) };
}

async function isOpen(Key: RowKey, now: Date): Promise<boolean> {
  const { Item: session } = await dynamo.send(
    new GetCommand({ TableName: environment.table('accounts'), Key, ConsistentRead: true }),
  );
  return session !== undefined && Number(session['expiresAt']) > epochSeconds(now);
}

const userOf = (staffId: string) => ({ UserPoolId: environment.poolId('staff'), Username: staffId });
const isGone = (error: unknown): boolean => error instanceof Error && error.name === 'UserNotFoundException';

async function findUser(staffId: string): Promise<AdminGetUserCommandOutput | null> {
  try {
    return await cognito.send(new AdminGetUserCommand(userOf(staffId)));
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

async function listGroups(staffId: string): Promise<string[]> {
  try {
    const { Groups: groups = [] } = await cognito.send(new AdminListGroupsForUserCommand(userOf(staffId)));
    return groups.flatMap(({ GroupName: name }) => name ?? []);
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}
