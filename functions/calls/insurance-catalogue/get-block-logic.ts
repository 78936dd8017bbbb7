import type { getBlockLogic as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { currentDefinition } from '../../domain/insurance/find-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getBlockLogic: Handler<typeof contract> = async ({ productCode }) => {
  const { version, blocks } = await currentDefinition(productCode);
  return {
    version,
    blocks: blocks.map(({ id, when = null, questions }) => ({
      block: id,
      when,
      questions: questions.map((question) => ({
        question: question.id,
        when: question.when ?? null,
        required: question.required,
      })),
    })),
  };
};
