import type { getPageProductInfo as contract } from '../../../shared/calls/page-products.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { findProductAt, toPublicProduct } from '../../domain/products/find-products.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPageProductInfo: Handler<typeof contract> = async ({ agentName, productName }) => {
  const live = await findLivePageByName(agentName);
  const product = live && (await findProductAt(live.accountId, productName));
  if (!product) throw new AppError('not_found');
  if (product === 'removed') throw new AppError('product_removed');
  return { product: toPublicProduct(product) };
};
