import type { getProducMessage as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { currentDefinition, textsOf } from '../../domain/insurance/find-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getProducMessage: Handler<typeof contract> = async ({ productCode, language: wanted }) => {
  const { language, texts } = await textsOf(await currentDefinition(productCode), wanted);
  const { summary, notice, declaration } = texts;
  return { language, summary, notice, declaration };
};
