/** What an owner looks for in the conversations of a page. */
import { dayIn } from './owner-days.ts';
import type { ListedConversation } from './find-conversation.ts';

export type ConversationFilter = {
  text?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  withLead?: boolean | undefined;
};

/** Days are the owner's; words may stand in any question of the conversation. */
export function isLookedFor(
  { summary, questions }: ListedConversation,
  { text, from, to, withLead }: ConversationFilter,
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
