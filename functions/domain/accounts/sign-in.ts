/**
 * Password sign-in. Every try is counted before the password is looked at; the tenth miss locks the account until an
 * administrator unlocks it (SECURITY.md T13, T14). An unknown address takes the same steps, so that it takes as long.
 */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { finishPasswordSignIn, type SignInOutcome } from '../lock/open-account.ts';
import { signInKey } from './account-rows.ts';
import { addressText, type AccountAddress } from './account-address.ts';
import { findAccount, findAccountIdBy } from './find-account.ts';
import { findTokens } from './identity-provider.ts';
import type { SessionOrigin } from './sessions.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['UpdateItem', 'PutItem'] }] };

export const MAX_MISSES = 10;

const UNKNOWN_KEPT_SECONDS = 30 * 86_400;

/** Throws `account_or_password_wrong` or `account_locked`. */
export async function signIn(
  address: AccountAddress,
  password: string,
  context: SessionOrigin & Pick<CallContext, 'newId' | 'randomBytes'>,
  method: 'password' | 'sign-up' = 'password',
): Promise<SignInOutcome> {
  const accountId = await findAccountIdBy(address);
  const unknown = addressText(address);
  const tries = await countTry(accountId ? countedFor(accountId) : countedForUnknown(unknown, context.now));
  const tokens = await findTokens(accountId ?? unknown, password);
  if (!accountId || !tokens) {
    if (accountId && tries >= MAX_MISSES) await lock(accountId, context);
    throw new AppError('account_or_password_wrong');
  }
  const account = await findAccount(accountId);
  if (!account || account.status === 'deleted') throw new AppError('account_or_password_wrong');
  await forgetMisses(accountId);
  return finishPasswordSignIn(account, tokens, method, context);
}

export type Counter = { Key: ReturnType<typeof signInKey>; UpdateExpression: string; values: Record<string, number> };

export function countedFor(accountId: string): Counter {
  return { Key: signInKey(accountId), UpdateExpression: 'ADD tries :one', values: {} };
}

/** The same steps; but what strangers make up is forgotten again. */
function countedForUnknown(email: string, now: Date): Counter {
  const values = { ':end': epochSeconds(now) + UNKNOWN_KEPT_SECONDS };
  return { Key: signInKey(`unknown-${email}`), UpdateExpression: 'ADD tries :one SET expiresAt = :end', values };
}

/** Counts a try; throws `account_locked` when ten are used up. */
export async function countTry({ Key, UpdateExpression, values }: Counter): Promise<number> {
  try {
    const { Attributes: row } = await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('accounts'),
        Key,
        UpdateExpression,
        ConditionExpression: 'attribute_not_exists(lockedAt) AND (attribute_not_exists(tries) OR tries < :max)',
        ExpressionAttributeValues: { ...values, ':one': 1, ':max': MAX_MISSES },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Number(row?.['tries']);
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('account_locked') : error;
  }
}

/** Locks and tells the owner, once. */
export async function lock(accountId: string, { now, newId }: { now: Date; newId(): string }): Promise<void> {
  const payload = { template: 'account-locked', accountId };
  const lockRow = {
    Update: {
      TableName: environment.table('accounts'),
      Key: signInKey(accountId),
      UpdateExpression: 'SET lockedAt = :now',
      ConditionExpression: 'attribute_not_exists(lockedAt)',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    },
  };
  const mail = outboxPut('accounts', { id: newId(), job: 'send-message', payload }, now);
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [lockRow, mail] }));
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}

/** Throws `account_locked` when others used the last tries up in the meantime. */
export async function forgetMisses(accountId: string): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('accounts'),
        Key: signInKey(accountId),
        UpdateExpression: 'SET tries = :none',
        ConditionExpression: 'attribute_not_exists(lockedAt)',
        ExpressionAttributeValues: { ':none': 0 },
      }),
    );
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('account_locked') : error;
  }
}
