import { expect, test } from 'vitest';
import { chatsOf, dayRows, DAYS, gapRows, type Asked } from '../../../bin/demo/chats.ts';
import { ConversationRow, GapRow, MessageRow } from '../../../functions/domain/conversations/conversation-rows.ts';
import { lastDays } from '../../../functions/domain/conversations/owner-days.ts';
import { NOW } from '../../kit/call-context.ts';

const sentences = [{ text: 'Yes.', citations: [] }];
const asked: Asked = {
  seed: 'chat travel',
  ownerId: '01JGFJJZ00000000000000000P',
  chatsPerDay: 5,
  exchanges: ['Is skiing covered?', 'How long may a trip be?'].map((question) => ({
    ...{ question, sentences, kind: 'answered' as const },
    cost: { inputTokens: 900, outputTokens: 40, costMicros: 60 },
  })),
  gaps: [{ question: 'Do you cover a rental car?', sentences, kind: 'no_answer' }],
  ratings: { up: 0.24, down: 0.04 },
};
const days = lastDays('Europe/Stockholm', NOW, DAYS);
const chats = chatsOf(asked, days, NOW);
const messages = chats.flatMap((chat) => chat.messages);

test('the conversations of the demo are rows as visitors leave them, none of them later than now', () => {
  const [conversations, said] = [chats.map(({ rows }) => rows[0]), chats.flatMap(({ rows }) => rows.slice(1))];
  expect(conversations.every((row) => ConversationRow.safeParse(row).success)).toBe(true);
  expect(said.every((row) => MessageRow.safeParse(row).success)).toBe(true);
  expect(said).toHaveLength(messages.length);
  expect(messages.filter(({ askedAt }) => askedAt > NOW.toISOString())).toEqual([]);
  expect(new Set(said.map((row) => row['rating']))).toEqual(new Set(['up', 'down', null]));
});

test('the figures of the demo are those of its conversations', () => {
  const rows = days.flatMap((day) => dayRows(asked.ownerId, day, chats, { views: 9 }));
  const figures = rows.filter(({ sk }) => String(sk).startsWith('DAY#'));
  const sumOf = (name: string): number => figures.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);
  const answered = messages.filter(({ kind }) => kind === 'answered').length;

  expect(figures).toHaveLength(DAYS);
  expect([sumOf('conversations'), sumOf('questions')]).toEqual([chats.length, messages.length]);
  expect([sumOf('answered'), sumOf('costMicros')]).toEqual([answered, 60 * answered]);
  const [gap, ...others] = gapRows(asked.ownerId, chats);
  expect(others).toEqual([]);
  expect(GapRow.parse(gap)).toMatchObject({ question: asked.gaps[0]?.question, count: messages.length - answered });
});
