import type { saveChattingRecords as contract } from '../../../shared/calls/document-chat.ts';
import { rateMessage } from '../../domain/conversations/record-message.ts';
import { findSpeaker } from '../../domain/product-chat/find-speaker.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveChattingRecords: Handler<typeof contract> = async (input, { now }) => {
  const accountId = await findSpeaker(input);
  const { conversationId, messageId, rating } = input;
  // The day of a rating does not matter: only whose the conversation is does.
  await rateMessage({ owner: { accountId, timeZone: 'UTC' }, conversationId, messageId }, rating, now);
  return { saved: true };
};
