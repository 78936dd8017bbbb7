/**
 * Browsers that an account knows, of owners and customers alike: somebody signed in there with more than a PIN, or set a new
 * password for a code. Whoever guesses elsewhere does not lock them out; their own wrong passwords are counted for each by
 * itself, and make the account forget it. A browser is known by the name in its cookie (functions/kit/device-cookie.ts; rows:
 * account-rows.ts and ../customers/customer-rows.ts). Who uses it declares the needs.
 */
import { createHash } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import type { CallContext, Device } from '../../kit/context.ts';
import { DEVICE_SECONDS } from '../../kit/device-cookie.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { keyIn, type Realm, type RowKey } from '../../kit/realms.ts';

/** Wrong passwords of a known browser in a day, after which it is known no more. */
export const MAX_DEVICE_MISSES = 5;
export const MOST_KNOWN = 20;

const NAME_BYTES = 32;
const DAY_SECONDS = 86_400;
/** More than there ever are: sign-ins at one moment may each add one before the oldest goes. */
const MOST_ROWS = 200;

export const KnownDeviceRow = z.object({
  since: z.string(),
  /** The last sign-in. */
  lastUsedAt: z.string(),
  /** Wrong passwords, and tries that are under way, of `missesDay`. */
  misses: z.number().int(),
  /** Days since the epoch. */
  missesDay: z.number().int(),
  /** Seconds since the epoch. */
  expiresAt: z.number().int(),
});

type KnownDevice = z.infer<typeof KnownDeviceRow> & { key: RowKey };

/** With the account in it, so that the rows of two accounts do not tell that they share a browser. */
export function knownKey(realm: Realm, accountId: string, name: string): RowKey {
  const hash = createHash('sha256').update(`${accountId}\n${name}`).digest('base64url');
  return keyIn(realm, accountId, `KNOWN#${hash}`);
}

const dayOf = (now: Date): number => Math.floor(epochSeconds(now) / DAY_SECONDS);

/**
 * Counts a try of a password, before it is looked at; null for a browser that the account does not know, not any more, or
 * that has no tries left.
 */
export async function countDeviceTry(
  realm: Realm,
  accountId: string,
  { device, now }: Pick<CallContext, 'device' | 'now'>,
): Promise<KnownDevice | null> {
  if (device.name === null) return null;
  const key = knownKey(realm, accountId, device.name);
  if (!(await readRow(realm.table, key))) return null;
  const values = { ':now': epochSeconds(now), ':day': dayOf(now), ':one': 1 };
  const isThere = 'attribute_exists(pk) AND expiresAt > :now';
  const countInDay = () =>
    update(realm, key, {
      UpdateExpression: 'ADD misses :one',
      ConditionExpression: `${isThere} AND missesDay = :day AND misses < :max`,
      ExpressionAttributeValues: { ...values, ':max': MAX_DEVICE_MISSES },
    });
  const openDay = () =>
    update(realm, key, {
      UpdateExpression: 'SET misses = :one, missesDay = :day',
      // Also one that lies ahead, of a clock that has gone back since.
      ConditionExpression: `${isThere} AND missesDay <> :day`,
      ExpressionAttributeValues: values,
    });
  // Of tries that come together on a new day one opens it, and the others count in it then.
  return (await countInDay()) ?? (await openDay()) ?? (await countInDay());
}

/** After a right password; nothing happens to a browser that is known no more. */
export async function clearDeviceMisses(realm: Realm, key: RowKey): Promise<void> {
  await update(realm, key, {
    UpdateExpression: 'SET misses = :none',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':none': 0 },
  });
}

/** A try that was counted and could not be looked at is none. */
export async function takeDeviceTryBack(realm: Realm, key: RowKey): Promise<void> {
  await update(realm, key, {
    UpdateExpression: 'ADD misses :less',
    ConditionExpression: 'attribute_exists(pk) AND misses > :none',
    ExpressionAttributeValues: { ':less': -1, ':none': 0 },
  });
}

export async function forgetDevice(realm: Realm, key: RowKey): Promise<void> {
  await dynamo.send(new DeleteCommand({ TableName: environment.table(realm.table), Key: key }));
}

/** The account knows the browser from now on, for a year. It gets a name when it has none. */
export async function rememberDevice(
  realm: Realm,
  accountId: string,
  { device, now, randomBytes }: Pick<CallContext, 'device' | 'now' | 'randomBytes'>,
): Promise<void> {
  const name = device.name ?? randomBytes(NAME_BYTES).toString('base64url');
  const at = now.toISOString();
  const { Attributes: row } = await dynamo.send(
    new UpdateCommand({
      TableName: environment.table(realm.table),
      Key: knownKey(realm, accountId, name),
      UpdateExpression:
        'SET since = if_not_exists(since, :at), lastUsedAt = :at, misses = :none, missesDay = :day, expiresAt = :end',
      ExpressionAttributeValues: {
        ':at': at,
        ':none': 0,
        ':day': dayOf(now),
        ':end': epochSeconds(now) + DEVICE_SECONDS,
      },
      ReturnValues: 'ALL_NEW',
    }),
  );
  device.keep(name);
  if (row?.['since'] === at) await forgetOldest(realm, accountId);
}

/** All but the newest twenty, by their last sign-in. */
async function forgetOldest(realm: Realm, accountId: string): Promise<void> {
  const known = await listKnown(realm, accountId);
  const oldest = known.toSorted((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt)).slice(MOST_KNOWN);
  await Promise.all(oldest.map(({ key }) => forgetDevice(realm, key)));
}

/** @param kept the browser that stays known; with a null name none does */
export async function forgetDevicesExcept(realm: Realm, accountId: string, kept: Pick<Device, 'name'>): Promise<void> {
  const stays = kept.name === null ? null : knownKey(realm, accountId, kept.name).sk;
  const others = (await listKnown(realm, accountId)).filter(({ key }) => key.sk !== stays);
  await Promise.all(others.map(({ key }) => forgetDevice(realm, key)));
}

async function listKnown(realm: Realm, accountId: string): Promise<KnownDevice[]> {
  return (await listBelow(realm.table, keyIn(realm, accountId, 'KNOWN#'), MOST_ROWS)).map(toKnownDevice);
}

function toKnownDevice(row: Record<string, unknown>): KnownDevice {
  return { ...KnownDeviceRow.parse(row), key: { pk: String(row['pk']), sk: String(row['sk']) } };
}

type Change = {
  UpdateExpression: string;
  ConditionExpression: string;
  ExpressionAttributeValues: Record<string, number>;
};

/** The row as it is then; null when the condition does not hold. */
async function update(realm: Realm, Key: RowKey, change: Change): Promise<KnownDevice | null> {
  try {
    const TableName = environment.table(realm.table);
    const { Attributes: row } = await dynamo.send(
      new UpdateCommand({ TableName, Key, ...change, ReturnValues: 'ALL_NEW' }),
    );
    return toKnownDevice({ ...row, ...Key });
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
}
