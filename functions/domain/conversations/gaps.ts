/**
 * Questions that the assistant looked for and did not find on the page: one row for all that are asked in the same
 * words, whatever their order, endings, case and marks.
 */
import { createHash } from 'node:crypto';
import type { Gap } from '../../../shared/model/assistant-coach.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dropExpired } from '../../kit/drop-expired.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { gapKey, GapRow, interactionExpiry } from './conversation-rows.ts';
import { normaliseQuestion } from './figures.ts';
import { queryRows } from './query-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['UpdateItem', 'DeleteItem'] }] };

/** More than any page is asked in vain. */
const MOST_ROWS = 5_000;

/** Most open questions that an owner is shown. */
const MOST_SHOWN = 100;

/** Letters by which two words are one: "price" and "prices". */
const STEM = 5;

/** The same for questions in the same words; empty when the question holds none. */
export function gapIdOf(question: string): string {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(normaliseQuestion(question));
  const words = [...segments].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment.slice(0, STEM)] : []));
  if (words.length === 0) return '';
  return createHash('sha256')
    .update([...new Set(words)].sort().join(' '))
    .digest('base64url')
    .slice(0, 22);
}

/** The transaction items that remember the question; none when it holds no words. */
export function gapUpdate(accountId: string, question: string, now: Date) {
  const gapId = gapIdOf(question);
  if (gapId === '') return [];
  return [
    {
      Update: {
        TableName: environment.table('conversations'),
        Key: gapKey(accountId, gapId),
        UpdateExpression:
          'ADD #count :one SET gapId = :gapId, question = if_not_exists(question, :question), lastAt = :now, expiresAt = :expiry',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: {
          ':one': 1,
          ':gapId': gapId,
          ':question': question.slice(0, 300),
          ':now': now.toISOString(),
          ':expiry': interactionExpiry(now),
        },
      },
    },
  ];
}

/** Before `gapUpdate`: a question whose 60 days are over, and how often it was asked in them, does not come back with the next one. */
export async function dropExpiredGap(accountId: string, question: string, now: Date): Promise<void> {
  const gapId = gapIdOf(question);
  if (gapId !== '') await dropExpired('conversations', gapKey(accountId, gapId), now);
}

/** The transaction item that closes a question of this page; it fails when there is no such question. */
export function gapClosing(accountId: string, gapId: string, closedAs: 'answered' | 'dismissed', now: Date) {
  return {
    Update: {
      TableName: environment.table('conversations'),
      Key: gapKey(accountId, gapId),
      UpdateExpression: 'SET closedAs = :as, closedAt = :now',
      ConditionExpression: 'expiresAt > :second',
      ExpressionAttributeValues: { ':as': closedAs, ':now': now.toISOString(), ':second': epochSeconds(now) },
    },
  };
}

/** The transaction item that opens a dismissed question of this page again; it fails when there is no such question. */
export function gapReopening(accountId: string, gapId: string) {
  return {
    Update: {
      TableName: environment.table('conversations'),
      Key: gapKey(accountId, gapId),
      UpdateExpression: 'REMOVE closedAs, closedAt',
      ConditionExpression: 'closedAs = :as',
      ExpressionAttributeValues: { ':as': 'dismissed' },
    },
  };
}

/** Open questions of a page, most asked first. */
export async function listGaps(accountId: string, now: Date): Promise<Gap[]> {
  const query = {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :gap)',
    FilterExpression: 'expiresAt > :now',
    ExpressionAttributeValues: {
      ':pk': `PAGE#${accountId}`,
      ':gap': 'GAP#',
      ':now': epochSeconds(now),
    },
  };
  const items = await queryRows(query, MOST_ROWS);
  return items
    .map((item) => GapRow.parse(item))
    .filter(isOpen)
    .sort((a, b) => b.count - a.count || b.lastAt.localeCompare(a.lastAt))
    .slice(0, MOST_SHOWN)
    .map(({ gapId, question, count, lastAt }) => ({ gapId, question, count, lastAt }));
}

/** An answer that did not help is none: the question is open again when it is asked in vain after it. */
function isOpen({ closedAs, closedAt = '', lastAt }: GapRow): boolean {
  return closedAs === undefined || (closedAs === 'answered' && lastAt > closedAt);
}
