/**
 * The row that makes an address or a number one account's alone (SECURITY.md T21), from its reservation to the end of the
 * sign-up (T22), for owners and customers alike. Who uses it declares the needs.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { ErrorCode } from '../../../shared/calls/errors.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import type { Realm, RowKey } from '../../kit/realms.ts';
import { HALF_SIGN_UPS } from './account-rows.ts';

export type Identity = { table: Realm['table']; key: RowKey; accountId: string };

/** What shows that it is theirs, used up with the reservation; and what is thrown when it was used up before. */
export type Burn = { burn: TransactItem; refusal: ErrorCode };

/**
 * An interrupted sign-up is gone on with under the id that it began with, so the pool never has a user too many. Throws
 * `account_exists`, or the refusal.
 */
export async function reserveIdentity(identity: Identity, { burn, refusal }: Burn, now: Date): Promise<void> {
  const { table, key, accountId } = identity;
  const reservation = {
    Put: {
      TableName: environment.table(table),
      Item: { ...key, status: 'pending', accountId, gsiPk: HALF_SIGN_UPS, gsiSk: now.toISOString() },
      ConditionExpression: 'attribute_not_exists(pk) OR (#status = :pending AND accountId = :id)',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':pending': 'pending', ':id': accountId },
    },
  };
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [reservation, burn] }));
  } catch (error) {
    const [reserved, burned] = cancellationReasons(error) ?? [];
    if (reserved === 'ConditionalCheckFailed') throw new AppError('account_exists');
    if (burned === 'ConditionalCheckFailed') throw new AppError(refusal);
    throw error;
  }
}

/** Writes the account with what comes with it. Throws `account_exists` when a sign-up that ran beside this one was faster. */
export async function activateIdentity({ table, key, accountId }: Identity, items: TransactItem[]): Promise<void> {
  const active = {
    Put: {
      TableName: environment.table(table),
      Item: { ...key, status: 'active', accountId },
      ConditionExpression: '#status = :pending',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':pending': 'pending' },
    },
  };
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [active, ...items] }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('account_exists') : error;
  }
}
