import type { selectAgentPageNew as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { findAgent } from '../../domain/product-chat/find-chat.ts';
import { toAgentCard } from '../../domain/insurance/agent-card.ts';
import { getChannelOrThrow } from '../../domain/insurance/find-channel.ts';
import { listInsurances } from '../../domain/insurance/list-insurances.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const selectAgentPageNew: Handler<typeof contract> = async ({ agentName, channelCode, language }, { now }) => {
  const { channel, view } = await getChannelOrThrow(channelCode);
  const agent = await findAgent(agentName, channel.companyId, now);
  if (agent === null) throw new AppError('not_found');
  const products = await listInsurances(channel.products, { language, now });
  return { agent: toAgentCard(agent.page), channel: view, products };
};
