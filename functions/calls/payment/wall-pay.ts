import type { wallPay as contract } from '../../../shared/calls/payment.ts';
import { startOwnPayment } from '../../domain/insurance/orders/pay-policy-order.ts';
import type { Handler } from '../../kit/call-group.ts';

export const wallPay: Handler<typeof contract> = ({ payWay, ...ordered }, context) =>
  startOwnPayment(ordered, { payWay, isHosted: false }, context);
