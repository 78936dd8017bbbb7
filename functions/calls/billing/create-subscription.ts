import type { createSubscription as contract } from '../../../shared/calls/billing.ts';
import { openOrder } from '../../domain/billing/open-order.ts';
import type { Handler } from '../../kit/call-group.ts';

export const createSubscription: Handler<typeof contract> = ({ cardId, ...purchase }, context) =>
  openOrder(purchase, 'card', cardId, context);
