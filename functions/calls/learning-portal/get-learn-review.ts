import type { getLearnReview as contract } from '../../../shared/calls/learning-portal.ts';
import { ownProduct } from '../../domain/documents/own-product.ts';
import { listQuestions } from '../../domain/learning/find-questions.ts';
import { toLearnQuestion } from '../../domain/learning/save-question.ts';
import type { Handler } from '../../kit/call-group.ts';
import { environment } from '../../kit/environment.ts';

export const getLearnReview: Handler<typeof contract> = async ({ productId }, context) => {
  const { companyId } = await ownProduct(context, productId);
  const questions = await listQuestions(companyId, productId);
  return { questions: questions.map(toLearnQuestion), isTemplate: environment.isLocalReader() };
};
