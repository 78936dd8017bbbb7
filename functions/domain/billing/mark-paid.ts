/** The one transaction in which a payment takes effect: order, subscription, plan, history, invoice, and the work after it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { TransactItem } from '../../kit/outbox.ts';
import { sameIds } from '../../kit/same-ids.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { OrderRow, SubscriptionRow } from './billing-rows.ts';
import { findOrder } from './find-orders.ts';
import { findSubscription } from './find-subscription.ts';
import { invoiceItems } from './invoices.ts';
import { isRunning } from './load-buyer.ts';
import { eventPut, openOrderEnd, orderChange, paymentPut, settleNoMore, subscriptionItems } from './order-items.ts';
import { isUndecided, isWritten, type Moment } from './order-states.ts';
import { back } from './pay-back.ts';
import type { ProviderPayment } from './payment-port.ts';

/** Others may take the next number of an invoice, or change the subscription, in between. */
const MOST_TRIES = 20;
const LONGEST_PAUSE_MS = 20;

const eventKinds = { subscribe: 'started', renew: 'renewed', upgrade: 'changed' } as const;

export async function markPaid(order: OrderRow, payment: ProviderPayment, first: Moment): Promise<OrderRow> {
  const idsAnew = sameIds(first.newId);
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const moment = { ...first, newId: idsAnew() };
    const [present, before, account] = await Promise.all([
      findOrder(order.orderId),
      findSubscription(order.accountId),
      findAccount(order.accountId),
    ]);
    if (!present || !isUndecided(present)) return present ?? order;
    if (!account || !counts(present, before, moment.now)) return back.oweBack(present, payment, 'duplicate', moment);
    const paid = { ...present, ...paidChange(present, payment, moment.now) };
    if (await isWritten(await itemsOf(paid, before, payment, moment))) return paid;
    await pause(Math.random() * LONGEST_PAUSE_MS * attempt);
  }
  throw new Error(`The order ${order.orderId} could not be settled for others at its rows. It is settled again later.`);
}

/** Whether the order is still about the subscription as it is: a second payment for the same thing is not. */
function counts({ kind, base }: OrderRow, present: SubscriptionRow | null, now: Date): boolean {
  if (!present) return true;
  if (base === null || base === undefined) return !isRunning(present, now);
  if (kind === 'renew' && present.status === 'cancelled') return false;
  return present.planId === base.planId && present.cycle === base.cycle && present.periodEnd === base.periodEnd;
}

function paidChange(order: OrderRow, { reference, kept }: ProviderPayment, now: Date) {
  const method = kept ?? order.method;
  return { state: 'paid', reference, method, paidAt: now.toISOString(), errorLabel: null } as const;
}

async function itemsOf(
  order: OrderRow,
  before: SubscriptionRow | null,
  payment: ProviderPayment,
  moment: Moment,
): Promise<TransactItem[]> {
  const { accountId, orderId, kind, planId, cycle, total } = order;
  const row = subscriptionAfter(order, before, moment.now);
  return [
    orderChange(order, ['open', 'pending'], paidChange(order, payment, moment.now)),
    ...subscriptionItems(row, before, moment),
    eventPut(accountId, { kind: eventKinds[kind], planId, cycle, money: total }, moment),
    ...(await openOrderEnd(order)),
    ...paymentPut(order, payment.reference),
    ...(await invoiceItems(order, moment)),
    settleNoMore(orderId),
  ];
}

function subscriptionAfter(order: OrderRow, before: SubscriptionRow | null, now: Date): SubscriptionRow {
  const { accountId, kind, planId, cycle, price, periodStart, periodEnd, anchorDay } = order;
  const method = order.method ?? before?.method ?? null;
  const isAhead = kind === 'renew' && before !== null && Date.parse(periodStart) > now.getTime();
  const goesOn = before !== null && kind !== 'subscribe';
  return {
    ...{ accountId, planId, cycle, price, periodStart, periodEnd, anchorDay, method },
    status: 'active',
    startedAt: goesOn ? before.startedAt : now.toISOString(),
    isAutoRenewing: order.isAutoRenewing && method !== null,
    next: null,
    before: isAhead ? { planId: before.planId, cycle: before.cycle, periodStart: before.periodStart } : null,
    failure: null,
    billedBy: 'us',
    version: before?.version ?? 0,
  };
}
