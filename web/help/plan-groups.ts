import { planIds, type PlanId } from '../../shared/model/account.ts';
import { priorities, responseTimes, type ResponseTimes } from './support-terms.ts';

export type PlanGroup = { plans: readonly PlanId[]; times: ResponseTimes };

/** Plans that are answered equally soon stand together. */
export function planGroups(): readonly PlanGroup[] {
  const groups: { plans: PlanId[]; times: ResponseTimes }[] = [];
  for (const plan of planIds) {
    const times = responseTimes[plan];
    const group = groups.find((other) => areEqual(other.times, times));
    if (group) group.plans.push(plan);
    else groups.push({ plans: [plan], times });
  }
  return groups;
}

function areEqual(one: ResponseTimes, other: ResponseTimes): boolean {
  return priorities.every(
    (priority) => one[priority].amount === other[priority].amount && one[priority].unit === other[priority].unit,
  );
}
