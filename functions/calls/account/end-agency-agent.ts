import type { endAgencyAgent as contract } from '../../../shared/calls/account.ts';
import { endTie, findTieOfAgency, listAgents } from '../../domain/accounts/agency.ts';
import type { Handler } from '../../kit/call-group.ts';

export const endAgencyAgent: Handler<typeof contract> = async ({ agentId }, context) => {
  const { actor, now } = context;
  const tie = await findTieOfAgency(actor.id, agentId);
  if (tie) await endTie(tie, context);
  return listAgents(actor.id, now);
};
