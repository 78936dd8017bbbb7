import type { getChatHistory as contract } from '../../../shared/calls/landing-page.ts';
import type { InputOf } from '../../../shared/calls/define-call.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import {
  findConversation,
  listConversations,
  listMessages,
  type ListedConversation,
} from '../../domain/conversations/find-conversation.ts';
import { dayIn } from '../../domain/conversations/owner-days.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { takePage } from '../../kit/take-page.ts';

export const getChatHistory: Handler<typeof contract> = async (input, { actor, paging, now }) => {
  if (input.conversationId) {
    const conversation = await findConversation(actor.id, input.conversationId, now);
    if (!conversation) throw new AppError('not_found');
    const messages = await listMessages(actor.id, input.conversationId, now);
    return { conversations: [conversation], messages, hasMore: false };
  }
  const order = paging.orderBy === 'oldest' ? 'oldest' : 'newest';
  const [all, account] = await Promise.all([listConversations(actor.id, order, now), findAccount(actor.id)]);
  const { rows, hasMore } = takePage(
    all.filter((one) => matches(one, input, account?.timeZone ?? 'UTC')),
    paging,
  );
  return { conversations: rows.map(({ summary }) => summary), messages: [], hasMore };
};

/** Days are the owner's; words may stand in any question of the conversation. */
function matches(
  { summary, questions }: ListedConversation,
  { text, from, to, withLead }: InputOf<typeof contract>,
  timeZone: string,
): boolean {
  const words = text?.trim().toLowerCase() ?? '';
  const day = dayIn(timeZone, new Date(summary.lastAt));
  return (
    [summary.customer ?? '', ...questions].join('\n').toLowerCase().includes(words) &&
    (!from || day >= from) &&
    (!to || day <= to) &&
    (withLead === undefined || summary.hasLead === withLead)
  );
}
