import type { markConversationRead as contract } from '../../../shared/calls/landing-page.ts';
import { markRead } from '../../domain/conversations/mark-read.ts';
import type { Handler } from '../../kit/call-group.ts';

export const markConversationRead: Handler<typeof contract> = async ({ conversationId, upTo }, { actor }) => {
  await markRead(actor.id, conversationId, upTo);
  return { saved: true };
};
