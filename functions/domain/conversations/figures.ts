/** Counts what happens on a page, by the owner's days. */
import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Figures } from '../../../shared/model/analytics.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { dayKey, interactionExpiry } from './conversation-rows.ts';
import { dayIn } from './owner-days.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['UpdateItem'] }] };

/** The counters that every day has. */
export type Figure = Exclude<keyof Figures, 'leads'>;

/** Counters of what the visits of a day were. */
export const tallyKinds = ['source', 'country', 'device', 'place', 'click'] as const;
export type TallyKind = (typeof tallyKinds)[number];
export type Tally = `${TallyKind}:${string}`;

export type PageOwner = { accountId: string; timeZone: string };

/**
 * The transaction item that adds one to each of the figures of today.
 * @param costMicros added to what the model cost on the day, in micro-dollars
 */
export function figureUpdate(
  { accountId, timeZone }: PageOwner,
  figures: readonly Figure[],
  now: Date,
  costMicros?: number,
) {
  return dayUpdate(accountId, dayIn(timeZone, now), figures, now, costMicros);
}

/** The same for a day that is known. */
export function dayUpdate(
  accountId: string,
  day: string,
  counters: readonly (Figure | Tally)[],
  now: Date,
  costMicros = 0,
) {
  const hasCost = costMicros > 0;
  return {
    Update: {
      TableName: environment.table('conversations'),
      Key: dayKey(accountId, day),
      UpdateExpression: `ADD ${counters.map((_, index) => `#c${index} :one`).join(', ')}${hasCost ? ', costMicros :cost' : ''} SET expiresAt = :expiry`,
      ExpressionAttributeNames: Object.fromEntries(counters.map((counter, index) => [`#c${index}`, counter])),
      ExpressionAttributeValues: {
        ':one': 1,
        ':expiry': interactionExpiry(now),
        ...(hasCost && { ':cost': costMicros }),
      },
    },
  };
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
