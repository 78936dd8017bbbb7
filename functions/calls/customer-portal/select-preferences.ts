import type { selectPreferences as contract } from '../../../shared/calls/customer-portal.ts';
import { getCustomerOrThrow } from '../../domain/customers/find-customer.ts';
import type { Handler } from '../../kit/call-group.ts';

export const selectPreferences: Handler<typeof contract> = async (_, { actor }) =>
  (await getCustomerOrThrow(actor.id)).preferences;
