import type { getUnderwriting as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { currentDefinition, textsOf } from '../../domain/insurance/find-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getUnderwriting: Handler<typeof contract> = async ({ productCode, language: wanted }) => {
  const definition = await currentDefinition(productCode);
  const { language, texts } = await textsOf(definition, wanted);
  const rules = definition.underwriting.map(({ id, decision }) => ({
    rule: id,
    decision,
    text: texts.reasons[id] ?? '',
  }));
  return { language, rules };
};
