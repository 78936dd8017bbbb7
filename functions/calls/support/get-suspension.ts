import type { getSuspension as contract } from '../../../shared/calls/support.ts';
import { findSuspension, toSuspension } from '../../domain/support/suspension.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getSuspension: Handler<typeof contract> = async (_, { actor }) => {
  const row = await findSuspension(actor.id);
  return { suspension: row && toSuspension(row) };
};
