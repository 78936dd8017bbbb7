/** Where an account stands with its plan, and what can be done about each plan from there. */
import { planAt, type Account, type PlanId } from '../../../../shared/model/account.ts';
import type { Cycle, Subscription } from '../../../../shared/model/billing.ts';
import type { PlanOffer } from './use-billing.ts';

export type Standing = {
  planId: PlanId;
  /** The trial of `planId` is running. */
  isTrial: boolean;
  subscription: Subscription | null;
};

export function standingOf(plan: Account['plan'], subscription: Subscription | null, now: Date): Standing {
  const planId = planAt(plan, now);
  return { planId, isTrial: plan.isTrial && planId !== 'free', subscription };
}

export type PlanAction =
  /** What one has already, in this cycle. */
  | { kind: 'current' }
  /** What it becomes at the end of the period. */
  | { kind: 'planned'; at: string }
  | { kind: 'choose' }
  /** The same plan in the other cycle. */
  | { kind: 'other-cycle' }
  /** Priced for each company by itself. */
  | { kind: 'enquire' }
  | { kind: 'none' };

export function actionOn(offer: PlanOffer, cycle: Cycle, { planId, isTrial, subscription }: Standing): PlanAction {
  if (offer.isByEnquiry) return { kind: 'enquire' };
  if (subscription === null) return actionWithout(offer, planId, isTrial);
  if (subscription.billedBy === 'store') return { kind: offer.planId === planId ? 'current' : 'none' };
  const next = subscription.status === 'cancelled' ? 'free' : subscription.next?.planId;
  const isNextCycle = offer.planId === 'free' || subscription.next?.cycle === cycle;
  if (next === offer.planId && isNextCycle) return { kind: 'planned', at: subscription.periodEnd };
  if (offer.planId !== subscription.planId) return { kind: 'choose' };
  return { kind: cycle === subscription.cycle ? 'current' : 'other-cycle' };
}

/** Without a subscription Free is what comes by itself, and a plan on trial can be kept. */
function actionWithout({ planId: offered }: PlanOffer, planId: PlanId, isTrial: boolean): PlanAction {
  if (offered === planId && !isTrial) return { kind: 'current' };
  return { kind: offered === 'free' ? 'none' : 'choose' };
}
