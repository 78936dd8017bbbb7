import type { getPtxGaps as contract } from '../../../shared/calls/document-chat-editor.ts';
import { listAnswers } from '../../domain/answers/find-answers.ts';
import { listGaps } from '../../domain/conversations/gaps.ts';
import { ownProduct } from '../../domain/documents/own-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPtxGaps: Handler<typeof contract> = async (input, context) => {
  const { productId } = await ownProduct(context, input.productId);
  const [gaps, answers] = await Promise.all([listGaps(productId, context.now), listAnswers(productId)]);
  return { gaps, answers };
};
