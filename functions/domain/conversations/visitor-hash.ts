/**
 * Tells visitors of one page apart for one day without keeping who they are: a hash of address and browser with a random
 * salt of the page and the day. The salt goes when the day is over, and with it the way back (docs/analytics.md).
 */
import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { saltKey } from './conversation-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['UpdateItem'] }] };

/** A day may have 25 hours. */
export const VISITOR_SECONDS = 26 * 3_600;

const SaltRow = z.object({ salt: z.string() });

export type Visitor = { address: string; userAgent: string };

/** @param newSalt taken when the day has none yet */
export async function visitorHash(
  { address, userAgent }: Visitor,
  { accountId, day }: { accountId: string; day: string },
  newSalt: Buffer,
  now: Date,
): Promise<string> {
  const { Attributes: row } = await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('conversations'),
      Key: saltKey(accountId, day),
      UpdateExpression: 'SET salt = if_not_exists(salt, :salt), expiresAt = if_not_exists(expiresAt, :expiry)',
      ExpressionAttributeValues: {
        ':salt': newSalt.toString('base64url'),
        ':expiry': epochSeconds(now) + VISITOR_SECONDS,
      },
      ReturnValues: 'ALL_NEW',
    }),
  );
  const { salt } = SaltRow.parse(row);
  return createHash('sha256').update(`${salt}\n${address}\n${userAgent}`).digest('base64url').slice(0, 22);
}
