/** What an owner changes of their subscription without paying now. */
import type { PaidPlanId } from '../../../shared/model/account.ts';
import type { Cycle, PayWay } from '../../../shared/model/billing.ts';
import { AppError } from '../../kit/app-error.ts';
import type { OwnerContext } from '../../kit/context.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { sameIds } from '../../kit/same-ids.ts';
import type { CustomerRow, EventRow, SubscriptionRow } from './billing-rows.ts';
import { loadBuyer } from './load-buyer.ts';
import { eventPut, mailPut, renewWhenDue, subscriptionPut } from './order-items.ts';
import { isWritten } from './order-states.ts';
import { kindOf, type Buyer } from './price-purchase.ts';

type Change = {
  row: SubscriptionRow;
  event: EventRow['kind'];
  /** What follows besides. */
  also?: TransactItem[];
};

/** The job may be at the row at the same moment. */
const MOST_TRIES = 5;

/** @param change null when the subscription is so already */
async function changeOwn(
  owner: OwnerContext,
  change: (row: SubscriptionRow, buyer: Buyer, context: OwnerContext) => Change | null,
): Promise<SubscriptionRow> {
  const idsAnew = sameIds(owner.newId);
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const context = { ...owner, newId: idsAnew() };
    const buyer = await loadBuyer(context.actor.id, context.now);
    if (!buyer.subscription) throw new AppError('no_subscription');
    const changed = change(buyer.subscription, buyer, context);
    if (!changed) return buyer.subscription;
    if (await isWritten(itemsOf(changed, buyer.subscription, context))) return changed.row;
  }
  throw new AppError('conflict');
}

function itemsOf({ row, event, also = [] }: Change, before: SubscriptionRow, context: OwnerContext): TransactItem[] {
  const { planId, cycle } = row.next ?? row;
  return [
    subscriptionPut(row, before),
    eventPut(row.accountId, { kind: event, planId, cycle, money: null }, context),
    renewWhenDue(row, context.now),
    ...also,
  ];
}

/** Everything stays until the period ends. */
export function cancelSubscription(owner: OwnerContext): Promise<SubscriptionRow> {
  return changeOwn(owner, (row, _, context) => {
    if (row.status === 'cancelled') return null;
    const { accountId, periodEnd: endsAt } = row;
    return {
      row: { ...row, status: 'cancelled', isAutoRenewing: false, next: null, failure: null },
      event: 'cancelled',
      also: [mailPut({ template: 'subscription-cancelled', accountId, endsAt }, context)],
    };
  });
}

export function resumeSubscription(context: OwnerContext): Promise<SubscriptionRow> {
  return changeOwn(context, (row) =>
    row.status === 'active' ? null : { row: { ...row, ...resumed(row) }, event: 'resumed' },
  );
}

const resumed = ({ method }: SubscriptionRow) => ({ status: 'active', isAutoRenewing: method !== null }) as const;

/** Throws `payment_needed` for a plan that begins at once. Whoever plans a change of what they cancelled goes on with it. */
export function planChange(
  wish: { planId: PaidPlanId; cycle: Cycle },
  context: OwnerContext,
): Promise<SubscriptionRow> {
  return changeOwn(context, (row, buyer) => {
    const { planId, cycle } = wish;
    if (kindOf(buyer, wish, context.now) === 'upgrade') throw new AppError('payment_needed');
    if (planId === row.planId && cycle === row.cycle) {
      return row.next === null ? null : { row: { ...row, next: null }, event: 'change-called-off' };
    }
    if (row.next?.planId === planId && row.next.cycle === cycle) return null;
    const active = row.status === 'cancelled' ? resumed(row) : {};
    return { row: { ...row, ...active, next: { planId, cycle } }, event: 'change-planned' };
  });
}

export type Renewal = { isAutoRenewing: boolean; payWay: PayWay | null; cardId: string | null };

/** The switch, and how the next period is paid for. After a failure another way is tried at once. */
export function saveRenewal(renewal: Renewal, context: OwnerContext): Promise<SubscriptionRow> {
  return changeOwn(context, (row, { customer }) => {
    const method = methodOf(renewal, row, customer);
    const isAutoRenewing = renewal.isAutoRenewing && method !== null && row.status === 'active';
    const failure = row.failure && { ...row.failure, nextTryAt: isAutoRenewing ? context.now.toISOString() : null };
    return { row: { ...row, method, isAutoRenewing, failure }, event: 'renewal-set' };
  });
}

/** Throws `not_found` for what the customer does not have. */
function methodOf({ payWay, cardId }: Renewal, row: SubscriptionRow, customer: CustomerRow | null) {
  if (payWay === null) return null;
  const known = [
    ...(row.method ? [row.method] : []),
    ...(customer?.cards ?? []).map((card) => ({ payWay: 'card' as const, methodId: card.cardId })),
    ...(customer?.paypal ? [{ payWay: 'paypal' as const, methodId: customer.paypal.methodId }] : []),
    ...(customer?.wallet?.state === 'linked' ? [{ payWay: 'gopay' as const, methodId: customer.wallet.methodId }] : []),
  ];
  const method = known.find((one) => one.payWay === payWay && (payWay !== 'card' || one.methodId === cardId));
  if (!method) throw new AppError('not_found');
  return method;
}
