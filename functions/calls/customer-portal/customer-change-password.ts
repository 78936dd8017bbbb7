import type { customerChangePassword as contract } from '../../../shared/calls/customer-portal.ts';
import { changeCustomerPassword } from '../../domain/customers/customer-password.ts';
import type { Handler } from '../../kit/call-group.ts';

export const customerChangePassword: Handler<typeof contract> = async (input, context) => {
  await changeCustomerPassword(input, context);
  return { changed: true };
};
