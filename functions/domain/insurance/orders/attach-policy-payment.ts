/** Notes the provider's payment of an order, and what its payer needs to go on. */
import { isWritten } from '../../billing/order-states.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';
import { findPolicyOrder } from './find-policy-orders.ts';
import { policyOrderChange, policyPaymentPut } from './policy-order-items.ts';

/** The order as it is then: a webhook may have been quicker. */
export async function attachPolicyPayment(
  order: PolicyOrderRow,
  { reference, approvalUrl, qr }: Pick<PolicyOrderRow, 'approvalUrl' | 'qr'> & { reference: string },
): Promise<PolicyOrderRow> {
  const change = { reference, approvalUrl, qr };
  const written = await isWritten([policyOrderChange(order, ['open'], change), ...policyPaymentPut(order, reference)]);
  return written ? { ...order, ...change } : ((await findPolicyOrder(order.orderId)) ?? order);
}
