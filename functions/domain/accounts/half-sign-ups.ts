/**
 * Sign-ups that were begun and never finished (SECURITY.md T22): after a day the address or number is free again, and the
 * user that the pool may have is deleted. The two stores share no transaction, so the row goes first and leaves a note of
 * the user (`HALF#`); a later sweep deletes the user, unless somebody took the sign-up up again in the meantime. Owners and
 * customers alike, each in their own table and pool.
 */
import { DeleteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { queryAll } from '../../kit/query-all.ts';
import { readRow } from '../../kit/read-row.ts';
import { rootKey, type Realm } from '../../kit/realms.ts';
import { HALF_SIGN_UPS, halfKey } from './account-rows.ts';
import { deleteUserIn } from './pool-user.ts';

export const needs: StoreNeeds = {
  pools: [
    { pool: 'owners', actions: ['AdminDeleteUser'] },
    { pool: 'customers', actions: ['AdminDeleteUser'] },
  ],
  tables: [
    { table: 'accounts', actions: ['Query', 'GetItem', 'PutItem', 'DeleteItem'] },
    { table: 'insurance', actions: ['Query', 'GetItem', 'PutItem', 'DeleteItem'] },
  ],
};

const WAITING_MS = 86_400_000;
/** Longer than any call runs: whoever read the row before it went has ended by then. */
const AFTERWARDS_MS = 600_000;
const LEFT_USERS = 'HALF-USER';
/** What one sweep does; the next one does the rest. */
const MOST_ROWS = 200;

const Key = z.object({ pk: z.string(), sk: z.string() });
const PendingRow = Key.extend({ accountId: z.string(), gsiSk: z.string() });
export type PendingRow = z.infer<typeof PendingRow>;
/** `of`: the key of the address or number. */
const LeftUserRow = z.object({ accountId: z.string(), of: Key });
export type LeftUserRow = z.infer<typeof LeftUserRow>;

export async function findHalfSignUps(realm: Realm, now: Date): Promise<PendingRow[]> {
  return (await queryBefore(realm, HALF_SIGN_UPS, WAITING_MS, now)).map((item) => PendingRow.parse(item));
}

export async function findLeftUsers(realm: Realm, now: Date): Promise<LeftUserRow[]> {
  return (await queryBefore(realm, LEFT_USERS, AFTERWARDS_MS, now)).map((item) => LeftUserRow.parse(item));
}

function queryBefore({ table }: Realm, partition: string, age: number, now: Date): Promise<Record<string, unknown>[]> {
  return queryAll(
    {
      TableName: environment.table(table),
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :partition AND gsiSk <= :before',
      ExpressionAttributeValues: {
        ':partition': partition,
        ':before': new Date(now.getTime() - age).toISOString(),
      },
    },
    MOST_ROWS,
  );
}

/** Frees the address or number. Nothing happens when somebody took the sign-up up again, or finished it. */
export async function dropHalfSignUp(
  { table }: Realm,
  { pk, sk, accountId, gsiSk }: PendingRow,
  now: Date,
): Promise<void> {
  const TableName = environment.table(table);
  const free = {
    Delete: {
      TableName,
      Key: { pk, sk },
      ConditionExpression: '#status = :pending AND gsiSk = :since',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':pending': 'pending', ':since': gsiSk },
    },
  };
  const note = { accountId, of: { pk, sk }, gsiPk: LEFT_USERS, gsiSk: now.toISOString() };
  const put = { Put: { TableName, Item: { ...halfKey(accountId), ...note } } };
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [free, put] }));
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}

/** Deletes the pool's user, then the note. A user whose sign-up goes on, or went on to its end, stays. */
export async function dropLeftUser(realm: Realm, { accountId, of }: LeftUserRow): Promise<void> {
  const { table } = realm;
  const [identity, account] = await Promise.all([readRow(table, of), readRow(table, rootKey(realm, accountId))]);
  if (identity?.['accountId'] !== accountId && !account) await deleteUserIn(realm, accountId);
  await dynamo.send(new DeleteCommand({ TableName: environment.table(table), Key: halfKey(accountId) }));
}
