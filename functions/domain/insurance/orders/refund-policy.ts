/** Money of a policy that goes back: over the orders that paid for it. The job `settle-order` returns it and tells the payer. */
import type { Money } from '../../../../shared/model/billing.ts';
import { isWritten, type Moment } from '../../billing/order-states.ts';
import type { TransactItem } from '../../../kit/outbox.ts';
import { findPolicyEvents } from '../find-policies.ts';
import type { PolicyOrderRow, PolicyRow } from '../policy-rows.ts';
import { findPolicyOrder } from './find-policy-orders.ts';
import { orderPut, policyOrderChange, settlePolicyNow, shareReturned } from './policy-order-items.ts';

const MOST_TRIES = 5;

/**
 * Has so much go back for a reason, once: what goes back for the same reason already counts. No order gives back more than was
 * paid with it; the latest first. Throws when the orders do not hold as much.
 */
export async function refundPolicyOrder(
  policy: PolicyRow,
  money: Money,
  reason: string,
  moment: Moment,
): Promise<void> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const items = await refundItems(policy, { money, reason, goesOn: false }, moment);
    if (items.length === 0 || (await isWritten(items))) return;
  }
  throw new Error(`The refund for the policy ${policy.policyId} could not be noted. It is noted by the next try.`);
}

/**
 * The same as items of a transaction; none when all of it goes back already.
 * @param goesOn whether the policy does, so that more may go back later: shares of an order go back by orders of their own
 */
export async function refundItems(
  policy: PolicyRow,
  { money: { amount, currency }, reason, goesOn }: { money: Money; reason: string; goesOn: boolean },
  moment: Moment,
): Promise<TransactItem[]> {
  const orders = await paidOrdersOf(policy);
  const returned = orders.filter(({ refund }) => refund?.reason === reason);
  let left = amount - returned.reduce((sum, { refund }) => sum + (refund?.money.amount ?? 0), 0);
  const items: TransactItem[] = [];
  for (const order of orders.filter(({ state, reference }) => state === 'paid' && reference !== null).toReversed()) {
    if (left <= 0) break;
    const rest = order.total.amount - order.returned;
    const share = Math.min(left, rest);
    if (share <= 0) continue;
    left -= share;
    const refund = { reason, by: 'system', at: moment.now.toISOString(), money: { amount: share, currency } };
    if (goesOn && share < rest) items.push(...returnItems(order, refund, moment));
    else
      items.push(policyOrderChange(order, ['paid'], { state: 'refund-due', refund }), settlePolicyNow(order, moment));
  }
  if (left > 0) throw new Error(`The orders of policy ${policy.policyId} do not hold ${amount} ${currency}.`);
  return items;
}

/** A share that goes back while the rest of what was paid stays: the provider knows it by an order of its own. */
function returnItems(
  order: PolicyOrderRow,
  refund: NonNullable<PolicyOrderRow['refund']>,
  moment: Moment,
): TransactItem[] {
  const back: PolicyOrderRow = {
    ...order,
    ...{ orderId: moment.newId(), kind: 'return', total: refund.money, instalments: null, voucherCode: null },
    ...{ state: 'refund-due', refund, returned: 0, createdAt: moment.now.toISOString() },
  };
  return [shareReturned(order, refund.money.amount), orderPut(back), settlePolicyNow(back, moment)];
}

/** In the order in which they were paid. */
async function paidOrdersOf(policy: PolicyRow): Promise<PolicyOrderRow[]> {
  const events = await findPolicyEvents(policy.policyId);
  const named = events.map(({ detail }) => detail['orderId']).filter((id) => typeof id === 'string');
  const orders = await Promise.all([...new Set([policy.orderId, ...named])].map(findPolicyOrder));
  return orders
    .filter((order) => order !== null)
    .filter(({ paidAt }) => paidAt !== null)
    .toSorted((one, other) => ((one.paidAt ?? '') < (other.paidAt ?? '') ? -1 : 1));
}
