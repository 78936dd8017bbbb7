import type { createCustomer as contract } from '../../../shared/calls/billing.ts';
import { checkBillingDetails } from '../../domain/billing/check-billing-details.ts';
import { saveCustomer, shownCustomer } from '../../domain/billing/customers.ts';
import type { Handler } from '../../kit/call-group.ts';

export const createCustomer: Handler<typeof contract> = async (input, { actor }) =>
  shownCustomer(await saveCustomer(actor.id, checkBillingDetails(input)));
