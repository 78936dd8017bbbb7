import type { customerForgotPassword as contract } from '../../../shared/calls/customer-portal.ts';
import { resetCustomerPassword } from '../../domain/customers/customer-password.ts';
import type { Handler } from '../../kit/call-group.ts';

export const customerForgotPassword: Handler<typeof contract> = async (input, context) => {
  await resetCustomerPassword(input, context);
  return { changed: true };
};
