/** What cancelling a policy today would do: the rule of the version that it was bought with (shared/insurance/refund.ts). */
import type { Cancellation } from '../../../shared/insurance/portal.ts';
import { refundOf } from '../../../shared/insurance/refund.ts';
import { daysBetween } from '../../../shared/rules/calendar-date.ts';
import { paidOf } from '../insurance/paid-of.ts';
import { checkIsOpen, type OwnPolicy } from './own-policy.ts';

/** Throws `policy_closed`. */
export function rehearseCancellation(own: OwnPolicy): Cancellation {
  checkIsOpen(own);
  const { policy, definition, today } = own;
  const { start, end, issuedOn, hasClaim } = policy;
  const { currency } = definition;
  const { paid, unpaid, charges } = paidOf(policy);
  const given = { term: { start, end }, issuedOn, cancelledOn: today, paid, charges, currency, hasClaim };
  const { amount, reason } = refundOf(definition.refund, given);
  const daysInAll = daysBetween(start, end) + 1;
  return {
    cancelledOn: today,
    refund: { amount, currency },
    reason,
    paid: { amount: paid, currency },
    daysLeft: today < start ? daysInAll : daysBetween(today, end),
    daysInAll,
    hasClaim,
    unpaid: { amount: unpaid, currency },
  };
}
