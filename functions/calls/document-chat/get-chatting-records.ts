import type { getChattingRecords as contract } from '../../../shared/calls/document-chat.ts';
import { listMessages } from '../../domain/conversations/find-conversation.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getChattingRecords: Handler<typeof contract> = async ({ agentName, conversationId }, { now }) => {
  const live = await findLivePageByName(agentName);
  if (!live) throw new AppError('not_found');
  return { messages: await listMessages(live.accountId, conversationId, now) };
};
