/** The transaction in which what was paid for an application takes effect: the order, and what follows from it. */
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '../../../../shared/rules/zoned-time.ts';
import { epochSeconds } from '../../../kit/epoch-seconds.ts';
import type { TransactItem } from '../../../kit/outbox.ts';
import { isUndecided, isWritten, UNDECIDED, type Moment } from '../../billing/order-states.ts';
import type { ProviderPayment } from '../../billing/payment-port.ts';
import type { ApplicationRow } from '../application-rows.ts';
import { todayOf } from '../applications.ts';
import { definitionOf } from '../find-product.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';
import { findApplication, findPolicyOrder } from './find-policy-orders.ts';
import { orderMailPut } from './order-mail.ts';
import { policyBack } from './policy-order-store.ts';
import { policyOrderChange, policyPaymentPut, releaseItems, settlePolicyNoMore } from './policy-order-items.ts';

/** Others may be at the rows in between: they ask for a number, draw documents, pay a part. */
const MOST_TRIES = 20;
const LONGEST_PAUSE_MS = 20;

/** A payment that was begun while the price held may be confirmed so many days later. */
const GRACE_DAYS = 3;

export type Effect = {
  items: TransactItem[];
  /** Of the order, beside that it is paid. */
  change: Partial<PolicyOrderRow>;
};

/**
 * What can take effect no more goes back.
 * @param payment null where there is nothing to pay
 * @param effectOf null for what cannot take effect any more
 */
export async function takeEffect(
  order: PolicyOrderRow,
  payment: ProviderPayment | null,
  moment: Moment,
  effectOf: (application: ApplicationRow, paid: PolicyOrderRow) => Promise<Effect | null>,
): Promise<PolicyOrderRow> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const [present, application] = await Promise.all([
      findPolicyOrder(order.orderId),
      findApplication(order.applicationId),
    ]);
    if (!present || !isUndecided(present)) return present ?? order;
    const isOrdered = application !== null && (await canBeIssued(application, present, moment.now));
    const paid = paidChange(present, payment, moment.now);
    const effect = isOrdered ? await effectOf(application, { ...present, ...paid }) : null;
    if (effect === null) return cannotIssue(present, payment, moment);
    const change = { ...paid, ...effect.change };
    const mails = payment ? [orderMailPut('policy-payment-received', present, moment)] : [];
    if (await isWritten([...ownItems(present, change), ...effect.items, ...mails])) return { ...present, ...change };
    await pause(Math.random() * LONGEST_PAUSE_MS * attempt);
  }
  throw new Error(`The order ${order.orderId} could not be settled for others at its rows. It is settled again later.`);
}

/** Whether the order is still the one of its application, and the price that was paid held not long ago. */
async function canBeIssued(row: ApplicationRow, order: PolicyOrderRow, now: Date): Promise<boolean> {
  const { state, orderId, quote, expiresAt } = row;
  const isIts = state === 'ordered' && orderId === order.orderId && quote?.quoteId === order.quoteId;
  if (!isIts || expiresAt <= epochSeconds(now)) return false;
  const definition = await definitionOf(row.productCode, row.version);
  return todayOf(definition, now) <= addDays(quote.validUntil, GRACE_DAYS);
}

/** Without a payment there is nothing to give back: the order just ends. */
async function cannotIssue(
  order: PolicyOrderRow,
  payment: ProviderPayment | null,
  moment: Moment,
): Promise<PolicyOrderRow> {
  if (payment) return policyBack.oweBack(order, payment, 'duplicate', moment);
  await isWritten([policyOrderChange(order, UNDECIDED, { state: 'failed' }), ...(await releaseItems(order))]);
  return (await findPolicyOrder(order.orderId)) ?? order;
}

function paidChange(order: PolicyOrderRow, payment: ProviderPayment | null, now: Date) {
  const reference = payment?.reference ?? null;
  const method = payment?.kept ?? order.method;
  return { state: 'paid', reference, method, paidAt: now.toISOString(), errorLabel: null } as const;
}

/** The order itself, once it is paid. */
function ownItems(order: PolicyOrderRow, change: Partial<PolicyOrderRow>): TransactItem[] {
  return [
    policyOrderChange(order, UNDECIDED, change),
    ...policyPaymentPut(order, change.reference ?? null),
    settlePolicyNoMore(order.orderId),
  ];
}
