/** The addresses of plans and of changes to them: what somebody wants goes along, so that it survives a reload. */
import { features, planIds, type Feature, type PlanId } from '../../../../shared/model/account.ts';
import { cycles, type Cycle } from '../../../../shared/model/billing.ts';
import { pathTo } from '../../../lib/routes.ts';

/** A plan and its cycle; `free` is cancelling. */
export type Choice = { planId: PlanId; cycle: Cycle };

/** The screen that rehearses a change and takes it. */
export function checkoutPath({ planId, cycle }: Choice): string {
  return `${pathTo('checkout')}?${new URLSearchParams({ plan: planId, cycle })}`;
}

/** Null when the address names no plan: then it is about the payment that is open. */
export function readChoice(search: URLSearchParams): Choice | null {
  const planId = planIds.find((id) => id === search.get('plan'));
  const cycle = cycles.find((one) => one === search.get('cycle')) ?? 'monthly';
  return planId === undefined ? null : { planId, cycle };
}

/** The feature that led somebody to the plans; see `plansPath`. */
export function readWanted(search: URLSearchParams): Feature | null {
  return features.find((feature) => feature === search.get('want')) ?? null;
}
