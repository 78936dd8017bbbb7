import type { getAgentImService as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { toAgentCard } from '../../domain/insurance/agent-card.ts';
import { agentContacts } from '../../domain/insurance/agent-contacts.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getAgentImService: Handler<typeof contract> = async ({ agentName }, { now }) => {
  const found = await findLivePageByName(agentName);
  if (found === null) throw new AppError('not_found');
  return { agent: toAgentCard(found.page), contacts: agentContacts(found.page, now) };
};
