import type { paymentCheckout as contract } from '../../../shared/calls/insurance-quote.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { offersOf } from '../../domain/insurance/orders/offered-ways.ts';
import { openPolicyOrder } from '../../domain/insurance/orders/open-policy-order.ts';
import { toOrderView } from '../../domain/insurance/policy-order-view.ts';
import type { Handler } from '../../kit/call-group.ts';

export const paymentCheckout: Handler<typeof contract> = async ({ total, consent, ...opened }, context) => {
  const row = await openApplication(opened, context.now);
  const order = await openPolicyOrder(row, { total, consent }, context);
  return { order: toOrderView(order), ...(await offersOf(row)) };
};
