import type { customerSignOut as contract } from '../../../shared/calls/customer-portal.ts';
import { endCustomerSessions } from '../../domain/customers/customer-password.ts';
import type { Handler } from '../../kit/call-group.ts';

export const customerSignOut: Handler<typeof contract> = async (_, { actor, now }) => {
  await endCustomerSessions(actor.id, now);
  return { signedOut: true };
};
