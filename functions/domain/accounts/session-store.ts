/**
 * Sessions of owners and customers alike (rows: functions/kit/account-session.ts). Who uses it declares the needs: sessions.ts
 * and find-sessions.ts for owners, each module of ../customers/ for customers.
 */
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Tokens } from '../../../shared/model/account.ts';
import {
  SESSION_SECONDS,
  sessionKeyIn,
  SessionRow,
  signedInAtOf,
  type SessionMethod,
} from '../../kit/account-session.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { listBelow } from '../../kit/list-below.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { rootKey, type Realm } from '../../kit/realms.ts';

/** More than anybody has within the month that rows stay. */
const MOST_SESSIONS = 500;

const SEEN_AGAIN_MS = 10 * 60_000;

/** The transaction item that makes tokens count which the pool has just given. */
export function sessionPut(
  realm: Realm,
  accountId: string,
  { idToken }: Tokens,
  method: SessionMethod,
  { now, client }: Pick<CallContext, 'now' | 'client'>,
  mark: Pick<SessionRow, 'isFromNewCountry'> = {},
): TransactItem {
  const row: SessionRow = {
    signedInAt: signedInAtOf(idToken),
    method,
    userAgent: client.userAgent,
    country: client.country,
    ...mark,
    seenAt: now.toISOString(),
    expiresAt: epochSeconds(now) + SESSION_SECONDS,
  };
  const Item = { ...sessionKeyIn(realm, accountId, row.signedInAt), ...row };
  return { Put: { TableName: environment.table(realm.table), Item } };
}

export async function readSessionsIn(realm: Realm, accountId: string): Promise<SessionRow[]> {
  const first = { ...sessionKeyIn(realm, accountId, 0), sk: 'SESSION#' };
  return (await listBelow(realm.table, first, MOST_SESSIONS)).map((item) => SessionRow.parse(item));
}

/** Notes that the app was opened, at most every ten minutes. A session that has been ended stays so. */
export async function keepSessionAliveIn(
  realm: Realm,
  accountId: string,
  signedInAt: number,
  now: Date,
): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table(realm.table),
        Key: sessionKeyIn(realm, accountId, signedInAt),
        UpdateExpression: 'SET seenAt = :now',
        ConditionExpression: 'attribute_exists(pk) AND seenAt < :before',
        ExpressionAttributeValues: {
          ':now': now.toISOString(),
          ':before': new Date(now.getTime() - SEEN_AGAIN_MS).toISOString(),
        },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** Without its row a session's tokens count no more, and no refreshed ones of it (functions/kit/gate.ts). */
export async function endSessionIn(realm: Realm, accountId: string, signedInAt: number): Promise<void> {
  const Key = sessionKeyIn(realm, accountId, signedInAt);
  await dynamo.send(new DeleteCommand({ TableName: environment.table(realm.table), Key }));
}

/** @param keptSignedInAt null: none is kept */
export async function endSessionsExceptIn(
  realm: Realm,
  accountId: string,
  keptSignedInAt: number | null,
): Promise<void> {
  const others = (await readSessionsIn(realm, accountId)).filter(({ signedInAt }) => signedInAt !== keptSignedInAt);
  await Promise.all(others.map(({ signedInAt }) => endSessionIn(realm, accountId, signedInAt)));
}

/** The update after which tokens of sign-ins before now stop counting. */
export const endSessionsUpdate = (realm: Realm, accountId: string, now: Date) => ({
  TableName: environment.table(realm.table),
  Key: rootKey(realm, accountId),
  UpdateExpression: 'SET tokensValidAfter = :now',
  ConditionExpression: 'attribute_exists(pk)',
  ExpressionAttributeValues: { ':now': epochSeconds(now) },
});
