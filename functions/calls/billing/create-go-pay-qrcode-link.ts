import type { createGoPayQRCodeLink as contract } from '../../../shared/calls/billing.ts';
import { openOrder } from '../../domain/billing/open-order.ts';
import type { Handler } from '../../kit/call-group.ts';

export const createGoPayQRCodeLink: Handler<typeof contract> = (purchase, context) =>
  openOrder(purchase, 'gopay', null, context);
