/** The rehearsal of a change: what is paid today, what comes after it, and exactly what locks, when. Nothing happens. */
import { planAt, plans, type Feature, type PlanId } from '../../../shared/model/account.ts';
import type { ChangePreview, Cycle } from '../../../shared/model/billing.ts';
import { currencyOf } from '../../../shared/model/prices.ts';
import { isDesignIncluded } from '../../../shared/model/template.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findLivePage } from '../pages/find-page.ts';
import { loadBuyer } from './load-buyer.ts';
import { chargeFor, kindOf, renewing, taxed, type Buyer, type Charge } from './price-purchase.ts';
import { offeredPayWays } from './provider-of.ts';
import { nextPaymentAt } from './renewal-steps.ts';

type Lock = ChangePreview['locks'][number];

/** What a subscription goes on as. */
const RENEWING = { status: 'active', isAutoRenewing: true, billedBy: 'us' } as const;

export async function rehearseChange(
  accountId: string,
  wish: { planId: PlanId; cycle: Cycle },
  now: Date,
): Promise<ChangePreview> {
  const buyer = await loadBuyer(accountId, now);
  const { account, customer, subscription } = buyer;
  const { planId, cycle } = wish;
  const kind = kindOf(buyer, wish, now);
  const charge = planId === 'free' ? null : chargeFor(buyer, { planId, cycle }, now);
  const from = startOf(kind, buyer, now);
  const currency = charge?.total.currency ?? subscription?.price.currency ?? currencyOf(account.country);
  return {
    ...{ kind, planId, cycle: planId === 'free' ? null : cycle, from },
    lines: charge ? linesOf(charge) : [],
    total: charge?.total ?? null,
    next: nextPayment(kind, buyer, charge, wish),
    locks: kind === 'none' && subscription ? [] : await locksOf(account, planId, from, now),
    payWays: offeredPayWays(customer?.details.country ?? account.country, currency),
  };
}

/** Larger plans begin now, smaller ones when what is paid, or the trial, is over. */
function startOf(kind: ChangePreview['kind'], { account, subscription }: Buyer, now: Date): string {
  const isLater = kind === 'downgrade' || kind === 'cancel' || kind === 'renew';
  if (subscription) return isLater ? subscription.periodEnd : now.toISOString();
  const { trialEndsAt } = account.plan;
  const isInTrial = kind === 'none' && trialEndsAt !== null && Date.parse(trialEndsAt) > now.getTime();
  return isInTrial ? trialEndsAt : now.toISOString();
}

function linesOf({ price, net, vat, vatPercent }: Charge): ChangePreview['lines'] {
  const credit = net.amount - price.amount;
  return [
    { kind: 'plan', money: price, percent: null },
    ...(credit === 0 ? [] : [{ kind: 'credit' as const, money: { ...price, amount: credit }, percent: null }]),
    { kind: 'vat', money: vat, percent: vatPercent },
  ];
}

/** Of the payment that follows what is paid today; for a change at the period's end, of that one. */
function nextPayment(
  kind: ChangePreview['kind'],
  buyer: Buyer,
  charge: Charge | null,
  { planId, cycle }: { planId: PlanId; cycle: Cycle },
): ChangePreview['next'] {
  const { subscription } = buyer;
  if (charge) {
    const method = { payWay: 'card', methodId: '' } as const;
    const at = nextPaymentAt({ ...RENEWING, method, periodEnd: charge.periodEnd });
    return at && { at: at.toISOString(), total: taxed(buyer, charge.price).total };
  }
  if (!subscription || kind === 'cancel' || planId === 'free') return null;
  const planned = kind === 'downgrade' ? { ...subscription, ...RENEWING, next: { planId, cycle } } : subscription;
  const at = nextPaymentAt(planned);
  return at && { at: at.toISOString(), total: renewing(buyer, planned).total };
}

/** What the present plan has and the other one has not. */
async function locksOf(account: AccountRow, target: PlanId, at: string, now: Date): Promise<Lock[]> {
  const present = plans[planAt(account.plan, now)];
  const wanted = plans[target];
  const loses = (feature: Feature): boolean => present.features.includes(feature) && !wanted.features.includes(feature);
  const lock = (kind: Lock['kind'], [before, after]: readonly (number | null)[] = []): Lock =>
    // oxlint-disable-next-line unicorn/no-thenable -- a figure of the contract, which nobody awaits
    ({ kind, at, now: before ?? null, then: after ?? null });
  const live = loses('premium-templates') ? await findLivePage(account.accountId) : null;
  const isDesignLost = live !== null && !isDesignIncluded(live.design, { id: target, trialEndsAt: null }, now);
  const limits = [present.questionsPerMonth, wanted.questionsPerMonth] as const;
  return [
    ...(loses('assistant') ? [lock('assistant')] : []),
    ...(limits[1] < limits[0] ? [lock('questions', limits)] : []),
    ...(isDesignLost ? [lock('premium-template')] : []),
    ...(loses('business-card') ? [lock('business-card')] : []),
  ];
}
