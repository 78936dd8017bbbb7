/** Conversations of 28 days with an assistant, and the rows that they leave: weekdays are busier than weekends, and it grows a little. */
import { createHash } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import {
  conversationKey,
  dayKey,
  gapKey,
  interactionExpiry,
  messageKey,
  type MessageRow,
} from '../../functions/domain/conversations/conversation-rows.ts';
import { normaliseQuestion } from '../../functions/domain/conversations/figures.ts';
import { gapIdOf } from '../../functions/domain/conversations/gaps.ts';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import { environment } from '../../functions/kit/environment.ts';
import { demoNumber, demoUuid } from './random.ts';

export const DAYS = 28;
const BATCH = 25;
/** Every ninth question or so finds no answer. */
const UNANSWERED = 0.11;

export type Row = Record<string, unknown>;

/** A question and what is said to it. */
export type Exchange = Pick<MessageRow, 'question' | 'sentences' | 'kind' | 'cost'>;

export type Asked = {
  /** What the numbers are made from. */
  seed: string;
  /** Of the account, or of the product. */
  ownerId: string;
  chatsPerDay: number;
  /** Most asked first. */
  exchanges: readonly Exchange[];
  /** What finds no answer. */
  gaps: readonly Exchange[];
  /** Share of answers that somebody calls good, and of those that somebody calls bad. */
  ratings: { up: number; down: number };
};

export type Chat = { day: string; messages: (Exchange & { askedAt: string })[]; rows: Row[] };

/** How busy a day is: 1 on average. */
export function weight(seed: string, day: string, index: number): number {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const base = weekday === 0 || weekday === 6 ? 0.55 : 1.1;
  return base * (0.8 + index / 70) * (0.75 + demoNumber(`${seed} ${day}`) * 0.5);
}

export function chatsOf(asked: Asked, days: readonly string[], now: Date): Chat[] {
  return days.flatMap((day, index) => {
    const count = Math.round(asked.chatsPerDay * weight(asked.seed, day, index));
    return Array.from({ length: count }, (_, number) => chat(asked, day, `${asked.seed} ${day} ${number}`, now));
  });
}

function chat(asked: Asked, day: string, seed: string, now: Date): Chat {
  const startedAt = Math.min(
    Date.parse(`${day}T07:00:00Z`) + Math.floor(demoNumber(`${seed} time`) * 12 * 3_600_000),
    now.getTime() - 60_000,
  );
  const conversationId = demoUuid(seed);
  const count = 1 + Math.floor(demoNumber(`${seed} count`) * 2.4);
  const messages = Array.from({ length: count }, (_, number) =>
    message(asked, `${seed} ${number}`, startedAt + number * 45_000),
  );
  const lastAt = messages.at(-1)?.askedAt ?? new Date(startedAt).toISOString();
  const expiresAt = interactionExpiry(new Date(startedAt));
  const summary = {
    ...conversationKey(asked.ownerId, conversationId),
    gsiPk: `CONVS#${asked.ownerId}`,
    gsiSk: lastAt,
    conversationId,
    customer: null,
    startedAt: messages[0]?.askedAt,
    lastAt,
    messageCount: count,
    firstQuestion: messages[0]?.question,
    questions: messages.map((one) => one.question),
    hasLead: false,
    readAt: lastAt,
    expiresAt,
  };
  const rows = messages.map((one) => ({
    ...messageKey(conversationId, one.messageId),
    accountId: asked.ownerId,
    ...one,
    state: 'done',
    leaseUntil: 0,
    expiresAt,
  }));
  return { day, messages, rows: [summary, ...rows] };
}

/** The first questions are asked most. */
function message({ exchanges, gaps, ratings }: Asked, seed: string, at: number) {
  const base = { messageId: demoUuid(`${seed} message`), askedAt: new Date(at).toISOString() };
  const gap = gaps[Math.floor(demoNumber(`${seed} gap`) ** 1.8 * gaps.length)];
  const known = exchanges[Math.floor(demoNumber(`${seed} question`) ** 1.8 * exchanges.length)];
  if (gap && (demoNumber(`${seed} unanswered`) < UNANSWERED || !known)) return { ...base, ...gap, rating: null };
  if (!known) throw new Error('A demo without questions has no conversations.');
  const taste = demoNumber(`${seed} rating`);
  const rating = taste > 1 - ratings.up ? 'up' : taste < ratings.down ? 'down' : null;
  return { ...base, ...known, rating };
}

/** Figures of a day, with `visits` beside them, and how often each question was asked on it. */
export function dayRows(ownerId: string, day: string, chats: readonly Chat[], visits: Row): Row[] {
  const own = chats.filter((one) => one.day === day);
  const asked = own.flatMap(({ messages }) => messages);
  const expiresAt = interactionExpiry(new Date(`${day}T12:00:00Z`));
  const costMicros = asked.reduce((sum, one) => sum + (one.cost?.costMicros ?? 0), 0);
  const figures = {
    ...dayKey(ownerId, day),
    ...visits,
    conversations: own.length,
    questions: asked.length,
    answered: asked.filter(({ kind }) => kind === 'answered').length,
    ...(costMicros > 0 && { costMicros }),
    expiresAt,
  };
  const counts = Map.groupBy(asked, ({ question }) => question);
  const questions = [...counts].map(([question, times]) => ({
    pk: `PAGE#${ownerId}`,
    sk: `ASKED#${day}#${hashOf(question)}`,
    question,
    count: times.length,
    expiresAt,
  }));
  return [figures, ...questions];
}

/** What was asked in vain over these days. */
export function gapRows(ownerId: string, chats: readonly Chat[]): Row[] {
  const asked = chats.flatMap(({ messages }) => messages).filter(({ kind }) => kind === 'no_answer');
  return [...Map.groupBy(asked, ({ question }) => question)].map(([question, times]) => {
    const lastAt = times.map(({ askedAt }) => askedAt).reduce((last, at) => (at > last ? at : last));
    const gapId = gapIdOf(question);
    const expiresAt = interactionExpiry(new Date(lastAt));
    return { ...gapKey(ownerId, gapId), gapId, question, count: times.length, lastAt, expiresAt };
  });
}

const hashOf = (question: string): string =>
  createHash('sha256').update(normaliseQuestion(question)).digest('base64url').slice(0, 22);

export async function writeRows(rows: readonly Row[]): Promise<void> {
  const table = environment.table('conversations');
  for (let start = 0; start < rows.length; start += BATCH) {
    const requests = rows.slice(start, start + BATCH).map((Item) => ({ PutRequest: { Item } }));
    await dynamo.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
  }
}
