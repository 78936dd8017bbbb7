import type { queryAgentList as contract } from '../../../shared/calls/customer-policies.ts';
import { agentsToChoose, findChosenAgentId } from '../../domain/portal/choose-agent.ts';
import type { Handler } from '../../kit/call-group.ts';

export const queryAgentList: Handler<typeof contract> = async (_, { actor, now }) => {
  const [agents, chosenId] = await Promise.all([agentsToChoose(actor, now), findChosenAgentId(actor.id)]);
  const chosen = agents.find(({ agentId }) => agentId === chosenId);
  return {
    agents: agents.map(({ agent, policies }) => ({ ...agent, policies })),
    chosen: chosen?.agent.agentName ?? null,
  };
};
