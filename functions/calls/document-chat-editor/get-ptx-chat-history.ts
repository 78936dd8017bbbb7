import type { getPtxChatHistory as contract } from '../../../shared/calls/document-chat-editor.ts';
import type { OutputOf } from '../../../shared/calls/define-call.ts';
import { readCompanyPlan } from '../../domain/companies/company-plan.ts';
import {
  findConversation,
  listConversations,
  readTranscript,
  toSummary,
} from '../../domain/conversations/find-conversation.ts';
import { isLookedFor } from '../../domain/conversations/look-at-conversations.ts';
import { ownProduct } from '../../domain/documents/own-product.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { takePage } from '../../kit/take-page.ts';

export const getPtxChatHistory: Handler<typeof contract> = async (input, context) => {
  const { paging, now } = context;
  const { productId, companyId } = await ownProduct(context, input.productId);
  if (input.conversationId) return readOne(productId, input.conversationId, now);
  const order = paging.orderBy === 'oldest' ? 'oldest' : 'newest';
  const [all, { timeZone }] = await Promise.all([
    listConversations(productId, order, now),
    readCompanyPlan(companyId, now),
  ]);
  const found = all.filter((one) => isLookedFor(one, input, timeZone));
  const { rows, hasMore } = takePage(found, paging);
  return { conversations: rows.map(({ summary }) => summary), messages: [], lines: [], hasMore };
};

async function readOne(productId: string, conversationId: string, now: Date): Promise<OutputOf<typeof contract>> {
  const row = await findConversation(productId, conversationId, now);
  if (!row) throw new AppError('not_found');
  const transcript = await readTranscript({ accountId: productId, conversationId }, row, now);
  return { conversations: [toSummary(row, now)], ...transcript, hasMore: false };
}
