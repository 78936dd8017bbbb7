import type { Moment } from '../../billing/order-states.ts';
import type { ProviderPayment } from '../../billing/payment-port.ts';
import { changeItems } from '../apply-change.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';
import { takeEffect } from './take-effect.ts';

/**
 * Changes the policy, with the order in one transaction. What was paid for a policy that is not what it was any more goes back.
 * @param payment null where there is nothing to pay
 */
export function markChangePaid(
  order: PolicyOrderRow,
  payment: ProviderPayment | null,
  moment: Moment,
): Promise<PolicyOrderRow> {
  return takeEffect(order, payment, moment, async (application, paid) => {
    const items = await changeItems(application, paid, moment);
    return items && { items, change: {} };
  });
}
