import type { getChannel as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { getChannelOrThrow } from '../../domain/insurance/find-channel.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getChannel: Handler<typeof contract> = async ({ channelCode }) =>
  (await getChannelOrThrow(channelCode)).view;
