import type { PolicyOrderView } from '../../../shared/insurance/policy.ts';
import type { PolicyOrderRow } from './policy-rows.ts';

/** An order for an application, as its payer sees it. */
export function toOrderView(order: PolicyOrderRow): PolicyOrderView {
  const { orderId, orderNumber, state, total, payWay, createdAt, paidAt } = order;
  return { orderId, orderNumber, state, total, payWay, createdAt, paidAt };
}
