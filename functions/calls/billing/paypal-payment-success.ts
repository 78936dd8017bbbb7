import type { paypalPaymentSuccess as contract } from '../../../shared/calls/billing.ts';
import { captureOrder } from '../../domain/billing/follow-order.ts';
import type { Handler } from '../../kit/call-group.ts';

export const paypalPaymentSuccess: Handler<typeof contract> = ({ token }, context) => captureOrder(token, context);
