/**
 * Waits of whoever tries passwords of one account from one place: they grow with each miss, so that strangers are slowed down
 * long before the tenth miss locks the account, and other places do not wait with them (SECURITY.md T13, T14). An address
 * that nobody has is counted like an account. Nobody is made to wait within a call: a try that comes too early is refused.
 *
 * Rows of the `requests` table:
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | wrong passwords of one client at one account | TRIES#<SHA-256 of both> | TRIES |
 */
import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { readRow } from '../../kit/read-row.ts';
import type { Realm, RowKey } from '../../kit/realms.ts';
import { clientOf } from '../../kit/viewer-network.ts';

export const needs: StoreNeeds = { tables: [{ table: 'requests', actions: ['GetItem', 'PutItem', 'DeleteItem'] }] };

const FREE_MISSES = 2;
/** From so many on each try takes the longest wait: no client has more in a quarter of an hour. */
const MOST_MISSES = 10;
const LONGEST_WAIT_SECONDS = 900;
/** Since the last one. */
const KEPT_SECONDS = 86_400;

const WaitsRow = z.object({
  /** Wrong passwords, and tries that are under way. */
  misses: z.number().int(),
  /** Milliseconds since the epoch. */
  waitUntil: z.number().int(),
  /** Seconds since the epoch. */
  expiresAt: z.number().int(),
});

type Waits = Pick<z.infer<typeof WaitsRow>, 'misses' | 'waitUntil'>;
type Moment = Pick<CallContext, 'now' | 'client'>;

/** Seconds: none after the first two misses, then 2, 4, 8, … 128, and 900 from the tenth on. */
export function waitAfter(misses: number): number {
  if (misses <= FREE_MISSES) return 0;
  return misses < MOST_MISSES ? 2 ** (misses - FREE_MISSES) : LONGEST_WAIT_SECONDS;
}

/** @param claimed an account's id, or what stands for an address that nobody has */
export function waitsKey({ pool }: Realm, claimed: string, address: string): RowKey {
  const hash = createHash('sha256')
    .update(`${pool}\n${claimed}\n${clientOf(address)}`)
    .digest('base64url');
  return { pk: `TRIES#${hash}`, sk: 'TRIES' };
}

/** Counts a try, before its password is looked at; throws `too_many_requests` while the client has to wait. */
export async function countClientTry(realm: Realm, claimed: string, moment: Moment): Promise<void> {
  const key = waitsKey(realm, claimed, moment.client.address);
  const before = await readWaits(key, moment.now);
  const leftMs = before.waitUntil - moment.now.getTime();
  if (leftMs > 0) throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(leftMs / 1_000) });
  // Of tries that come together one is counted, and the others look again: after three of them all wait.
  if (!(await writeMiss(key, before, moment.now))) await countClientTry(realm, claimed, moment);
}

/** A miss of a browser that the account knows: it does not wait itself, but whoever else tries from there does. */
export async function noteClientMiss(realm: Realm, claimed: string, moment: Moment): Promise<void> {
  const key = waitsKey(realm, claimed, moment.client.address);
  if (!(await writeMiss(key, await readWaits(key, moment.now), moment.now)))
    await noteClientMiss(realm, claimed, moment);
}

/** After a right password. */
export async function clearClientMisses(realm: Realm, claimed: string, { client }: Moment): Promise<void> {
  const Key = waitsKey(realm, claimed, client.address);
  await dynamo.send(new DeleteCommand({ TableName: environment.table('requests'), Key }));
}

async function readWaits(key: RowKey, now: Date): Promise<Waits> {
  const item = await readRow('requests', key);
  const row = item ? WaitsRow.parse(item) : null;
  return row && row.expiresAt > epochSeconds(now) ? row : { misses: 0, waitUntil: 0 };
}

/** Whether it was written: not when another try was counted since `before` was read. */
async function writeMiss(key: RowKey, before: Waits, now: Date): Promise<boolean> {
  const misses = before.misses + 1;
  const waitUntil = now.getTime() + waitAfter(misses) * 1_000;
  const Item = { ...key, misses, waitUntil, expiresAt: epochSeconds(now) + KEPT_SECONDS };
  try {
    await dynamo.send(
      new PutCommand({
        TableName: environment.table('requests'),
        Item,
        ConditionExpression: 'attribute_not_exists(pk) OR misses = :before OR expiresAt <= :now',
        ExpressionAttributeValues: { ':before': before.misses, ':now': epochSeconds(now) },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
