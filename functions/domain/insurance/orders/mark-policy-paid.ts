import type { Moment } from '../../billing/order-states.ts';
import type { ProviderPayment } from '../../billing/payment-port.ts';
import { definitionOf } from '../find-product.ts';
import { issueItems } from '../issue-policy.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';
import { nextPartItems } from './instalment-items.ts';
import { takeEffect } from './take-effect.ts';

/**
 * Issues the policy: number, event and the work after it, with the order in one transaction.
 * @param payment null where there is nothing to pay
 */
export function markPolicyPaid(
  order: PolicyOrderRow,
  payment: ProviderPayment | null,
  moment: Moment,
): Promise<PolicyOrderRow> {
  return takeEffect(order, payment, moment, async (application, paid) => {
    const { policy, items } = await issueItems(application, paid, moment);
    const definition = await definitionOf(application.productCode, application.version);
    const parts = policy.instalments.length > 0 ? [nextPartItems(policy, definition)] : [];
    return { items: [...items, ...parts], change: { policyId: policy.policyId } };
  });
}
