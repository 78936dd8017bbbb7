import type { domainGetId as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { getChannelCodeOfDomain, getChannelOrThrow } from '../../domain/insurance/find-channel.ts';
import type { Handler } from '../../kit/call-group.ts';

export const domainGetId: Handler<typeof contract> = async ({ domain }) => {
  const { view } = await getChannelOrThrow(await getChannelCodeOfDomain(domain));
  return { channelCode: view.channelCode, companyId: view.companyId };
};
