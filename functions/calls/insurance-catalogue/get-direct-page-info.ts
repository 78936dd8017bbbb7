import type { getDirectPageInfo as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { getChannelOrThrow } from '../../domain/insurance/find-channel.ts';
import { listInsurances } from '../../domain/insurance/list-insurances.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getDirectPageInfo: Handler<typeof contract> = async ({ channelCode, language }, { now }) => {
  const { channel, view } = await getChannelOrThrow(channelCode);
  if (!channel.isDirect) throw new AppError('not_found');
  return { channel: view, products: await listInsurances(channel.products, { language, now }) };
};
