/**
 * Records that products were passed on (rows: spread-rows.ts), each once a day for a visitor, a product and a way, and each
 * visitor once who came by one (SECURITY.md T45). Who it was stays out of them: a visitor is a mark of a day.
 */
import { createHmac } from 'node:crypto';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { readSecret } from '../../kit/clients/secrets.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { referralKey, spreadKey, SpreadRow } from './spread-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'insurance', actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] }],
  secrets: ['pepper'],
};

const KEPT_SECONDS = 400 * 86_400;

export type Passed = Pick<SpreadRow, 'channelCode' | 'productCode' | 'way'>;

/** The record, which is the same for the same visitor until the day is over; `counted` when it is new. */
export async function recordSpread(
  accountId: string,
  passed: Passed,
  { client, now }: CallContext,
): Promise<{ spreadId: string; counted: boolean }> {
  const { channelCode, productCode, way } = passed;
  const spreadId = await markOf('spread', [accountId, channelCode, productCode, way], client, now);
  const times = { createdAt: now.toISOString(), expiresAt: epochSeconds(now) + KEPT_SECONDS };
  const row: SpreadRow = { spreadId, channelCode, productCode, way, referrals: 0, ...times };
  try {
    await dynamo.send(
      new PutCommand({
        TableName: environment.table('insurance'),
        Item: { ...spreadKey(accountId, spreadId), ...row },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
    return { spreadId, counted: true };
  } catch (error) {
    if (isConditionFailure(error)) return { spreadId, counted: false };
    throw error;
  }
}

/** False for who came before, for who passed it on themselves, and for a record that there is not. */
export async function recordReferral(
  accountId: string,
  spreadId: string,
  { client, now }: Pick<CallContext, 'client' | 'now'>,
): Promise<boolean> {
  const spread = await findSpread(accountId, spreadId, now);
  if (spread === null) return false;
  const { channelCode, productCode, way } = spread;
  const own = await markOf('spread', [accountId, channelCode, productCode, way], client, new Date(spread.createdAt));
  if (own === spreadId) return false;
  const visitor = await markOf('referral', [spreadId], client, null);
  const TableName = environment.table('insurance');
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName,
              Item: { ...referralKey(accountId, spreadId, visitor), expiresAt: spread.expiresAt },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
          {
            Update: {
              TableName,
              Key: spreadKey(accountId, spreadId),
              UpdateExpression: 'ADD referrals :one',
              ConditionExpression: 'attribute_exists(pk)',
              ExpressionAttributeValues: { ':one': 1 },
            },
          },
        ],
      }),
    );
    return true;
  } catch (error) {
    if (cancellationReasons(error)?.includes('ConditionalCheckFailed')) return false;
    throw error;
  }
}

/** At most `most`, of an agent or an insurer, in no order of time. */
export async function listSpreads(accountId: string, now: Date, most: number): Promise<SpreadRow[]> {
  const items = await listBelow('insurance', spreadKey(accountId, ''), most);
  return items.map((item) => SpreadRow.parse(item)).filter(({ expiresAt }) => expiresAt > epochSeconds(now));
}

async function findSpread(accountId: string, spreadId: string, now: Date): Promise<SpreadRow | null> {
  const item = await readRow('insurance', spreadKey(accountId, spreadId));
  const row = item === undefined ? null : SpreadRow.parse(item);
  return row !== null && row.expiresAt > epochSeconds(now) ? row : null;
}

/** @param day null for a mark that holds on any day */
async function markOf(
  kind: string,
  parts: readonly string[],
  { address, userAgent }: CallContext['client'],
  day: Date | null,
): Promise<string> {
  const text = [kind, ...parts, address, userAgent, day?.toISOString().slice(0, 10) ?? ''].join('\n');
  return createHmac('sha256', await readSecret('pepper'))
    .update(text)
    .digest('base64url')
    .slice(0, 22);
}
