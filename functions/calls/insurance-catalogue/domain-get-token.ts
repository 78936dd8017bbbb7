import type { domainGetToken as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { makeChannelToken } from '../../domain/insurance/channel-token.ts';
import { getChannelCodeOfDomain, getChannelOrThrow } from '../../domain/insurance/find-channel.ts';
import type { Handler } from '../../kit/call-group.ts';

export const domainGetToken: Handler<typeof contract> = async ({ domain }, { now }) => {
  const { channelCode } = (await getChannelOrThrow(await getChannelCodeOfDomain(domain))).view;
  return { channelCode, ...(await makeChannelToken(channelCode, now)) };
};
