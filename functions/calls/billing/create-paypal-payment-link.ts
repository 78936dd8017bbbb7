import type { createPaypalPaymentLink as contract } from '../../../shared/calls/billing.ts';
import { openOrder } from '../../domain/billing/open-order.ts';
import type { Handler } from '../../kit/call-group.ts';

export const createPaypalPaymentLink: Handler<typeof contract> = (purchase, context) =>
  openOrder(purchase, 'paypal', null, context);
