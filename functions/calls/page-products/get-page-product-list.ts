import type { getPageProductList as contract } from '../../../shared/calls/page-products.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { listShownProducts, toProductCard } from '../../domain/products/find-products.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPageProductList: Handler<typeof contract> = async ({ agentName }) => {
  const live = await findLivePageByName(agentName);
  if (!live) throw new AppError('not_found');
  const products = await listShownProducts(live.accountId);
  return { products: products.map(toProductCard) };
};
