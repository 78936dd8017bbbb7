import type { savePtRequest as contract } from '../../../shared/calls/product-chat.ts';
import { receiveLead } from '../../domain/leads/receive-lead.ts';
import { chatPath, findChat } from '../../domain/product-chat/find-chat.ts';
import type { Handler } from '../../kit/call-group.ts';

export const savePtRequest: Handler<typeof contract> = async (input, context) => {
  const chat = await findChat(input, context.now);
  const { product, company, agent } = chat;
  const place = {
    accountId: agent?.accountId ?? company.companyId,
    agentName: agent?.page.profile.agentName ?? '',
    product: product.name,
    chat: { productId: product.productId, path: chatPath(chat) },
  };
  await receiveLead(place, input, context);
  return { received: true };
};
