import type { getLearnReview as contract } from '../../../shared/calls/learning-portal.ts';
import { listQuestions } from '../../domain/learning/find-questions.ts';
import { findReviewed } from '../../domain/learning/reviewed-product.ts';
import { toLearnQuestion } from '../../domain/learning/save-question.ts';
import type { Handler } from '../../kit/call-group.ts';
import { environment } from '../../kit/environment.ts';

export const getLearnReview: Handler<typeof contract> = async ({ productId }, { actor }) => {
  const { companyId } = await findReviewed(actor, productId);
  const questions = await listQuestions(companyId, productId);
  return { questions: questions.map(toLearnQuestion), isTemplate: environment.isLocalReader() };
};
