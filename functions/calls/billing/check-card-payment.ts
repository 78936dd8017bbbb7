import type { checkCardPayment as contract } from '../../../shared/calls/billing.ts';
import { checkOrder } from '../../domain/billing/follow-order.ts';
import type { Handler } from '../../kit/call-group.ts';

export const checkCardPayment: Handler<typeof contract> = ({ orderId }, context) => checkOrder(orderId, context);
