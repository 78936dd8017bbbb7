/** 28 days of visits, questions and leads of a demo page. */
import { leadKey, usageKey } from '../../functions/domain/conversations/conversation-rows.ts';
import { lastDays, monthIn } from '../../functions/domain/conversations/owner-days.ts';
import { chatsOf, dayRows, DAYS, gapRows, weight, writeRows, type Asked, type Row } from './chats.ts';
import type { DemoPerson } from './person.ts';
import { demoId } from './random.ts';
import { visitTallies } from './visits.ts';

/** Of a page's visitors, so many do not ask for each that does. */
const VIEWS_PER_CHAT = 22;

export async function writeTraffic(person: DemoPerson, accountId: string, now: Date): Promise<void> {
  const days = lastDays(person.timeZone, now, DAYS);
  const chats = chatsOf(askedOf(person, accountId), days, now);
  const viewsOn = (day: string, index: number): number => Math.round(person.views * weight(person.email, day, index));
  await writeRows([
    ...chats.flatMap((chat) => chat.rows),
    ...leadRows(person, accountId, days, now),
    ...gapRows(accountId, chats),
    ...days.flatMap((day, index) =>
      dayRows(accountId, day, chats, visitTallies(person, day, viewsOn(day, index), now)),
    ),
    {
      ...usageKey(accountId, monthIn(person.timeZone, now)),
      used: chats.reduce((sum, chat) => sum + chat.messages.length, 0),
    },
  ]);
}

function askedOf({ email, views, questions, unanswered, assistant }: DemoPerson, ownerId: string): Asked {
  return {
    seed: email,
    ownerId,
    chatsPerDay: views / VIEWS_PER_CHAT,
    exchanges: questions.map(({ question, answer, source, label }) => ({
      question,
      sentences: [{ text: answer, citations: [{ number: 1, source, label, excerpt: answer }] }],
      kind: 'answered',
    })),
    gaps: [{ question: unanswered, sentences: [{ text: assistant.standardReply, citations: [] }], kind: 'no_answer' }],
    ratings: { up: 0.2, down: 0 },
  };
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
