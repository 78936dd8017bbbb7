/** A conversation for whoever is about to write to it: what is over goes first, so that it does not live on with what is new. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { dropExpired } from '../../kit/drop-expired.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { conversationKey, type ConversationRow } from './conversation-rows.ts';
import { readConversationRow } from './hold-state.ts';
import { recentQuestions } from './recent-questions.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['UpdateItem', 'DeleteItem'] }] };

/** Null for none, and for one whose 60 days are over: what is said now begins another one under its id. */
export async function openConversation(
  accountId: string,
  conversationId: string,
  now: Date,
): Promise<ConversationRow | null> {
  const row = await readConversationRow(accountId, conversationId);
  if (!row) return null;
  const key = conversationKey(accountId, conversationId);
  if (row.expiresAt > epochSeconds(now)) return withoutOldQuestions(row, key, now);
  await dropExpired('conversations', key, now);
  return null;
}

/** Another message that comes in between takes them out instead. */
async function withoutOldQuestions(
  row: ConversationRow,
  key: { pk: string; sk: string },
  now: Date,
): Promise<ConversationRow> {
  const recent = recentQuestions(row, now);
  if (recent.questions.length === row.questions.length) return row;
  const { questions, askedAt, firstQuestion } = recent;
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('conversations'),
        Key: key,
        UpdateExpression: 'SET questions = :questions, askedAt = :times, firstQuestion = :first',
        ConditionExpression: 'messageCount = :seen',
        ExpressionAttributeValues: {
          ':questions': questions,
          ':times': askedAt,
          ':first': firstQuestion,
          ':seen': row.messageCount,
        },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
  return { ...row, ...recent };
}
