import type { checkGoPayPaymentStatus as contract } from '../../../shared/calls/billing.ts';
import { checkOrder } from '../../domain/billing/follow-order.ts';
import type { Handler } from '../../kit/call-group.ts';

export const checkGoPayPaymentStatus: Handler<typeof contract> = ({ orderId }, context) => checkOrder(orderId, context);
