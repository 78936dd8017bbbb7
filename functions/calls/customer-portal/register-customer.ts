import type { registerCustomer as contract } from '../../../shared/calls/customer-portal.ts';
import { registerCustomer as register } from '../../domain/customers/register-customer.ts';
import type { Handler } from '../../kit/call-group.ts';

export const registerCustomer: Handler<typeof contract> = (input, context) => register(input, context);
