import type { getAgencyRequests as contract } from '../../../shared/calls/account.ts';
import { listAgents } from '../../domain/accounts/agency.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getAgencyRequests: Handler<typeof contract> = (_, { actor, now }) => listAgents(actor.id, now);
