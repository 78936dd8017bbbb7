import type { takeOver as contract } from '../../../shared/calls/landing-page.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { takeOverConversation } from '../../domain/conversations/hold.ts';
import { findLivePage } from '../../domain/pages/find-page.ts';
import type { Handler } from '../../kit/call-group.ts';

export const takeOver: Handler<typeof contract> = async ({ conversationId }, { actor, now }) => {
  const [live, account] = await Promise.all([findLivePage(actor.id), findAccount(actor.id)]);
  // The visitor knows the name that the page shows.
  const name = live?.profile.displayName || (account?.fullName ?? '');
  return { person: await takeOverConversation({ accountId: actor.id, conversationId, name }, now) };
};
