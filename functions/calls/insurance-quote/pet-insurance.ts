import type { petInsurance as contract } from '../../../shared/calls/insurance-quote.ts';
import { currentDefinition } from '../../domain/insurance/find-product.ts';
import { rateProduct } from '../../domain/insurance/rate-product.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const petInsurance: Handler<typeof contract> = async (input, { now }) => {
  const { line } = await currentDefinition(input.productCode);
  if (line !== 'pet') throw new AppError('not_found');
  return rateProduct(input, now);
};
