import type { selectAgentPageNew as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { findAgent } from '../../domain/product-chat/find-chat.ts';
import { toAgentCard } from '../../domain/insurance/agent-card.ts';
import { channelPage } from '../../domain/insurance/channel-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const selectAgentPageNew: Handler<typeof contract> = async (input, { now }) => {
  const { row, channel, products } = await channelPage(input, now);
  const agent = await findAgent(input.agentName, row.companyId, now);
  if (agent === null) throw new AppError('not_found');
  return { agent: toAgentCard(agent.page), channel, products };
};
