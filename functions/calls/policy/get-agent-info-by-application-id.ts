import type { getAgentInfoByApplicationId as contract } from '../../../shared/calls/policy.ts';
import { toAgentCard } from '../../domain/insurance/agent-card.ts';
import { agentContacts } from '../../domain/insurance/agent-contacts.ts';
import { findApplication } from '../../domain/insurance/applications.ts';
import { findLivePage } from '../../domain/pages/find-page.ts';
import type { Handler } from '../../kit/call-group.ts';

/** What anybody can read on the agent's page. */
export const getAgentInfoByApplicationId: Handler<typeof contract> = async ({ applicationId }, { now }) => {
  const agentId = (await findApplication(applicationId, now))?.agentId ?? null;
  const page = agentId === null ? null : await findLivePage(agentId);
  if (page === null) return { agent: null, contacts: [] };
  return { agent: toAgentCard(page), contacts: agentContacts(page, now) };
};
