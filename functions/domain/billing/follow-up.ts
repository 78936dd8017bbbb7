/** Looks at orders until they are decided: webhooks may be lost, payers go away. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PayWay } from '../../../shared/model/billing.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { OrderRow } from './billing-rows.ts';
import { findOrder } from './find-orders.ts';
import { keepMethod } from './keep-method.ts';
import { settleLater } from './order-items.ts';
import { isUndecided, type Moment } from './order-states.ts';
import { ABANDONED_MS, ageOf, pauseAfter } from './order-ages.ts';
import { giveUpOrder, settleOrder, settlePayment } from './settle-order.ts';

/** False for a payment that is for none of these orders. */
export async function followUpPayment(payWay: PayWay, reference: string, moment: Moment): Promise<boolean> {
  const order = await settlePayment(payWay, reference, moment);
  if (order) await goOnWith(order, moment);
  return order !== null;
}

export async function followUpOrder(orderId: string, moment: Moment): Promise<void> {
  const order = await findOrder(orderId);
  if (!order) return;
  const settled = await settleOrder(order, moment);
  const isAbandoned = settled.state === 'open' && ageOf(settled, moment.now) >= ABANDONED_MS;
  await goOnWith(isAbandoned ? await giveUpOrder(settled, moment) : settled, moment);
}

async function goOnWith(order: OrderRow, { now }: Moment): Promise<void> {
  if (isUndecided(order)) await lookAgain(order, now);
  const { state, method, isAutoRenewing, accountId } = order;
  if (state === 'paid' && method && isAutoRenewing) await keepMethod(accountId, method);
}

async function lookAgain(order: OrderRow, now: Date): Promise<void> {
  const { Put: row } = settleLater(order.orderId, new Date(now.getTime() + pauseAfter(ageOf(order, now))));
  if (row) await dynamo.send(new PutCommand(row));
}
