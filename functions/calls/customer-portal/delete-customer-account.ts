import type { deleteCustomerAccount as contract } from '../../../shared/calls/customer-portal.ts';
import { deleteCustomer } from '../../domain/customers/delete-customer.ts';
import type { Handler } from '../../kit/call-group.ts';

export const deleteCustomerAccount: Handler<typeof contract> = async ({ password }, context) => ({
  deleted: true,
  ...(await deleteCustomer(password, context)),
});
