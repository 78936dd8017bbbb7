/** Reads conversations and their messages. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { ConversationSummary, Message } from '../../../shared/model/conversation.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { conversationKey, ConversationRow, MessageRow } from './conversation-rows.ts';
import { queryRows } from './query-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['GetItem'] }] };

const seconds = (now: Date): number => Math.floor(now.getTime() / 1_000);

function toSummary(row: ConversationRow): ConversationSummary {
  const { conversationId, customer, startedAt, lastAt, messageCount, firstQuestion, hasLead } = row;
  return { conversationId, customer, startedAt, lastAt, messageCount, firstQuestion, hasLead };
}

/** A conversation as lists have it: the summary, and what was asked in it. */
export type ListedConversation = { summary: ConversationSummary; questions: string[] };

/** Up to 1,000 conversations of a page, by the time of their last message. */
export async function listConversations(
  accountId: string,
  order: 'newest' | 'oldest',
  now: Date,
): Promise<ListedConversation[]> {
  const items = await queryRows({
    IndexName: 'byTime',
    KeyConditionExpression: 'gsiPk = :conversations',
    FilterExpression: 'expiresAt > :now',
    ExpressionAttributeValues: { ':conversations': `CONVS#${accountId}`, ':now': seconds(now) },
    ScanIndexForward: order === 'oldest',
  });
  return items
    .map((item) => ConversationRow.parse(item))
    .map((row) => ({ summary: toSummary(row), questions: row.questions }));
}

/** A conversation of this page; null for another page's and for none alike. */
export async function findConversation(
  accountId: string,
  conversationId: string,
  now: Date,
): Promise<ConversationSummary | null> {
  const { Item: item } = await dynamo.send(
    new GetCommand({ TableName: environment.table('conversations'), Key: conversationKey(accountId, conversationId) }),
  );
  const row = item ? ConversationRow.parse(item) : null;
  return row && row.expiresAt > seconds(now) ? toSummary(row) : null;
}

/** The messages of a conversation of this page, oldest first. */
export async function listMessages(accountId: string, conversationId: string, now: Date): Promise<Message[]> {
  const items = await queryRows({
    KeyConditionExpression: 'pk = :conversation AND begins_with(sk, :message)',
    ExpressionAttributeValues: { ':conversation': `CONV#${conversationId}`, ':message': 'MSG#' },
    ConsistentRead: true,
  });
  return items
    .map((item) => MessageRow.parse(item))
    .filter((row) => row.accountId === accountId && row.expiresAt > seconds(now))
    .sort((a, b) => a.askedAt.localeCompare(b.askedAt))
    .map(({ messageId, askedAt, question, sentences, kind, rating }) => ({
      messageId,
      askedAt,
      question,
      sentences,
      kind,
      rating,
    }));
}
