import type { orderInstalment as contract } from '../../../shared/calls/payment.ts';
import { orderInstalment as order } from '../../domain/insurance/orders/pay-instalment.ts';
import type { Handler } from '../../kit/call-group.ts';

export const orderInstalment: Handler<typeof contract> = async ({ number, ...opened }, context) => {
  const { orderId, total } = await order(opened, number, context);
  return { orderId, total };
};
