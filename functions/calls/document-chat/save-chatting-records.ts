import type { saveChattingRecords as contract } from '../../../shared/calls/document-chat.ts';
import { rateMessage } from '../../domain/conversations/record-message.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveChattingRecords: Handler<typeof contract> = async (input) => {
  const live = await findLivePageByName(input.agentName);
  if (!live) throw new AppError('not_found');
  const { conversationId, messageId, rating } = input;
  // The day of a rating does not matter: only the page does.
  await rateMessage({ owner: { accountId: live.accountId, timeZone: 'UTC' }, conversationId, messageId }, rating);
  return { saved: true };
};
