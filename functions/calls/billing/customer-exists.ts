import type { customerExists as contract } from '../../../shared/calls/billing.ts';
import { findCustomer } from '../../domain/billing/customers.ts';
import type { Handler } from '../../kit/call-group.ts';

export const customerExists: Handler<typeof contract> = async (_, { actor }) => ({
  exists: (await findCustomer(actor.id)) !== null,
});
