import type { customerDetail as contract } from '../../../shared/calls/billing.ts';
import { findCustomer, shownCustomer } from '../../domain/billing/customers.ts';
import type { Handler } from '../../kit/call-group.ts';

export const customerDetail: Handler<typeof contract> = async (_, { actor }) => {
  const row = await findCustomer(actor.id);
  return { customer: row && shownCustomer(row) };
};
