import type { languageList as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { getChannelOrThrow } from '../../domain/insurance/find-channel.ts';
import type { Handler } from '../../kit/call-group.ts';

export const languageList: Handler<typeof contract> = async ({ channelCode }) => {
  const { channel } = await getChannelOrThrow(channelCode);
  return { languages: channel.languages };
};
