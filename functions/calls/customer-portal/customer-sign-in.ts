import type { customerSignIn as contract } from '../../../shared/calls/customer-portal.ts';
import { trimPassword } from '../../../shared/rules/password.ts';
import { parseAccountEmail } from '../../domain/accounts/account-address.ts';
import { signInCustomer } from '../../domain/customers/customer-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const customerSignIn: Handler<typeof contract> = ({ email, password, applicationId = null }, context) =>
  signInCustomer({ email: parseAccountEmail(email), password: trimPassword(password), applicationId }, context);
