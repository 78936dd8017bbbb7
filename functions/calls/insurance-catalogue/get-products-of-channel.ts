import type { getProductsOfChannel as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { channelPage } from '../../domain/insurance/channel-page.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getProductsOfChannel: Handler<typeof contract> = async (input, { now }) => {
  const { products } = await channelPage(input, now);
  return { products };
};
