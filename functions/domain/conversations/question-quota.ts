/**
 * Questions against the plan's monthly limit: one is reserved before the model is called and given back when the model could
 * not answer it, so that parallel questions never exceed the limit (SECURITY.md T43). A visitor who leaves gets none back.
 */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { interactionExpiry, usageKey } from './conversation-rows.ts';
import type { PageOwner } from './figures.ts';
import { monthIn } from './owner-days.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['GetItem', 'UpdateItem'] }] };

/** False when the month's questions are used up. */
export async function reserveQuestion({ accountId, timeZone }: PageOwner, limit: number, now: Date): Promise<boolean> {
  if (limit <= 0) return false;
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('conversations'),
        Key: usageKey(accountId, monthIn(timeZone, now)),
        UpdateExpression: 'ADD used :one SET expiresAt = :expiry',
        ConditionExpression: 'attribute_not_exists(used) OR used < :limit',
        ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':expiry': interactionExpiry(now) },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** Gives a reserved question back. */
export async function releaseQuestion({ accountId, timeZone }: PageOwner, now: Date): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('conversations'),
      Key: usageKey(accountId, monthIn(timeZone, now)),
      UpdateExpression: 'ADD used :back',
      ConditionExpression: 'used > :none',
      ExpressionAttributeValues: { ':back': -1, ':none': 0 },
    }),
  );
}

export async function readUsage({ accountId, timeZone }: PageOwner, now: Date): Promise<number> {
  const { Item: row } = await dynamo.send(
    new GetCommand({
      TableName: environment.table('conversations'),
      Key: usageKey(accountId, monthIn(timeZone, now)),
    }),
  );
  return Number(row?.['used'] ?? 0);
}
