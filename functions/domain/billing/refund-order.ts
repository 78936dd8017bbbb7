/**
 * What staff give back, for fraud or at their discretion (specification 1, section 9). An upgrade ends with it
 * (undo-upgrade.ts); any other plan stays for the time that was given, and an account that is suspended besides is charged no
 * more.
 */
import { AppError } from '../../kit/app-error.ts';
import type { OrderRow } from './billing-rows.ts';
import { findOrder } from './find-orders.ts';
import { orderChange } from './order-items.ts';
import { isWritten, type Moment } from './order-states.ts';
import { refundWork } from './pay-back.ts';

export type Refund = {
  /** In their own words. */
  reason: string;
  /** Who of the staff. */
  by: string;
};

/** The job `settle-order` returns the money, then the books and the payer are told. Throws `not_found` or `already_decided`. */
export async function refundOrder(orderId: string, { reason, by }: Refund, moment: Moment): Promise<OrderRow> {
  const order = await findOrder(orderId);
  if (!order) throw new AppError('not_found');
  const refund = { reason, by, at: moment.now.toISOString(), money: order.total };
  const change = { state: 'refund-due', refund } as const;
  const written = await isWritten([orderChange(order, ['paid'], change), refundWork(order, moment)]);
  if (!written) throw new AppError('already_decided');
  return { ...order, ...change };
}
