import type { unlinkPaypal as contract } from '../../../shared/calls/billing.ts';
import { dropMethod, getCustomerOrThrow, shownCustomer } from '../../domain/billing/customers.ts';
import { endAgreement } from '../../domain/billing/providers/paypal-agreement.ts';
import type { Handler } from '../../kit/call-group.ts';

export const unlinkPaypal: Handler<typeof contract> = async (_, { actor }) => {
  const customer = await getCustomerOrThrow(actor.id);
  if (!customer.paypal) return shownCustomer(customer);
  const { methodId } = customer.paypal;
  // First at PayPal: an agreement that we had forgotten could still be charged.
  await endAgreement(methodId);
  return shownCustomer(await dropMethod(actor.id, methodId, (row) => ({ ...row, paypal: null })));
};
