/** Reads conversations and their messages. */
import type { ConversationSummary, Line, Message } from '../../../shared/model/conversation.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { ConversationRow, LineRow, MessageRow } from './conversation-rows.ts';
import { readConversationRow, stateAt } from './hold-state.ts';
import { lapsedLine, toLine } from './line-rows.ts';
import { queryRows } from './query-rows.ts';
import { recentQuestions } from './recent-questions.ts';

export function toSummary(row: ConversationRow, now: Date): ConversationSummary {
  const { conversationId, customer, startedAt, lastAt, messageCount, hasLead, readAt } = row;
  const { firstQuestion } = recentQuestions(row, now);
  const isUnread = readAt !== undefined && readAt < lastAt;
  const person = stateAt(row, now);
  return { conversationId, customer, startedAt, lastAt, messageCount, firstQuestion, hasLead, person, isUnread };
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
    ExpressionAttributeValues: { ':conversations': `CONVS#${accountId}`, ':now': epochSeconds(now) },
    ScanIndexForward: order === 'oldest',
  });
  return items
    .map((item) => ConversationRow.parse(item))
    .map((row) => ({ summary: toSummary(row, now), questions: recentQuestions(row, now).questions }));
}

/** A conversation of this page; null for another page's and for none alike. */
export async function findConversation(
  accountId: string,
  conversationId: string,
  now: Date,
): Promise<ConversationRow | null> {
  const row = await readConversationRow(accountId, conversationId);
  return row && row.expiresAt > epochSeconds(now) ? row : null;
}

/** All that was said in a conversation, each oldest first. */
export type Transcript = { messages: Message[]; lines: Line[] };

/** Nothing for another page's conversation. @param conversation for the end of a hold that lapsed */
export async function readTranscript(
  { accountId, conversationId }: { accountId: string; conversationId: string },
  conversation: ConversationRow | null,
  now: Date,
): Promise<Transcript> {
  const items = await queryRows({
    KeyConditionExpression: 'pk = :conversation',
    ExpressionAttributeValues: { ':conversation': `CONV#${conversationId}` },
    ConsistentRead: true,
  });
  const isLine = (item: Record<string, unknown>): boolean => String(item['sk']).startsWith('LINE#');
  const isOurs = (row: { accountId: string; expiresAt: number }): boolean =>
    row.accountId === accountId && row.expiresAt > epochSeconds(now);
  const messages = items.filter((item) => !isLine(item)).map((item) => MessageRow.parse(item));
  const lines = items.filter(isLine).map((item) => LineRow.parse(item));
  return {
    messages: messages
      .filter(isOurs)
      .sort((a, b) => a.askedAt.localeCompare(b.askedAt))
      .map(toMessage),
    lines: withLapse(lines.filter(isOurs).map(toLine), conversation),
  };
}

function withLapse(lines: readonly Line[], conversation: ConversationRow | null): Line[] {
  const lapsed = conversation ? lapsedLine(conversation) : [];
  return [...lines, ...lapsed].sort((a, b) => a.at.localeCompare(b.at));
}

function toMessage({ messageId, askedAt, question, sentences, kind, rating }: MessageRow): Message {
  return { messageId, askedAt, question, sentences, kind, rating };
}
