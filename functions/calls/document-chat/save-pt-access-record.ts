import type { savePtAccessRecord as contract } from '../../../shared/calls/product-chat.ts';
import { countVisit } from '../../domain/conversations/count-visit.ts';
import { describeVisit, isVisitor } from '../../domain/conversations/describe-visit.ts';
import { chatOwner, findChat } from '../../domain/product-chat/find-chat.ts';
import type { Handler } from '../../kit/call-group.ts';

export const savePtAccessRecord: Handler<typeof contract> = async (input, context) => {
  const chat = await findChat(input, context.now);
  const { actor, client, now } = context;
  const isOwn = actor !== null && [actor.company?.companyId, actor.id].includes(chat.company.companyId);
  const isAgent = actor !== null && actor.id === chat.agent?.accountId;
  if (isOwn || isAgent || !isVisitor(client)) return { counted: false };
  return { counted: await countVisit(chatOwner(chat), describeVisit(input, null, context), now) };
};
