import type { PolicyCard } from '../../../shared/insurance/portal.ts';
import type { PolicyRow } from '../insurance/policy-rows.ts';

type Paid = Pick<PolicyRow, 'instalments' | 'cancelledOn'>;

/** The first part that is not paid; null when all is, and for a cancelled policy. */
export function nextPaymentOf({ instalments, cancelledOn }: Paid): PolicyCard['nextPayment'] {
  const next = cancelledOn === null ? instalments.find(({ paidOn }) => paidOn === null) : undefined;
  return next ? { due: next.due, money: next.money } : null;
}
