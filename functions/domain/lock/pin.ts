/**
 * The PIN of the app lock (SECURITY.md T15). It opens nothing by itself: only a browser that was enrolled may try it. A try
 * is counted before it is compared, so that parallel guesses cannot have more than five; after five misses in a row only
 * the password helps.
 */
import { createHmac, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { MAX_PIN_MISSES } from '../../../shared/rules/pin.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { readSecret } from '../../kit/clients/secrets.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';
import { raiseSignal } from '../../kit/security-signals.ts';
import { pinKey, PinRow } from './lock-rows.ts';
import { waysChangedPuts } from './ways-changed.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'accounts', actions: ['GetItem', 'PutItem', 'UpdateItem'] }],
  secrets: ['pepper'],
};

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** 32 MB and about a tenth of a second: a stolen table is no list of PINs, whoever has the pepper as well. */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1_024 * 1_024 };

async function hashOf(accountId: string, pin: string, salt: Buffer): Promise<Buffer> {
  const peppered = createHmac('sha256', await readSecret('pepper'))
    .update(`pin\n${accountId}\n${pin}`)
    .digest();
  return new Promise((resolve, reject) => {
    scrypt(peppered, salt, HASH_BYTES, COST, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

export async function findPin(accountId: string): Promise<PinRow | null> {
  const item = await readRow('accounts', pinKey(accountId));
  return item ? PinRow.parse(item) : null;
}

export const isPinBlocked = ({ tries }: PinRow): boolean => tries >= MAX_PIN_MISSES;

/** Sets it, in place of any older one and its misses, and tells the owner. */
export async function savePin(
  accountId: string,
  pin: string,
  context: { now: Date; newId(): string; randomBytes(length: number): Buffer },
): Promise<void> {
  const { now, randomBytes } = context;
  const salt = randomBytes(SALT_BYTES);
  const hash = await hashOf(accountId, pin, salt);
  const row: PinRow = {
    hash: hash.toString('base64url'),
    salt: salt.toString('base64url'),
    tries: 0,
    setAt: now.toISOString(),
  };
  const Put = { TableName: environment.table('accounts'), Item: { ...pinKey(accountId), ...row } };
  const told = waysChangedPuts(accountId, 'pin-set', context);
  await dynamo.send(new TransactWriteCommand({ TransactItems: [{ Put }, ...told] }));
}

/** Throws `pin_incorrect`, or `pin_blocked` when this was the last try, when none is left and when there is no PIN. */
export async function tryPin(accountId: string, pin: string): Promise<void> {
  const row = await countTry(accountId);
  const hash = await hashOf(accountId, pin, Buffer.from(row.salt, 'base64url'));
  if (timingSafeEqual(hash, Buffer.from(row.hash, 'base64url'))) return clearPinMisses(accountId);
  raiseSignal('WrongCodes', { purpose: 'pin', accountId });
  throw new AppError(isPinBlocked(row) ? 'pin_blocked' : 'pin_incorrect', {
    triesLeft: Math.max(0, MAX_PIN_MISSES - row.tries),
  });
}

async function countTry(accountId: string): Promise<PinRow> {
  try {
    const { Attributes: row } = await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('accounts'),
        Key: pinKey(accountId),
        UpdateExpression: 'ADD tries :one',
        ConditionExpression: 'attribute_exists(pk) AND tries < :max',
        ExpressionAttributeValues: { ':one': 1, ':max': MAX_PIN_MISSES },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return PinRow.parse(row);
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('pin_blocked', { triesLeft: 0 }) : error;
  }
}

/** After a right PIN, and after a right password. Nothing happens when there is no PIN. */
export async function clearPinMisses(accountId: string): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('accounts'),
        Key: pinKey(accountId),
        UpdateExpression: 'SET tries = :none',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':none': 0 },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
