/**
 * Tries of passwords, of owners and customers alike: each is counted before the password is looked at; the tenth miss locks
 * the account until an administrator unlocks it (SECURITY.md T13, T14). An unknown address takes the same steps, so that it
 * takes as long. Who uses it declares the needs.
 */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Tokens } from '../../../shared/model/account.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { keyIn, type Realm, type RowKey } from '../../kit/realms.ts';
import { findTokensIn, isPasswordIn } from './user-pool.ts';

export const MAX_MISSES = 10;

const UNKNOWN_KEPT_SECONDS = 30 * 86_400;

type Moment = { now: Date; newId(): string };

/** Who wants to come in: an account, or an address that none has. */
export type Claimed = { accountId: string | null; address: string };

/** The pool's tokens; throws `account_or_password_wrong`, or `account_locked`. The misses stand until `forgetMisses`. */
export async function getTokensOrThrow(
  realm: Realm,
  { accountId, address }: Claimed,
  password: string,
  context: Moment,
): Promise<{ accountId: string; tokens: Tokens }> {
  const tries = await countTry(realm, accountId ? countedFor(realm, accountId) : unknown(realm, address, context.now));
  const tokens = await findTokensIn(realm.pool, accountId ?? address, password);
  if (accountId && tokens) return { accountId, tokens };
  if (accountId && tries >= MAX_MISSES) await lock(realm, accountId, context);
  throw new AppError('account_or_password_wrong');
}

/** Somebody who is signed in proves that it is them; throws `password_wrong` or `account_locked`. */
export async function provePasswordIn(
  realm: Realm,
  accountId: string,
  password: string,
  context: Moment,
): Promise<void> {
  const tries = await countTry(realm, countedFor(realm, accountId));
  if (!(await isPasswordIn(realm.pool, accountId, password))) {
    if (tries >= MAX_MISSES) await lock(realm, accountId, context);
    throw new AppError('password_wrong');
  }
  await forgetMisses(realm, accountId);
}

type Counter = { Key: RowKey; UpdateExpression: string; values: Record<string, number> };

/** Of the row that counts the misses. */
export const triesKey = (realm: Realm, accountId: string): RowKey => keyIn(realm, accountId, 'SIGN-IN');

function countedFor(realm: Realm, accountId: string): Counter {
  return { Key: triesKey(realm, accountId), UpdateExpression: 'ADD tries :one', values: {} };
}

/** The same steps; but what strangers make up is forgotten again. */
function unknown(realm: Realm, address: string, now: Date): Counter {
  const values = { ':end': epochSeconds(now) + UNKNOWN_KEPT_SECONDS };
  const UpdateExpression = 'ADD tries :one SET expiresAt = :end';
  return { Key: triesKey(realm, `unknown-${address}`), UpdateExpression, values };
}

/** Counts a try; throws `account_locked` when ten are used up. */
async function countTry({ table }: Realm, { Key, UpdateExpression, values }: Counter): Promise<number> {
  try {
    const { Attributes: row } = await dynamo.send(
      new UpdateCommand({
        TableName: environment.table(table),
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

/** Locks and tells whose account it is, once. */
async function lock(realm: Realm, accountId: string, { now, newId }: Moment): Promise<void> {
  const lockRow = {
    Update: {
      TableName: environment.table(realm.table),
      Key: triesKey(realm, accountId),
      UpdateExpression: 'SET lockedAt = :now',
      ConditionExpression: 'attribute_not_exists(lockedAt)',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    },
  };
  const mail = outboxPut(realm.table, { id: newId(), job: 'send-message', payload: lockedMail(realm, accountId) }, now);
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [lockRow, mail] }));
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}

const lockedMail = ({ pool }: Realm, accountId: string): Record<string, string> =>
  pool === 'owners'
    ? { template: 'account-locked', accountId }
    : { template: 'customer-locked', customerId: accountId };

/** Throws `account_locked` when others used the last tries up in the meantime. */
export async function forgetMisses(realm: Realm, accountId: string): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table(realm.table),
        Key: triesKey(realm, accountId),
        UpdateExpression: 'SET tries = :none',
        ConditionExpression: 'attribute_not_exists(lockedAt)',
        ExpressionAttributeValues: { ':none': 0 },
      }),
    );
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('account_locked') : error;
  }
}
