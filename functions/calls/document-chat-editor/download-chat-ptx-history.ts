import type { downloadChatPtxHistory as contract } from '../../../shared/calls/document-chat-editor.ts';
import { hyphenatedWords } from '../../../shared/rules/suggest-agent-name.ts';
import { clockTimeIn } from '../../../shared/rules/zoned-time.ts';
import { readCompanyPlan } from '../../domain/companies/company-plan.ts';
import { listConversations, readTranscript } from '../../domain/conversations/find-conversation.ts';
import { isLookedFor } from '../../domain/conversations/look-at-conversations.ts';
import { MOST_ROWS } from '../../domain/conversations/query-rows.ts';
import { HISTORY_HEAD, toJson, toTableLines, type WholeConversation } from '../../domain/documents/chat-history.ts';
import { ownProduct } from '../../domain/documents/own-product.ts';
import type { Handler } from '../../kit/call-group.ts';
import { joinWithin } from '../../kit/join-within.ts';
import { raiseSignal } from '../../kit/security-signals.ts';

/** Transcripts read at the same time. */
const AT_ONCE = 20;

export const downloadChatPtxHistory: Handler<typeof contract> = async ({ format, ...filter }, context) => {
  const { now } = context;
  const { productId, companyId, name } = await ownProduct(context, filter.productId);
  const [all, { timeZone }] = await Promise.all([
    listConversations(productId, 'newest', now),
    readCompanyPlan(companyId, now),
  ]);
  const found = all.filter((one) => isLookedFor(one, filter, timeZone)).map(({ summary }) => summary);
  const whole: WholeConversation[] = [];
  for (let start = 0; start < found.length; start += AT_ONCE) {
    const some = found.slice(start, start + AT_ONCE).map(async ({ conversationId, customer, startedAt }) => {
      const transcript = await readTranscript({ accountId: productId, conversationId }, null, now);
      return { conversationId, customer, startedAt, ...transcript };
    });
    whole.push(...(await Promise.all(some)));
  }
  const isTable = format === 'csv';
  const { content, count } = isTable
    ? joinWithin(
        HISTORY_HEAD,
        whole.map((one) => toTableLines(one, timeZone)),
      )
    : joinJson(whole.map(toJson));
  raiseSignal('DataExports', { what: 'chats', accountId: context.actor.id });
  return {
    fileName: `${hyphenatedWords(name) || 'product'}-${clockTimeIn(timeZone, now).date}.${format}`,
    contentType: `${isTable ? 'text/csv' : 'application/json'}; charset=utf-8`,
    content,
    count,
    isCut: count < whole.length || all.length === MOST_ROWS,
  };
};

function joinJson(pieces: readonly string[]): { content: string; count: number } {
  const separated = pieces.map((piece, index) => (index === 0 ? piece : `,\n${piece}`));
  const { content, count } = joinWithin('[', separated);
  return { content: `${content}]\n`, count };
}
