import type { leaveAgency as contract } from '../../../shared/calls/account.ts';
import { endTie, findTie } from '../../domain/accounts/agency.ts';
import type { Handler } from '../../kit/call-group.ts';

export const leaveAgency: Handler<typeof contract> = async (_, { actor, now }) => {
  const tie = await findTie(actor.id, now);
  if (tie) await endTie(tie);
  return { agency: null };
};
