import type { makeLearnQuestions as contract } from '../../../shared/calls/learning-portal.ts';
import { productToChange } from '../../domain/documents/own-product.ts';
import { makeQuestions } from '../../domain/learning/make-questions.ts';
import { toLearnQuestion } from '../../domain/learning/save-question.ts';
import type { Handler } from '../../kit/call-group.ts';

export const makeLearnQuestions: Handler<typeof contract> = async ({ productId, level }, context) => {
  const product = await productToChange(context, productId);
  return { made: (await makeQuestions(product, level, context)).map(toLearnQuestion) };
};
