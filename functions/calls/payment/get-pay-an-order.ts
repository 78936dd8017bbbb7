import type { getPayAnOrder as contract } from '../../../shared/calls/payment.ts';
import { startOwnPayment } from '../../domain/insurance/orders/pay-policy-order.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPayAnOrder: Handler<typeof contract> = (ordered, context) =>
  startOwnPayment(ordered, { payWay: 'card', isHosted: false }, context);
