import { expect, test } from 'vitest';
import { getChatHistory } from '../../../../functions/calls/landing-page/get-chat-history.ts';
import { markConversationRead } from '../../../../functions/calls/landing-page/mark-conversation-read.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { conversationId, conversationRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const lastAt = '2026-03-10T11:00:00.000Z';
const isUnread = async () => (await getChatHistory({ conversationId }, ownerContext())).conversations[0]?.isUnread;
const mark = (upTo: string) => markConversationRead({ conversationId, upTo }, ownerContext());

test('a conversation is read up to the moment that was seen, and never back again', async () => {
  memory.put([conversationRow({ lastAt, readAt: '' })]);
  expect(await isUnread()).toBe(true);
  await mark('2026-03-10T10:59:59.000Z');
  expect(await isUnread()).toBe(true);
  await mark(lastAt);
  await mark('2026-03-10T10:00:00.000Z');

  expect(await isUnread()).toBe(false);
});

test('nothing is made of a conversation that is not there', async () => {
  expect(await mark(lastAt)).toEqual({ saved: true });
  expect(memory.table().rows.size).toBe(0);
});
