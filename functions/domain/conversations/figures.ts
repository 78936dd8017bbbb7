/** Counts what happens on a page, by the owner's days. */
import { createHash } from 'node:crypto';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { dayKey, interactionExpiry } from './conversation-rows.ts';
import { dayIn } from './owner-days.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['UpdateItem', 'PutItem'] }] };

export type Figure = 'views' | 'conversations' | 'questions' | 'leads';

export type PageOwner = { accountId: string; timeZone: string };

/** The transaction item that adds one to each of the figures of today. */
export function figureUpdate({ accountId, timeZone }: PageOwner, figures: readonly Figure[], now: Date) {
  return {
    Update: {
      TableName: environment.table('conversations'),
      Key: dayKey(accountId, dayIn(timeZone, now)),
      UpdateExpression: `ADD ${figures.map((figure) => `#${figure} :one`).join(', ')} SET expiresAt = :expiry`,
      ExpressionAttributeNames: Object.fromEntries(figures.map((figure) => [`#${figure}`, figure])),
      ExpressionAttributeValues: { ':one': 1, ':expiry': interactionExpiry(now) },
    },
  };
}

/** Counts a visit once; false when it was counted before. */
export async function countVisit(owner: PageOwner, visitId: string, now: Date): Promise<boolean> {
  const table = environment.table('conversations');
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName: table,
              Item: {
                pk: `VISIT#${owner.accountId}#${visitId}`,
                sk: 'VISIT',
                expiresAt: Math.floor(now.getTime() / 1_000) + 2 * 86_400,
              },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
          figureUpdate(owner, ['views'], now),
        ],
      }),
    );
    return true;
  } catch (error) {
    if (cancellationReasons(error)?.[0] === 'ConditionalCheckFailed') return false;
    throw error;
  }
}

/** Questions that differ only in case, spaces or marks are one question. */
export function normaliseQuestion(question: string): string {
  return question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}

/** Remembers that this was asked today. */
export async function countQuestion({ accountId, timeZone }: PageOwner, question: string, now: Date): Promise<void> {
  const normal = normaliseQuestion(question);
  if (normal === '') return;
  const hash = createHash('sha256').update(normal).digest('base64url').slice(0, 22);
  await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('conversations'),
      Key: { pk: `PAGE#${accountId}`, sk: `ASKED#${dayIn(timeZone, now)}#${hash}` },
      UpdateExpression: 'ADD #count :one SET question = if_not_exists(question, :question), expiresAt = :expiry',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':question': question.slice(0, 300),
        ':expiry': interactionExpiry(now),
      },
    }),
  );
}
