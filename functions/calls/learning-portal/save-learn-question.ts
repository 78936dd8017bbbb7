import type { saveLearnQuestion as contract } from '../../../shared/calls/learning-portal.ts';
import { findQuestion } from '../../domain/learning/find-questions.ts';
import { findChangeable } from '../../domain/learning/reviewed-product.ts';
import { reviewQuestion, toLearnQuestion } from '../../domain/learning/save-question.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveLearnQuestion: Handler<typeof contract> = async (input, { actor, now }) => {
  const { productId, questionId } = input;
  const { companyId } = await findChangeable(actor, productId, now);
  const question = await findQuestion(companyId, productId, questionId);
  if (!question) throw new AppError('not_found');
  const decision = input.action === 'change' ? { content: input.content } : {};
  const state = input.action === 'reject' ? 'rejected' : 'approved';
  return { question: toLearnQuestion(await reviewQuestion(companyId, question, { state, ...decision }, now)) };
};
