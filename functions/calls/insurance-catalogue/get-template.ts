import type { getTemplate as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { currentDefinition } from '../../domain/insurance/find-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getTemplate: Handler<typeof contract> = async ({ productCode }) => {
  const { line, blocks } = await currentDefinition(productCode);
  return {
    line,
    screens: blocks.map(({ id, stage, about, questions }) => ({
      block: id,
      stage,
      about,
      questions: questions.map((question) => question.id),
    })),
  };
};
