import type { endStaffSession as contract } from '../../../shared/calls/support.ts';
import { endSession } from '../../domain/support/staff-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const endStaffSession: Handler<typeof contract> = async (_, { actor }) => {
  await endSession(actor.id, actor.signedInAt);
  return { ended: true };
};
