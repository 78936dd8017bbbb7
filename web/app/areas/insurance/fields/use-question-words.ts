import type { AskedQuestion } from '../../../../../shared/insurance/product.ts';
import type { QuestionTexts } from '../../../../../shared/insurance/product-texts.ts';
import type * as z from 'zod';
import { useFlow } from '../flow/flow-context.ts';

export type QuestionWords = z.infer<typeof QuestionTexts>;

/** The words of a question in the product's language. */
export function useQuestionWords({ block, question }: AskedQuestion): QuestionWords {
  return useFlow().texts.questions[`${block.about}.${question.id}`] ?? { label: question.id };
}
