/** A customer's policy, read with the customer in hand: what is not bound to them is not there (SECURITY.md T2). */
import type { PolicyState } from '../../../shared/insurance/policy.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { isWritten } from '../billing/order-states.ts';
import { todayOf } from '../insurance/applications.ts';
import { findPolicy } from '../insurance/find-policies.ts';
import { definitionOf } from '../insurance/find-product.ts';
import type { PolicyRow } from '../insurance/policy-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'insurance', actions: ['PutItem', 'UpdateItem'] }],
};

/** Writes of the same policy at the same time that are waited for. */
const MOST_TRIES = 4;

export type OwnPolicy = { policy: PolicyRow; definition: ProductDefinition; today: string };

/** Throws `not_found` for another customer's, for one that is bound to nobody, and for one that there never was alike. */
export async function getOwnPolicy(customerId: string, policyId: string, now: Date): Promise<OwnPolicy> {
  const policy = await findPolicy(policyId);
  if (policy?.customerId !== customerId) throw new AppError('not_found');
  const definition = await definitionOf(policy.productCode, policy.version);
  return { policy, definition, today: todayOf(definition, now) };
}

export function stateOf({ cancelledOn, start, end }: PolicyRow, today: string): PolicyState {
  if (cancelledOn !== null) return 'cancelled';
  if (today < start) return 'upcoming';
  return today > end ? 'ended' : 'active';
}

/** Throws `policy_closed` for one that has ended or is cancelled. */
export function checkIsOpen({ policy, today }: OwnPolicy): void {
  if (policy.cancelledOn !== null || today > policy.end) throw new AppError('policy_closed');
}

/**
 * Writes what is decided in the light of the policy as it is, and decides anew when somebody else was faster. Throws
 * `conflict` when that never ends.
 * @param decide no items where there is nothing to write
 */
export async function writeOwnPolicy<Answer>(
  read: () => Promise<OwnPolicy>,
  decide: (own: OwnPolicy) => Promise<{ items: TransactItem[]; answer: Answer }>,
): Promise<Answer> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { items, answer } = await decide(await read());
    if (items.length === 0 || (await isWritten(items))) return answer;
  }
  throw new AppError('conflict');
}
