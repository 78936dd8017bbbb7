/** Opens the next order of an instalment, for the clock or for its payer. */
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { environment } from '../../../kit/environment.ts';
import type { TransactItem } from '../../../kit/outbox.ts';
import { isWritten, type Moment } from '../../billing/order-states.ts';
import { takeOrderNumber } from '../policy-numbers.ts';
import { policyKey, type PolicyOrderRow, type PolicyRow } from '../policy-rows.ts';
import { unpaidParts, type Part } from './due-instalment.ts';
import { instalmentOrderId } from './find-instalment-orders.ts';
import { findPolicyOrder } from './find-policy-orders.ts';
import { orderPut, settlePolicyLater } from './policy-order-items.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['ConditionCheckItem'] }] };

/** An order is looked at again by then, should nothing tell of its payment. */
const LOOK_AGAIN_MS = 10 * 60_000;

/**
 * The order in a place of the row, as whoever was first has opened it. Null when the policy was changed since it was read.
 *
 * @param method that was kept; null for a payment by hand, which is kept for the instalments that follow
 */
export async function openInstalmentOrder(
  policy: PolicyRow,
  part: Part,
  { index, method }: { index: number; method: PolicyRow['method'] },
  moment: Moment,
): Promise<PolicyOrderRow | null> {
  const first = await findPolicyOrder(policy.orderId);
  if (first === null) return null;
  const { policyId } = policy;
  const following = unpaidParts(policy).filter(({ number }) => number > part.number);
  const order: PolicyOrderRow = {
    ...first,
    ...{ orderId: instalmentOrderId(policyId, part.number, index), orderNumber: await takeOrderNumber(moment.now) },
    ...{ kind: 'instalment', policyId, total: part.money, voucherCode: null },
    instalments: method === null ? [part, ...following] : [part],
    ...{ payWay: method?.payWay ?? null, method, isHosted: false, reference: null, approvalUrl: null, qr: null },
    providerCustomerId: policy.method?.customerId ?? first.providerCustomerId,
    ...{
      state: 'open',
      refund: null,
      returned: 0,
      errorLabel: null,
      createdAt: moment.now.toISOString(),
      paidAt: null,
    },
  };
  const later = settlePolicyLater(order.orderId, new Date(moment.now.getTime() + LOOK_AGAIN_MS));
  const isOpened = await isWritten([orderPut(order), later, policyUnchanged(policy)]);
  return isOpened ? order : findPolicyOrder(order.orderId);
}

/** Nobody paid the instalment, or cancelled the policy, in between. */
function policyUnchanged({ policyId, revision }: PolicyRow): TransactItem {
  return {
    ConditionCheck: {
      TableName: environment.table('insurance'),
      Key: policyKey(policyId),
      ConditionExpression: 'revision = :seen',
      ExpressionAttributeValues: { ':seen': revision },
    },
  };
}
