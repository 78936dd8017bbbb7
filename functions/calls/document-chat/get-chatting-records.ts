import type { getChattingRecords as contract } from '../../../shared/calls/document-chat.ts';
import { findConversation, readTranscript } from '../../domain/conversations/find-conversation.ts';
import { personStateOf } from '../../domain/conversations/hold-state.ts';
import { findSpeaker } from '../../domain/product-chat/find-speaker.ts';
import type { Handler } from '../../kit/call-group.ts';

/** Servers' clocks differ, so what is older than the reader's last by no more than this is given again. */
const OVERLAP_MS = 60_000;

export const getChattingRecords: Handler<typeof contract> = async (input, { now }) => {
  const { conversationId, since } = input;
  const accountId = await findSpeaker(input);
  const conversation = await findConversation(accountId, conversationId, now);
  const { messages, lines } = await readTranscript({ accountId, conversationId }, conversation, now);
  const from = since ? new Date(Date.parse(since) - OVERLAP_MS).toISOString() : '';
  return {
    messages: messages.filter(({ askedAt }) => askedAt >= from),
    lines: lines.filter(({ at }) => at >= from),
    person: personStateOf(conversation, now),
  };
};
