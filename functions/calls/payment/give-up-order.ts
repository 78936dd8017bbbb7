import type { giveUpOrder as contract } from '../../../shared/calls/payment.ts';
import { giveUpOwnOrder } from '../../domain/insurance/orders/follow-policy-order.ts';
import type { Handler } from '../../kit/call-group.ts';

export const giveUpOrder: Handler<typeof contract> = (ordered, context) => giveUpOwnOrder(ordered, context);
