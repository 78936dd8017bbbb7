import type { leaveAgency as contract } from '../../../shared/calls/account.ts';
import { endTie, findTie } from '../../domain/accounts/agency.ts';
import type { Handler } from '../../kit/call-group.ts';

export const leaveAgency: Handler<typeof contract> = async (_, context) => {
  const tie = await findTie(context.actor.id, context.now);
  if (tie) await endTie(tie, context);
  return { agency: null };
};
