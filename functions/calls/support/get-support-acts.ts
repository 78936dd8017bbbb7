import type { getSupportActs as contract } from '../../../shared/calls/support.ts';
import { listActs } from '../../domain/support/complaints.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getSupportActs: Handler<typeof contract> = async (_, { actor }) => {
  const acts = await listActs(actor.id);
  return { acts: acts.map(({ complaintId: _complaint, ...act }) => act) };
};
