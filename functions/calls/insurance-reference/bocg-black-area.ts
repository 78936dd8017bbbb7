import type { BocgBlackArea as contract } from '../../../shared/calls/insurance-reference.ts';
import { currentDefinition } from '../../domain/insurance/find-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const BocgBlackArea: Handler<typeof contract> = async ({ productCode, country }) => {
  const { excludedAreas } = await currentDefinition(productCode);
  return { isExcluded: excludedAreas?.countries.includes(country) ?? false };
};
