import type { langProduct as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { currentDefinition, textsOf } from '../../domain/insurance/find-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const langProduct: Handler<typeof contract> = async ({ productCode, language }) =>
  textsOf(await currentDefinition(productCode), language);
