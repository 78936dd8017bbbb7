import type { getProductsOfChannel as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { getChannelOrThrow } from '../../domain/insurance/find-channel.ts';
import { listInsurances } from '../../domain/insurance/list-insurances.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getProductsOfChannel: Handler<typeof contract> = async ({ channelCode, language }, { now }) => {
  const { channel } = await getChannelOrThrow(channelCode);
  return { products: await listInsurances(channel.products, { language, now }) };
};
