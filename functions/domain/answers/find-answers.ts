/** Reads what the owner answered to questions of visitors (rows: ../pages/page-rows.ts). */
import { MAX_ANSWERS, type OwnAnswer } from '../../../shared/model/assistant-coach.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { isExpired, removedKey } from '../bin/bin-rows.ts';
import { answerKey, AnswerRow, RemovedAnswerRow } from '../pages/page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem', 'Query'] }] };

/** Newest first. */
export async function listAnswers(accountId: string): Promise<OwnAnswer[]> {
  const items = await listBelow('pages', answerKey(accountId, ''), MAX_ANSWERS, 'newest');
  return items.map((item) => AnswerRow.parse(item));
}

/** An answer of this account, also one that was removed and can still be had back; null for all others. */
export async function findAnswer(
  accountId: string,
  answerId: string,
  now: Date,
): Promise<{ answer: OwnAnswer; isRemoved: boolean } | null> {
  const item = await readRow('pages', answerKey(accountId, answerId));
  if (item) return { answer: AnswerRow.parse(item), isRemoved: false };
  const removed = await readRow('pages', removedKey(accountId, 'answer', answerId));
  const row = removed ? RemovedAnswerRow.parse(removed) : null;
  if (!row || isExpired(row, now)) return null;
  return { answer: AnswerRow.parse(row), isRemoved: true };
}
