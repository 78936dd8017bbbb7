import type { getPageProductList as contract } from '../../../shared/calls/page-products.ts';
import { listPageCards } from '../../domain/agent-products/company-cards.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPageProductList: Handler<typeof contract> = async ({ agentName }, { now }) => {
  const live = await findLivePageByName(agentName);
  if (!live) throw new AppError('not_found');
  return { products: await listPageCards(live.accountId, now) };
};
