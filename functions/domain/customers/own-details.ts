import type { Customer } from '../../../shared/model/customer.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { CustomerContext } from '../../kit/context.ts';
import { customers } from '../../kit/realms.ts';
import { keepSessionAliveIn } from '../accounts/session-store.ts';
import { toCustomer } from './customer-rows.ts';
import { getCustomerOrThrow } from './find-customer.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['UpdateItem'] }] };

/** The signed-in customer as they see themselves; opening the portal keeps the session alive. */
export async function readOwnDetails({ actor, now }: Pick<CustomerContext, 'actor' | 'now'>): Promise<Customer> {
  const customer = await getCustomerOrThrow(actor.id);
  await keepSessionAliveIn(customers, actor.id, actor.signedInAt, now);
  return toCustomer(customer);
}
