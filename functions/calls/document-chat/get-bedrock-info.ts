import type { getBedrockInfo as contract } from '../../../shared/calls/product-chat.ts';
import { findChat } from '../../domain/product-chat/find-chat.ts';
import { loadProductInfo } from '../../domain/product-chat/product-info.ts';
import type { Handler } from '../../kit/call-group.ts';

/** Questions to begin with; the others come as follow-up questions. */
const MOST = 6;

export const getBedrockInfo: Handler<typeof contract> = async ({ language, ...address }, context) => {
  const chat = await findChat(address, context.now);
  const { summary, questions } = await loadProductInfo(chat, language, context);
  return { summary, questions: questions.slice(0, MOST).map(({ question }) => question) };
};
