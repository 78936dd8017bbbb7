/** A visitor who comes back when the sixty days are over, and before DynamoDB has removed the rows (SECURITY.md T69). */
import { describe, expect, test } from 'vitest';
import { requestPerson } from '../../../../functions/calls/landing-page/request-person.ts';
import { findConversation, listConversations } from '../../../../functions/domain/conversations/find-conversation.ts';
import { listGaps } from '../../../../functions/domain/conversations/gaps.ts';
import { conversationKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { openConversation } from '../../../../functions/domain/conversations/open-conversation.ts';
import { beginMessage, finishMessage } from '../../../../functions/domain/conversations/record-message.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { conversationId, conversationRow, livePageRows } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const owner = { accountId, timeZone: 'UTC' };
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);
const PERIOD = 60 * 86_400;
const LAST_SECOND = later(PERIOD - 1);
const OVER = later(PERIOD);

/** As answering a message does: what there is, then the message, then its end. */
async function ask(messageId: string, question: string, now: Date): Promise<void> {
  await openConversation(accountId, conversationId, now);
  const message = { owner, conversationId, messageId, holder: messageId };
  await beginMessage(message, { question, fence: 0 }, now);
  const ending = { question, sentences: [], kind: 'no_answer', isFirst: true, isGap: true, fence: 0 } as const;
  expect(await finishMessage(message, ending, now)).toBe('done');
}

describe('a question in a conversation', () => {
  test('of the last second goes on with it', async () => {
    await ask('m1', 'Do you do gardens?', NOW);
    await ask('m2', 'Gardens, do you do?', LAST_SECOND);

    expect(await listConversations(accountId, 'newest', LAST_SECOND)).toMatchObject([
      {
        summary: { startedAt: NOW.toISOString(), messageCount: 2, firstQuestion: 'Do you do gardens?' },
        questions: ['Do you do gardens?', 'Gardens, do you do?'],
      },
    ]);
    expect(await listGaps(accountId, LAST_SECOND)).toMatchObject([{ count: 2, question: 'Do you do gardens?' }]);
  });

  test('that is over begins another one, and brings nothing of the old one back', async () => {
    await ask('m1', 'Do you do gardens?', NOW);
    await ask('m2', 'Gardens, do you do?', OVER);

    expect(await listConversations(accountId, 'newest', OVER)).toMatchObject([
      {
        summary: { startedAt: OVER.toISOString(), messageCount: 1, firstQuestion: 'Gardens, do you do?' },
        questions: ['Gardens, do you do?'],
      },
    ]);
    expect(await listGaps(accountId, OVER)).toMatchObject([{ count: 1, question: 'Gardens, do you do?' }]);
  });
});

describe('a conversation that goes on for longer than sixty days', () => {
  const DAY = 86_400;
  const rowAt = () => memory.table().row(conversationKey(accountId, conversationId));

  test.each([
    ['has all of its questions in the last second of the first', -1, ['First of all', 'And then']],
    ['has lost the first with the next', 0, ['And then']],
  ])('%s', async (_when, seconds, questions) => {
    await ask('m1', 'First of all', NOW);
    await ask('m2', 'And then', later(30 * DAY));
    const now = later(PERIOD + seconds);

    expect(await listConversations(accountId, 'newest', now)).toMatchObject([
      { summary: { firstQuestion: questions[0], messageCount: 2 }, questions },
    ]);
  });

  test('does not keep it anywhere once another question is asked', async () => {
    await ask('m1', 'First of all', NOW);
    await ask('m2', 'And then', later(30 * DAY));
    await ask('m3', 'At last', later(PERIOD));

    expect(rowAt()).toMatchObject({
      questions: ['And then', 'At last'],
      askedAt: [30 * DAY, PERIOD].map((seconds) => later(seconds).getTime() / 1_000),
      firstQuestion: 'And then',
      messageCount: 3,
    });
    expect(JSON.stringify(rowAt())).not.toContain('First of all');
  });

  test('keeps questions of before their times were noted as long as itself', async () => {
    const old = conversationRow({ questions: ['Old one', 'First of all'], askedAt: [NOW.getTime() / 1_000] });
    memory.put([{ ...old, firstQuestion: 'Old one', expiresAt: later(90 * DAY).getTime() / 1_000 }]);
    await openConversation(accountId, conversationId, later(PERIOD));

    expect(rowAt()).toMatchObject({ questions: ['Old one'], askedAt: [], firstQuestion: 'Old one' });
  });
});

test.each([
  ['of the last second keeps its name', -1, 'Tom Berg'],
  ['that is over does not', 0, null],
])('whoever asks for a person in a conversation %s', async (_when, seconds, customer) => {
  const expiresAt = NOW.getTime() / 1_000 - seconds;
  memory.put([...livePageRows(), conversationRow({ customer: 'Tom Berg', questions: ['How much?'], expiresAt })]);
  await requestPerson({ agentName: 'mara', conversationId }, callContext());

  expect(await findConversation(accountId, conversationId, NOW)).toMatchObject({ customer });
});
