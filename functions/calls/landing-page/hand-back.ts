import type { handBack as contract } from '../../../shared/calls/landing-page.ts';
import { handBackConversation } from '../../domain/conversations/hold.ts';
import type { Handler } from '../../kit/call-group.ts';

export const handBack: Handler<typeof contract> = async ({ conversationId, fence }, { actor, now }) => ({
  person: await handBackConversation({ accountId: actor.id, conversationId, fence }, now),
});
