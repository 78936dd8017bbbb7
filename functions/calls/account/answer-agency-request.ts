import type { answerAgencyRequest as contract } from '../../../shared/calls/account.ts';
import { answerRequest, listAgents } from '../../domain/accounts/agency.ts';
import type { Handler } from '../../kit/call-group.ts';

export const answerAgencyRequest: Handler<typeof contract> = async ({ requestId, isAccepted }, context) => {
  await answerRequest(context, requestId, isAccepted);
  return listAgents(context.actor.id, context.now);
};
