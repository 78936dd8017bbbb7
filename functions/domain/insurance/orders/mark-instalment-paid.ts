/** The one transaction in which the payment of a part takes effect: order, policy, event, the next part's day, and the mail. */
import { isUndecided, isWritten, UNDECIDED, type Moment } from '../../billing/order-states.ts';
import type { ProviderPayment } from '../../billing/payment-port.ts';
import { todayOf } from '../applications.ts';
import { policyChange } from '../change-policy.ts';
import { definitionOf } from '../find-product.ts';
import { findPolicy } from '../find-policies.ts';
import type { PolicyEventRow, PolicyOrderRow, PolicyRow } from '../policy-rows.ts';
import { isOfClock } from './find-instalment-orders.ts';
import { findPolicyOrder } from './find-policy-orders.ts';
import { nextPartItems } from './instalment-items.ts';
import { orderMailPut } from './order-mail.ts';
import { policyBack } from './policy-order-store.ts';
import { policyOrderChange, policyPaymentPut, settlePolicyNoMore } from './policy-order-items.ts';

/** Others may change the policy in between. */
const MOST_TRIES = 20;

/**
 * A part that was paid already, that a change has made another one, or whose policy has ended, goes back. What its payer paid
 * with is charged from then on.
 */
export async function markInstalmentPaid(
  order: PolicyOrderRow,
  payment: ProviderPayment,
  moment: Moment,
): Promise<PolicyOrderRow> {
  const number = order.instalments?.[0]?.number;
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const [present, policy] = await Promise.all([findPolicyOrder(order.orderId), findPolicy(order.policyId ?? '')]);
    if (!present || !isUndecided(present)) return present ?? order;
    const part = policy?.instalments.find((one) => one.number === number);
    const isDue = part?.paidOn === null && part.money.amount === present.total.amount;
    if (!policy || policy.cancelledOn !== null || !isDue) {
      return policyBack.oweBack(present, payment, 'duplicate', moment);
    }
    const definition = await definitionOf(policy.productCode, policy.version);
    const paidOn = todayOf(definition, moment.now);
    const instalments = policy.instalments.map((one) => (one.number === number ? { ...one, paidOn } : one));
    const { orderId, total } = present;
    const at = moment.now.toISOString();
    const event: PolicyEventRow = {
      ...{ eventId: moment.newId(), at, kind: 'instalment-paid', by: 'system', money: total },
      detail: { orderId, number },
    };
    const change = { state: 'paid', reference: payment.reference, paidAt: at, errorLabel: null } as const;
    const isDone = await isWritten([
      policyOrderChange(present, UNDECIDED, change),
      ...policyPaymentPut(present, payment.reference),
      ...policyChange(policy, { instalments, ...keptMethod(present, payment) }, event),
      nextPartItems({ ...policy, instalments }, definition),
      orderMailPut('policy-payment-received', present, moment),
      settlePolicyNoMore(orderId),
    ]);
    if (isDone) return { ...present, ...change };
  }
  throw new Error(
    `The part ${order.orderId} could not be settled for others at its policy. It is settled again later.`,
  );
}

function keptMethod(order: PolicyOrderRow, { kept }: ProviderPayment): Pick<PolicyRow, 'method'> | undefined {
  if (kept === null || isOfClock(order)) return undefined;
  return { method: { ...kept, customerId: order.providerCustomerId } };
}
