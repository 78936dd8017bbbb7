import type { Moment } from '../../billing/order-states.ts';
import type { ProviderPayment } from '../../billing/payment-port.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';
import { markChangePaid } from './mark-change-paid.ts';
import { markInstalmentPaid } from './mark-instalment-paid.ts';
import { markPolicyPaid } from './mark-policy-paid.ts';

/**
 * What was paid takes effect: on a policy that there is, or as a new one.
 * @param payment null where there is nothing to pay
 */
export function markOrderPaid(
  order: PolicyOrderRow,
  payment: ProviderPayment | null,
  moment: Moment,
): Promise<PolicyOrderRow> {
  if (order.kind === 'change') return markChangePaid(order, payment, moment);
  if (order.kind === 'instalment' && payment !== null) return markInstalmentPaid(order, payment, moment);
  return markPolicyPaid(order, payment, moment);
}
