import type { saveQuoteRequest as contract } from '../../../shared/calls/landing-page.ts';
import { receiveLead } from '../../domain/leads/receive-lead.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { findShownTitle } from '../../domain/products/find-products.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveQuoteRequest: Handler<typeof contract> = async (input, context) => {
  const live = await findLivePageByName(input.agentName);
  if (!live) throw new AppError('not_found');
  const { accountId, page } = live;
  const product = await findShownTitle(accountId, input.productId);
  await receiveLead({ accountId, agentName: page.profile.agentName, product }, input, context);
  return { received: true };
};
