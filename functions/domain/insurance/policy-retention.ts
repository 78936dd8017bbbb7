/**
 * How long policies are kept: seven years after their end, as insurers have to keep what contracts and accounts rest on
 * (six years of limitation in the United Kingdom, seven of business records in Hong Kong and Malaysia; docs/retention.md).
 */
import { KEPT_POLICY_YEARS } from '../../../shared/model/lifecycle.ts';
import { endDate } from '../../../shared/rules/end-date.ts';
import { duePut } from '../../kit/due-rows.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import type { PolicyRow } from './policy-rows.ts';

/** The moment from which nothing of a policy is kept. */
export function keptUntil({ end }: Pick<PolicyRow, 'end'>): Date {
  const day = endDate({ start: end, unit: 2, length: KEPT_POLICY_YEARS, extraDays: 1 });
  if (day === undefined) throw new Error(`No day is ${KEPT_POLICY_YEARS} years after ${end}.`);
  return new Date(`${day}T00:00:00.000Z`);
}

/** The work that deletes the policy then. */
export const forgetAtEnd = (policy: Pick<PolicyRow, 'policyId' | 'end'>): TransactItem =>
  duePut(
    { id: `FORGET-POLICY#${policy.policyId}`, job: 'forget-policy', payload: { policyId: policy.policyId } },
    keptUntil(policy),
  );
