/** Looks at orders until they are decided: webhooks may be lost, payers go away. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PayWay } from '../../../shared/model/billing.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { OrderRow } from './billing-rows.ts';
import { findOrder } from './find-orders.ts';
import { keepMethod } from './keep-method.ts';
import { isUndecided, settleLater, type Moment } from './order-items.ts';
import { giveUpOrder, settleOrder, settlePayment } from './settle-order.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** An order that its payer left lying. */
const ABANDONED_MS = DAY_MS;

export async function followUpPayment(payWay: PayWay, reference: string, moment: Moment): Promise<void> {
  const order = await settlePayment(payWay, reference, moment);
  if (order) await goOnWith(order, moment);
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

const ageOf = ({ createdAt }: OrderRow, now: Date): number => now.getTime() - Date.parse(createdAt);

/** The older, the rarer. */
function pauseAfter(ageMs: number): number {
  if (ageMs < HOUR_MS) return 5 * MINUTE_MS;
  return ageMs < DAY_MS ? HOUR_MS : 6 * HOUR_MS;
}
