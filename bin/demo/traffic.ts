/** 28 days of visits, questions and leads of a demo page: weekdays are busier than weekends, and it grows a little. */
import { createHash } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import {
  conversationKey,
  dayKey,
  gapKey,
  interactionExpiry,
  leadKey,
  messageKey,
  usageKey,
} from '../../functions/domain/conversations/conversation-rows.ts';
import { gapIdOf } from '../../functions/domain/conversations/gaps.ts';
import { normaliseQuestion } from '../../functions/domain/conversations/figures.ts';
import { lastDays, monthIn } from '../../functions/domain/conversations/owner-days.ts';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import { environment } from '../../functions/kit/environment.ts';
import type { DemoPerson } from './person.ts';
import { demoId, demoNumber, demoUuid } from './random.ts';
import { visitTallies } from './visits.ts';

const DAYS = 28;
const BATCH = 25;

type Row = Record<string, unknown>;

export async function writeTraffic(person: DemoPerson, accountId: string, now: Date): Promise<void> {
  const days = lastDays(person.timeZone, now, DAYS);
  const chats = days.flatMap((day, index) => chatsOf(person, accountId, day, index, now));
  const leads = leadRows(person, accountId, days, now);
  const rows = [
    ...chats.flatMap((chat) => chat.rows),
    ...leads,
    ...gapRows(person, accountId, chats),
    ...days.flatMap((day, index) => dayRows(person, accountId, day, index, chats, now)),
    {
      ...usageKey(accountId, monthIn(person.timeZone, now)),
      used: chats.reduce((sum, chat) => sum + chat.asked.length, 0),
    },
  ];
  for (let start = 0; start < rows.length; start += BATCH) await writeBatch(rows.slice(start, start + BATCH));
}

async function writeBatch(rows: Row[]): Promise<void> {
  const table = environment.table('conversations');
  await dynamo.send(
    new BatchWriteCommand({ RequestItems: { [table]: rows.map((Item) => ({ PutRequest: { Item } })) } }),
  );
}

type Chat = { day: string; asked: string[]; answered: number; rows: Row[] };

/** How busy a day is: 1 on average. */
function weight(person: DemoPerson, day: string, index: number): number {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const base = weekday === 0 || weekday === 6 ? 0.55 : 1.1;
  return base * (0.8 + index / 70) * (0.75 + demoNumber(`${person.email} ${day}`) * 0.5);
}

function chatsOf(person: DemoPerson, accountId: string, day: string, index: number, now: Date): Chat[] {
  const count = Math.round((person.views / 22) * weight(person, day, index));
  return Array.from({ length: count }, (_, number) =>
    chat(person, accountId, day, `${person.email} ${day} ${number}`, now),
  );
}

function chat(person: DemoPerson, accountId: string, day: string, seed: string, now: Date): Chat {
  const startedAt = Math.min(
    Date.parse(`${day}T07:00:00Z`) + Math.floor(demoNumber(`${seed} time`) * 12 * 3_600_000),
    now.getTime() - 60_000,
  );
  const conversationId = demoUuid(seed);
  const count = 1 + Math.floor(demoNumber(`${seed} count`) * 2.4);
  const messages = Array.from({ length: count }, (_, number) =>
    message(person, `${seed} ${number}`, startedAt + number * 45_000),
  );
  const lastAt = messages.at(-1)?.askedAt ?? new Date(startedAt).toISOString();
  const expiresAt = interactionExpiry(new Date(startedAt));
  const summary = {
    ...conversationKey(accountId, conversationId),
    gsiPk: `CONVS#${accountId}`,
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
    accountId,
    ...one,
    state: 'done',
    leaseUntil: 0,
    expiresAt,
  }));
  const answered = messages.filter(({ kind }) => kind === 'answered').length;
  return { day, asked: messages.map((one) => one.question), answered, rows: [summary, ...rows] };
}

/** The first questions are asked most; every ninth or so finds no answer. */
function message(person: DemoPerson, seed: string, at: number) {
  const isUnanswered = demoNumber(`${seed} unanswered`) < 0.11;
  const index = Math.floor(demoNumber(`${seed} question`) ** 1.8 * person.questions.length);
  const known = person.questions[index];
  const base = { messageId: demoUuid(`${seed} message`), askedAt: new Date(at).toISOString() };
  if (isUnanswered || !known) {
    const sentences = [{ text: person.assistant.standardReply, citations: [] }];
    return { ...base, question: person.unanswered, sentences, kind: 'no_answer', rating: null };
  }
  const { question, answer, source, label } = known;
  const rating = demoNumber(`${seed} rating`) > 0.8 ? 'up' : null;
  const citations = [{ number: 1, source, label, excerpt: answer }];
  return { ...base, question, sentences: [{ text: answer, citations }], kind: 'answered', rating };
}

function leadRows(person: DemoPerson, accountId: string, days: string[], now: Date): Row[] {
  return person.leads.map(({ name, phone, message: text }, index) => {
    const leadId = demoId(`${person.email} lead ${index}`);
    const day = days.at(-1 - index * 5) ?? days[0];
    const createdAt = new Date(Math.min(Date.parse(`${day}T09:24:00Z`), now.getTime() - 3_600_000)).toISOString();
    return {
      ...leadKey(accountId, leadId),
      gsiPk: `LEADS#${accountId}`,
      gsiSk: createdAt,
      leadId,
      name,
      phone,
      country: person.country,
      message: text,
      asked: person.questions[index % person.questions.length]?.question ?? '',
      conversationId: null,
      status: index === 0 ? 'new' : 'contacted',
      note: '',
      createdAt,
      ...(index === 0 ? {} : { firstContactAt: minutesAfter(createdAt, 9 + index * 14) }),
      agentName: person.profile.agentName,
      consentText: `${person.profile.displayName} may call me about this.`,
    };
  });
}

function minutesAfter(iso: string, minutes: number): string {
  return new Date(Date.parse(iso) + minutes * 60_000).toISOString();
}

function dayRows(person: DemoPerson, accountId: string, day: string, index: number, chats: Chat[], now: Date): Row[] {
  const own = chats.filter((one) => one.day === day);
  const asked = own.flatMap((one) => one.asked);
  const expiresAt = interactionExpiry(new Date(`${day}T12:00:00Z`));
  const figures = {
    ...dayKey(accountId, day),
    ...visitTallies(person, day, Math.round(person.views * weight(person, day, index)), now),
    conversations: own.length,
    questions: asked.length,
    answered: own.reduce((sum, one) => sum + one.answered, 0),
    expiresAt,
  };
  const counts = Map.groupBy(asked, (question) => question);
  const questions = [...counts].map(([question, times]) => ({
    pk: `PAGE#${accountId}`,
    sk: `ASKED#${day}#${hashOf(question)}`,
    question,
    count: times.length,
    expiresAt,
  }));
  return [figures, ...questions];
}

/** What was asked in vain over these days, all in the same words. */
function gapRows(person: DemoPerson, accountId: string, chats: readonly Chat[]): Row[] {
  const asked = chats.flatMap(({ rows }) => rows).filter((row) => row['kind'] === 'no_answer');
  const lastAt = asked
    .map((row) => String(row['askedAt']))
    .toSorted()
    .at(-1);
  if (lastAt === undefined) return [];
  const gapId = gapIdOf(person.unanswered);
  const expiresAt = interactionExpiry(new Date(lastAt));
  return [{ ...gapKey(accountId, gapId), gapId, question: person.unanswered, count: asked.length, lastAt, expiresAt }];
}

const hashOf = (question: string): string =>
  createHash('sha256').update(normaliseQuestion(question)).digest('base64url').slice(0, 22);
