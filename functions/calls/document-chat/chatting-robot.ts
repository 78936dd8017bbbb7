import type { chattingRobot as contract } from '../../../shared/calls/product-chat.ts';
import { answerProduct } from '../../domain/product-chat/answer-product.ts';
import { checkSite, findChat } from '../../domain/product-chat/find-chat.ts';
import type { StreamHandler } from '../../kit/stream-group.ts';

export const chattingRobot: StreamHandler<typeof contract> = async (input, context, stream) => {
  const chat = await findChat(input, context.now);
  checkSite(chat.product, input.site);
  return answerProduct(chat, input, context, stream);
};
