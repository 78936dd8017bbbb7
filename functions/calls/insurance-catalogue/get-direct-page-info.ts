import type { getDirectPageInfo as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { channelPage } from '../../domain/insurance/channel-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getDirectPageInfo: Handler<typeof contract> = async (input, { now }) => {
  const { row, channel, products } = await channelPage(input, now);
  if (!row.isDirect) throw new AppError('not_found');
  return { channel, products };
};
