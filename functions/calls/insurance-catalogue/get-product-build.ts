import type { getProductBuild as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { currentDefinition, definitionOf, textsOf } from '../../domain/insurance/find-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getProductBuild: Handler<typeof contract> = async ({ productCode, language, version }) => {
  const definition = await (version === undefined
    ? currentDefinition(productCode)
    : definitionOf(productCode, version));
  return { definition, ...(await textsOf(definition, language)) };
};
