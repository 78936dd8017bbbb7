/** What follows when money of an order is back at its payer: the policy's history, and a mail. */
import type { TransactItem } from '../../../kit/outbox.ts';
import type { Moment } from '../../billing/order-states.ts';
import { eventPut } from '../change-policy.ts';
import type { PolicyEventRow, PolicyOrderRow } from '../policy-rows.ts';
import { orderMailPut } from './order-mail.ts';

export async function refundedItems(order: PolicyOrderRow, moment: Moment): Promise<TransactItem[]> {
  const { policyId, refund, total, orderId } = order;
  const money = refund?.money ?? total;
  const event: PolicyEventRow = {
    ...{ eventId: moment.newId(), at: moment.now.toISOString(), kind: 'refunded', by: 'system', money },
    detail: { orderId, reason: refund?.reason ?? '' },
  };
  return [
    // What never took effect has no place in a history.
    ...(policyId === null || order.paidAt === null ? [] : [eventPut(policyId, event)]),
    orderMailPut('policy-payment-refunded', order, moment),
  ];
}
