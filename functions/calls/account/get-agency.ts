import type { getAgency as contract } from '../../../shared/calls/account.ts';
import { findTie, toAgency } from '../../domain/accounts/agency.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getAgency: Handler<typeof contract> = async (_, { actor, now }) => {
  const tie = await findTie(actor.id, now);
  return { agency: tie && toAgency(tie) };
};
