import type { checkoutPayment as contract } from '../../../shared/calls/payment.ts';
import { startOwnPayment } from '../../domain/insurance/orders/pay-policy-order.ts';
import type { Handler } from '../../kit/call-group.ts';

export const checkoutPayment: Handler<typeof contract> = ({ payWay, ...ordered }, context) =>
  startOwnPayment(ordered, { payWay, isHosted: false }, context);
