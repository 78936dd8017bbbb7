/** Where payments of orders stand by now: asked by payers, by webhooks and by the clock. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PaymentStepView } from '../../../../shared/insurance/payment.ts';
import type { PayWay } from '../../../../shared/model/billing.ts';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { AppError } from '../../../kit/app-error.ts';
import { dynamo } from '../../../kit/clients/dynamo.ts';
import { isUndecided, type Moment } from '../../billing/order-states.ts';
import { ABANDONED_MS, ageOf, pauseAfter } from '../../billing/order-ages.ts';
import type { Opened } from '../applications.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';
import { findPolicyOrder, findPolicyOrderOfPayment, ownOrderOrThrow } from './find-policy-orders.ts';
import { isOfClock } from './find-instalment-orders.ts';
import { openForPayment } from './instalment-link.ts';
import { markOrderPaid } from './mark-order-paid.ts';
import { settlePolicyLater } from './policy-order-items.ts';
import { openPolicyStep, policyStepOf, withoutOpening } from './policy-payment-step.ts';
import { giveUpOrder, settleOrder, settlePayment } from './settle-policy-order.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['PutItem'] }] };

/** The order as it is now, as its provider says. */
export async function settlePolicyOrder(order: PolicyOrderRow, moment: Moment): Promise<PolicyOrderRow> {
  // Where there is nothing to pay, nobody can be asked.
  if (order.total.amount === 0 && isUndecided(order)) return markOrderPaid(order, null, moment);
  return settleOrder(order, moment);
}

type Ordered = Opened & { orderId: string };

/** Throws `not_found` for a wrong key and for another application's order. */
export async function checkOwnOrder(ordered: Ordered, moment: Moment): Promise<PaymentStepView> {
  return openPolicyStep(await settlePolicyOrder(await ownOrder(ordered, moment), moment));
}

/** By the provider's reference, which a return brings: it opens nothing. Throws `not_found` for what we did not begin. */
export async function checkPayment(
  { payWay, reference }: { payWay: PayWay; reference: string },
  moment: Moment,
): Promise<PaymentStepView> {
  const order = await findPolicyOrderOfPayment(payWay, reference);
  if (order === null) throw new AppError('not_found');
  return withoutOpening(await policyStepOf(await settlePolicyOrder(order, moment)));
}

/** Throws `payment_open` for what the clock charges. */
export async function giveUpOwnOrder(ordered: Ordered, moment: Moment): Promise<PaymentStepView> {
  const order = await ownOrder(ordered, moment);
  if (isUndecided(order) && isOfClock(order)) throw new AppError('payment_open');
  return policyStepOf(await giveUpOrder(order, moment));
}

async function ownOrder({ orderId, ...opened }: Ordered, { now }: Moment): Promise<PolicyOrderRow> {
  return ownOrderOrThrow(await openForPayment(opened, now), orderId);
}

/** The job of a webhook. False for a payment that is for none of these orders. */
export async function followUpPolicyPayment(payWay: PayWay, reference: string, moment: Moment): Promise<boolean> {
  const order = await settlePayment(payWay, reference, moment);
  if (order && isUndecided(order)) await lookAgain(order, moment.now);
  return order !== null;
}

/** The job of the clock. Who left their order lying finds their application open again. */
export async function followUpPolicyOrder(orderId: string, moment: Moment): Promise<void> {
  const order = await findPolicyOrder(orderId);
  if (!order) return;
  const settled = await settlePolicyOrder(order, moment);
  const isAbandoned = settled.state === 'open' && ageOf(settled, moment.now) >= ABANDONED_MS;
  const present = isAbandoned ? await giveUpOrder(settled, moment) : settled;
  if (isUndecided(present)) await lookAgain(present, moment.now);
}

async function lookAgain(order: PolicyOrderRow, now: Date): Promise<void> {
  const { Put: row } = settlePolicyLater(order.orderId, new Date(now.getTime() + pauseAfter(ageOf(order, now))));
  if (row) await dynamo.send(new PutCommand(row));
}
