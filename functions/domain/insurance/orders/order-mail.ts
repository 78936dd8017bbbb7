import { outboxPut, type TransactItem } from '../../../kit/outbox.ts';
import type { Moment } from '../../billing/order-states.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';

/** The transaction item that has a mail about an order sent to whoever applied (../../messages/policy-payment-mails.ts). */
export function orderMailPut(
  template: 'policy-payment-received' | 'policy-payment-refunded',
  { orderId }: PolicyOrderRow,
  { newId, now }: Moment,
): TransactItem {
  return outboxPut('insurance', { id: newId(), job: 'send-message', payload: { template, orderId } }, now);
}
