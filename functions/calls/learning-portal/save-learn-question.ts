import type { saveLearnQuestion as contract } from '../../../shared/calls/learning-portal.ts';
import { productToChange } from '../../domain/documents/own-product.ts';
import { findQuestion } from '../../domain/learning/find-questions.ts';
import { reviewQuestion, toLearnQuestion } from '../../domain/learning/save-question.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveLearnQuestion: Handler<typeof contract> = async (input, context) => {
  const { productId, questionId } = input;
  const { companyId } = await productToChange(context, productId);
  const question = await findQuestion(companyId, productId, questionId);
  if (!question) throw new AppError('not_found');
  const decision = input.action === 'change' ? { content: input.content } : {};
  const state = input.action === 'reject' ? 'rejected' : 'approved';
  return { question: toLearnQuestion(await reviewQuestion(companyId, question, { state, ...decision }, context.now)) };
};
