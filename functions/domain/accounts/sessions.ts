/** Sessions of an account: begun by each sign-in, kept alive by opening the app, ended one by one or all at once. */
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Tokens } from '../../../shared/model/account.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import {
  SESSION_SECONDS,
  sessionKey,
  signedInAtOf,
  type SessionMethod,
  type SessionRow,
} from '../../kit/account-session.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['PutItem', 'UpdateItem'] }] };

/** What a session keeps of the request that began it. */
export type SessionOrigin = Pick<CallContext, 'now' | 'client'>;

const SEEN_AGAIN_MS = 10 * 60_000;

/** Makes the tokens that the pool has just given count. */
export async function beginSession(
  accountId: string,
  { idToken }: Tokens,
  method: SessionMethod,
  { now, client }: SessionOrigin,
): Promise<void> {
  const signedInAt = signedInAtOf(idToken);
  const row: SessionRow = {
    signedInAt,
    method,
    userAgent: client.userAgent,
    country: client.country,
    seenAt: now.toISOString(),
    expiresAt: epochSeconds(now) + SESSION_SECONDS,
  };
  await dynamo.send(
    new PutCommand({
      TableName: environment.table('accounts'),
      Item: { ...sessionKey(accountId, signedInAt), ...row },
    }),
  );
}

/** Notes that the app was opened, at most every ten minutes. A session that has been ended stays so. */
export async function keepSessionAlive(accountId: string, signedInAt: number, now: Date): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('accounts'),
        Key: sessionKey(accountId, signedInAt),
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
