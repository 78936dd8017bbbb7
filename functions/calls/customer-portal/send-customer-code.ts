import type { sendCustomerCode as contract } from '../../../shared/calls/customer-portal.ts';
import { sendCustomerCode as send } from '../../domain/customers/send-customer-code.ts';
import type { Handler } from '../../kit/call-group.ts';

export const sendCustomerCode: Handler<typeof contract> = (input, context) => send(input, context);
