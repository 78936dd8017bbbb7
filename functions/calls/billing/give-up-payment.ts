import type { giveUpPayment as contract } from '../../../shared/calls/billing.ts';
import { giveUpOwnOrder } from '../../domain/billing/follow-order.ts';
import type { Handler } from '../../kit/call-group.ts';

export const giveUpPayment: Handler<typeof contract> = ({ orderId }, context) => giveUpOwnOrder(orderId, context);
