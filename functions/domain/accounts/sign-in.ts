/**
 * Password sign-in. Every try is counted before the password is looked at; the tenth miss locks the account until an
 * administrator unlocks it (SECURITY.md T13, T14). An unknown address takes the same steps, so that it takes as long.
 */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Tokens } from '../../../shared/model/account.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { signInKey, type AccountRow } from './account-rows.ts';
import { findAccount, findAccountIdByEmail } from './find-account.ts';
import { findTokens } from './identity-provider.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['UpdateItem', 'PutItem'] }] };

export const MAX_MISSES = 10;

/** Throws `account_or_password_wrong`, `account_locked` or `account_suspended`. */
export async function signIn(
  email: string,
  password: string,
  context: { now: Date; newId(): string },
): Promise<{ tokens: Tokens; account: AccountRow }> {
  const accountId = await findAccountIdByEmail(email);
  const tries = await countTry(accountId ?? `unknown-${email}`);
  const tokens = await findTokens(email, password);
  if (!accountId || !tokens) {
    if (accountId && tries >= MAX_MISSES) await lock(accountId, context);
    throw new AppError('account_or_password_wrong');
  }
  const account = await findAccount(accountId);
  if (!account || account.status === 'deleted') throw new AppError('account_or_password_wrong');
  if (account.status === 'suspended') throw new AppError('account_suspended');
  await forgetMisses(accountId);
  return { tokens, account };
}

/** Counts a try; throws `account_locked` when ten are used up. */
async function countTry(id: string): Promise<number> {
  try {
    const { Attributes: row } = await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('accounts'),
        Key: signInKey(id),
        UpdateExpression: 'ADD tries :one',
        ConditionExpression: 'attribute_not_exists(lockedAt) AND (attribute_not_exists(tries) OR tries < :max)',
        ExpressionAttributeValues: { ':one': 1, ':max': MAX_MISSES },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Number(row?.['tries']);
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('account_locked') : error;
  }
}

/** Locks and tells the owner, once. */
async function lock(accountId: string, { now, newId }: { now: Date; newId(): string }): Promise<void> {
  const payload = { template: 'account-locked', accountId };
  await dynamo.send(
    new TransactWriteCommand({
      TransactItems: [
        {
          Update: {
            TableName: environment.table('accounts'),
            Key: signInKey(accountId),
            UpdateExpression: 'SET lockedAt = :now',
            ConditionExpression: 'attribute_not_exists(lockedAt)',
            ExpressionAttributeValues: { ':now': now.toISOString() },
          },
        },
        outboxPut('accounts', { id: newId(), job: 'send-message', payload }, now),
      ],
    }),
  );
}

async function forgetMisses(accountId: string): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('accounts'),
      Key: signInKey(accountId),
      UpdateExpression: 'SET tries = :none',
      ConditionExpression: 'attribute_not_exists(lockedAt)',
      ExpressionAttributeValues: { ':none': 0 },
    }),
  );
}
