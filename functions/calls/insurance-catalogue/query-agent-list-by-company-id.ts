import type { queryAgentListByCompanyId as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { listAgents } from '../../domain/accounts/agency.ts';
import { toAgentCard } from '../../domain/insurance/agent-card.ts';
import { findLivePage } from '../../domain/pages/find-page.ts';
import type { Handler } from '../../kit/call-group.ts';

export const queryAgentListByCompanyId: Handler<typeof contract> = async ({ companyId }, { now }) => {
  const { agents } = await listAgents(companyId, now);
  const pages = await Promise.all(agents.map(({ agentId }) => findLivePage(agentId)));
  return { agents: pages.filter((page) => page !== null).map(toAgentCard) };
};
