import type { getProductQuote as contract } from '../../../shared/calls/insurance-quote.ts';
import { rateProduct } from '../../domain/insurance/rate-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getProductQuote: Handler<typeof contract> = async (input, { now }) => rateProduct(input, now);
