/**
 * Tries of passwords, of owners and customers alike: each is counted before the password is looked at. In a browser that the
 * account knows it counts for that browser alone (known-devices.ts). Anywhere else it counts for the account and the client,
 * which waits longer after each miss (sign-in-waits.ts), and for the account: the tenth miss locks password sign-in for all
 * browsers that it does not know, until an administrator unlocks it (SECURITY.md T13, T14). An unknown address takes the same
 * steps, so that it takes as long. Who uses it declares the needs of tables and pools.
 */
import { createHmac } from 'node:crypto';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Tokens } from '../../../shared/model/account.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { readSecret } from '../../kit/clients/secrets.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { triesKey, type Realm, type RowKey } from '../../kit/realms.ts';
import { raiseSignal } from '../../kit/security-signals.ts';
import {
  clearDeviceMisses,
  countDeviceTry,
  forgetDevice,
  MAX_DEVICE_MISSES,
  takeDeviceTryBack,
} from './known-devices.ts';
import { clearClientMisses, countClientTry, noteClientMiss } from './sign-in-waits.ts';
import { findTokensIn, isPasswordIn } from './user-pool.ts';

export const needs: StoreNeeds = { secrets: ['pepper'] };

export const MAX_MISSES = 10;

const UNKNOWN_KEPT_SECONDS = 30 * 86_400;
/** The pool's brake lasts half a minute after ten misses, and fewer are looked at before the account is locked. */
const BRAKE_SECONDS = 60;

/** What is known of who tries. */
export type TryContext = Pick<CallContext, 'now' | 'newId' | 'client' | 'device'>;

/** Who wants to come in: an account, or an address that none has. */
export type Claimed = { accountId: string | null; address: string };

/** A try that was counted: in a known browser for its row alone, elsewhere for the account. */
type Try = { claimed: string; tries: number; deviceKey: RowKey | null };

/** The pool's tokens; throws `account_or_password_wrong`, `account_locked` or `too_many_requests`. The misses stand until `forgetMisses`. */
export async function getTokensOrThrow(
  realm: Realm,
  { accountId, address }: Claimed,
  password: string,
  context: TryContext,
): Promise<{ accountId: string; tokens: Tokens; counted: Try }> {
  const counted = await countTry(realm, { accountId, address }, context);
  const tokens = await findTokensIn(realm.pool, accountId ?? address, password);
  if (tokens === 'braked') await refuseBraked(realm, counted);
  else if (accountId && tokens) return { accountId, tokens, counted };
  await noteMiss(realm, accountId, counted, context);
  throw new AppError('account_or_password_wrong');
}

/** Somebody who is signed in proves that it is them; throws `password_wrong`, `account_locked` or `too_many_requests`. */
export async function provePasswordIn(
  realm: Realm,
  accountId: string,
  password: string,
  context: TryContext,
): Promise<void> {
  const counted = await countTry(realm, { accountId, address: '' }, context);
  const verdict = await isPasswordIn(realm.pool, accountId, password);
  if (verdict === 'braked') await refuseBraked(realm, counted);
  if (verdict !== true) {
    await noteMiss(realm, accountId, counted, context);
    throw new AppError('password_wrong');
  }
  await forgetMisses(realm, accountId, counted, context);
}

async function countTry(realm: Realm, { accountId, address }: Claimed, context: TryContext): Promise<Try> {
  const claimed = accountId ?? (await unknownName(address));
  const device = await countDeviceTry(realm, claimed, context);
  if (device) return { claimed, tries: device.misses, deviceKey: device.key };
  await refuseLocked(realm, claimed);
  await countClientTry(realm, claimed, context);
  const end = accountId ? null : epochSeconds(context.now) + UNKNOWN_KEPT_SECONDS;
  return { claimed, tries: await countAccountTry(realm, claimed, end), deviceKey: null };
}

/** What stands for an address that nobody has: it may be that of somebody who has deleted their account. */
export async function unknownName(address: string): Promise<string> {
  const hash = createHmac('sha256', await readSecret('pepper')).update(`unknown-account\n${address}`);
  return `unknown-${hash.digest('base64url')}`;
}

/** Whoever cannot come in is told so at once, instead of having to wait before each try. */
async function refuseLocked(realm: Realm, claimed: string): Promise<void> {
  const row = await readRow(realm.table, triesKey(realm, claimed));
  if (row?.['lockedAt'] !== undefined || Number(row?.['tries'] ?? 0) >= MAX_MISSES)
    throw new AppError('account_locked');
}

/**
 * Counts a try; throws `account_locked` when ten are used up.
 * @param end seconds since the epoch: what strangers make up is forgotten again; null for an account, which stays locked
 */
async function countAccountTry(realm: Realm, claimed: string, end: number | null): Promise<number> {
  try {
    const { Attributes: row } = await dynamo.send(
      new UpdateCommand({
        TableName: environment.table(realm.table),
        Key: triesKey(realm, claimed),
        UpdateExpression: end === null ? 'ADD tries :one' : 'ADD tries :one SET expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(lockedAt) AND (attribute_not_exists(tries) OR tries < :max)',
        ExpressionAttributeValues: { ':one': 1, ':max': MAX_MISSES, ...(end === null ? {} : { ':end': end }) },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Number(row?.['tries']);
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('account_locked') : error;
  }
}

/**
 * The pool itself looks at no password for a while after some wrong ones. In a known browser that is somebody else's doing
 * and no miss: throws `too_many_requests`. Elsewhere it counts like a wrong one, as for an address that nobody has.
 */
async function refuseBraked(realm: Realm, { deviceKey }: Try): Promise<void> {
  if (deviceKey === null) return;
  await takeDeviceTryBack(realm, deviceKey);
  throw new AppError('too_many_requests', { retryAfterSeconds: BRAKE_SECONDS });
}

async function noteMiss(
  realm: Realm,
  accountId: string | null,
  { claimed, tries, deviceKey }: Try,
  context: TryContext,
): Promise<void> {
  raiseSignal('WrongPasswords', { pool: realm.pool, accountId });
  if (deviceKey !== null) {
    if (tries >= MAX_DEVICE_MISSES) await forgetDevice(realm, deviceKey);
    await noteClientMiss(realm, claimed, context);
  } else if (accountId && tries >= MAX_MISSES) {
    await lock(realm, accountId, context);
  }
}

/** Locks and tells whose account it is, once. */
async function lock(realm: Realm, accountId: string, { now, newId }: TryContext): Promise<void> {
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
    raiseSignal('AccountsLocked', { pool: realm.pool, accountId });
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}

const lockedMail = ({ pool }: Realm, accountId: string): Record<string, string> =>
  pool === 'owners'
    ? { template: 'account-locked', accountId }
    : { template: 'customer-locked', customerId: accountId };

/**
 * Those that the try was counted with: of the browser where the account knows it, else of the account and the client. Throws
 * `account_locked` when others used the last tries up in the meantime.
 */
export async function forgetMisses(
  realm: Realm,
  accountId: string,
  { deviceKey }: Try,
  context: TryContext,
): Promise<void> {
  if (deviceKey !== null) return clearDeviceMisses(realm, deviceKey);
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
  await clearClientMisses(realm, accountId, context);
}
