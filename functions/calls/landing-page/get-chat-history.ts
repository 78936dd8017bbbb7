import type { getChatHistory as contract } from '../../../shared/calls/landing-page.ts';
import type { OutputOf } from '../../../shared/calls/define-call.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import {
  findConversation,
  listConversations,
  readTranscript,
  toSummary,
} from '../../domain/conversations/find-conversation.ts';
import { personStateOf } from '../../domain/conversations/hold-state.ts';
import { renewHold } from '../../domain/conversations/hold.ts';
import { isLookedFor } from '../../domain/conversations/look-at-conversations.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { takePage } from '../../kit/take-page.ts';

export const getChatHistory: Handler<typeof contract> = async (input, { actor, paging, now }) => {
  if (input.conversationId) return readOne(actor.id, input.conversationId, now);
  const order = paging.orderBy === 'oldest' ? 'oldest' : 'newest';
  const [all, account] = await Promise.all([listConversations(actor.id, order, now), findAccount(actor.id)]);
  const { rows, hasMore } = takePage(
    all.filter((one) => isLookedFor(one, input, account?.timeZone ?? 'UTC')),
    paging,
  );
  return { conversations: rows.map(({ summary }) => summary), messages: [], lines: [], person: null, hasMore };
};

async function readOne(accountId: string, conversationId: string, now: Date): Promise<OutputOf<typeof contract>> {
  const row = await findConversation(accountId, conversationId, now);
  if (!row) throw new AppError('not_found');
  const [transcript] = await Promise.all([
    readTranscript({ accountId, conversationId }, row, now),
    renewHold(accountId, conversationId, row),
  ]);
  return { conversations: [toSummary(row, now)], ...transcript, person: personStateOf(row, now), hasMore: false };
}
