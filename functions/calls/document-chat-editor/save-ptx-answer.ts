import type { savePtxAnswer as contract } from '../../../shared/calls/document-chat-editor.ts';
import { applyAnswer } from '../../domain/answers/apply-answer.ts';
import { listAnswers } from '../../domain/answers/find-answers.ts';
import { listGaps } from '../../domain/conversations/gaps.ts';
import { productToChange } from '../../domain/documents/own-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const savePtxAnswer: Handler<typeof contract> = async ({ productId, ...wish }, context) => {
  const { now, newId } = context;
  const { productId: pageId } = await productToChange(context, productId);
  await applyAnswer({ pageId, now, newId }, wish);
  const [gaps, answers] = await Promise.all([listGaps(pageId, now), listAnswers(pageId)]);
  return { gaps, answers };
};
