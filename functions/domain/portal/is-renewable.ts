import { addDays } from '../../../shared/rules/zoned-time.ts';
import { isRenewed } from '../insurance/renewal-reminders.ts';
import type { OwnPolicy } from './own-policy.ts';

/** How long after its end a policy is still renewed, not bought anew. */
const LATE_DAYS = 30;

/** From the first reminder until thirty days after the end, once. */
export function isRenewable({ policy, definition, today }: OwnPolicy): boolean {
  if (policy.cancelledOn !== null || policy.renewedBy !== null || !isRenewed(policy, definition)) return false;
  const first = addDays(policy.end, -Math.max(0, ...definition.renewal.remindDays));
  return today >= first && today <= addDays(policy.end, LATE_DAYS);
}
