/**
 * What a change of the subscription is and costs. The preview and the order both ask here, so the amount that is shown is
 * the amount that is charged (SECURITY.md T49).
 *
 * A larger plan begins at once, with credit for the unused rest of the cycle that was paid; anything smaller, and another
 * cycle alone, begins at the end of the period. A larger plan with a shorter cycle waits, too: the credit of a year could be more
 * than a month costs.
 */
import { paidPlanIds, type PaidPlanId, type PlanId } from '../../../shared/model/account.ts';
import type { ChangeKind, Cycle, Money } from '../../../shared/model/billing.ts';
import { currencyOf, priceOf } from '../../../shared/model/prices.ts';
import { cycleAfter, cycleBefore, periodFrom, unusedRest, type Cover } from '../../../shared/rules/billing-period.ts';
import { vatAmount, vatOf } from '../../../shared/rules/vat.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import type { BaseRow, CustomerRow, OrderRow, SubscriptionRow } from './billing-rows.ts';

/** Who buys, and what they have. */
export type Buyer = {
  account: Pick<AccountRow, 'accountId' | 'country' | 'plan'>;
  customer: CustomerRow | null;
  /** The one that runs; null when none does. */
  subscription: SubscriptionRow | null;
};

export type Wish = { planId: PaidPlanId; cycle: Cycle };

/** What is paid now, and the period that it pays for. */
export type Charge = Pick<
  OrderRow,
  | 'kind'
  | 'planId'
  | 'cycle'
  | 'periodStart'
  | 'periodEnd'
  | 'anchorDay'
  | 'price'
  | 'net'
  | 'vat'
  | 'vatPercent'
  | 'isReverseCharge'
  | 'total'
  | 'base'
>;

/** Before the period's end a payment by hand is taken from then on: the first mail that asks for it comes on this day. */
export const RENEWABLE_MS = 7 * 86_400_000;

export function kindOf({ subscription }: Buyer, wish: { planId: PlanId; cycle: Cycle }, now: Date): ChangeKind {
  if (wish.planId === 'free') return subscription ? 'cancel' : 'none';
  if (!subscription) return 'subscribe';
  const { planId, cycle } = subscription;
  const rank = paidPlanIds.indexOf(wish.planId) - paidPlanIds.indexOf(planId);
  if (rank > 0 && (cycle === wish.cycle || wish.cycle === 'yearly')) return 'upgrade';
  if (isRenewalDue(subscription, wish as Wish, now)) return 'renew';
  return rank === 0 && cycle === wish.cycle ? 'none' : 'downgrade';
}

/** Whether the next period can be paid by hand now. */
function isRenewalDue(subscription: SubscriptionRow, wish: Wish, now: Date): boolean {
  const { status, failure, isAutoRenewing, periodEnd } = subscription;
  const next = nextWish(subscription);
  if (status !== 'active' || next.planId !== wish.planId || next.cycle !== wish.cycle) return false;
  return failure !== null || (!isAutoRenewing && Date.parse(periodEnd) - now.getTime() <= RENEWABLE_MS);
}

/** What the next period is of. */
export function nextWish({ planId, cycle, next }: SubscriptionRow): Wish {
  return next && next.planId !== 'free' ? { planId: next.planId, cycle: next.cycle } : { planId, cycle };
}

/** What is to be paid now; null for a change that costs nothing now. */
export function chargeFor(buyer: Buyer, wish: Wish, now: Date): Charge | null {
  if (!buyer.subscription) return subscribing(buyer, wish, now);
  const kind = kindOf(buyer, wish, now);
  if (kind === 'upgrade') return upgrading(buyer, buyer.subscription, wish, now);
  return kind === 'renew' ? renewing(buyer, buyer.subscription) : null;
}

function subscribing(buyer: Buyer, wish: Wish, now: Date): Charge {
  const { plan, country } = buyer.account;
  const price = priceOf(wish.planId, wish.cycle, currencyOf(country));
  const trialEnd = plan.trialEndsAt === null ? null : new Date(plan.trialEndsAt);
  const period = periodFrom(now, trialEnd && { until: trialEnd, anchorDay: trialEnd.getUTCDate() }, wish.cycle);
  return {
    ...{ kind: 'subscribe', ...wish, price, base: null },
    ...{ periodStart: now.toISOString(), periodEnd: period.end.toISOString(), anchorDay: period.anchorDay },
    ...taxed(buyer, price),
  };
}

function upgrading(buyer: Buyer, subscription: SubscriptionRow, wish: Wish, now: Date): Charge {
  const price = priceOf(wish.planId, wish.cycle, subscription.price.currency);
  const end = new Date(subscription.periodEnd);
  const start = cycleBefore(end, subscription.cycle, subscription.anchorDay);
  const credit = unusedRest(subscription.price.amount, { start, end }, now);
  // A cycle that has not begun follows a trial, or another one that was paid: that stays covered.
  const cover: Cover = { until: start, anchorDay: subscription.anchorDay };
  const period = periodFrom(now, cover, wish.cycle);
  return {
    ...{ kind: 'upgrade', ...wish, price, base: baseOf(subscription) },
    ...{ periodStart: now.toISOString(), periodEnd: period.end.toISOString(), anchorDay: period.anchorDay },
    ...taxed(buyer, { ...price, amount: Math.max(0, price.amount - credit) }),
  };
}

/** The next period: it begins at the end of the one before, whenever it is paid. */
export function renewing(buyer: Buyer, subscription: SubscriptionRow): Charge {
  const wish = nextWish(subscription);
  const { periodEnd, anchorDay } = subscription;
  const price = priceOfNext(subscription);
  const end = cycleAfter(new Date(periodEnd), wish.cycle, anchorDay);
  return {
    ...{ kind: 'renew', ...wish, price, base: baseOf(subscription), anchorDay },
    ...{ periodStart: periodEnd, periodEnd: end.toISOString() },
    ...taxed(buyer, price),
  };
}

/** A subscription keeps the price that it was bought at; another plan or cycle costs what it costs then. */
export function priceOfNext(subscription: SubscriptionRow): Money {
  const { planId, cycle, price } = subscription;
  const next = nextWish(subscription);
  if (next.planId === planId && next.cycle === cycle) return price;
  return priceOf(next.planId, next.cycle, price.currency);
}

function baseOf(subscription: SubscriptionRow): BaseRow {
  const { planId, cycle, price, periodStart, periodEnd, anchorDay, before = null } = subscription;
  return { planId, cycle, price, periodStart, periodEnd, anchorDay, before };
}

/** VAT is that of whom the invoice is made out to; before there is anybody, of the account's country. */
export function taxed(
  { account, customer }: Buyer,
  net: Money,
): Pick<Charge, 'net' | 'vat' | 'vatPercent' | 'isReverseCharge' | 'total'> {
  const { country, vatNumber } = customer?.details ?? { country: account.country, vatNumber: '' };
  const { percent: vatPercent, isReverseCharge } = vatOf({ country, vatNumber });
  const vat = vatAmount(net, vatPercent);
  return { net, vat, vatPercent, isReverseCharge, total: { ...net, amount: net.amount + vat.amount } };
}
