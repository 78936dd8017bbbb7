import type { updateAccountInfo as contract } from '../../../shared/calls/customer-portal.ts';
import { changeDetails } from '../../domain/customers/change-customer.ts';
import type { Handler } from '../../kit/call-group.ts';

export const updateAccountInfo: Handler<typeof contract> = (input, context) => changeDetails(input, context);
