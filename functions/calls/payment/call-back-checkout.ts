import type { callBackCheckout as contract } from '../../../shared/calls/payment.ts';
import { checkOwnOrder, checkPayment } from '../../domain/insurance/orders/follow-policy-order.ts';
import type { Handler } from '../../kit/call-group.ts';

export const callBackCheckout: Handler<typeof contract> = (input, context) =>
  'reference' in input ? checkPayment(input, context) : checkOwnOrder(input, context);
