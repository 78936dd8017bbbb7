/** Applications that change a policy: which policy, what it costs by its own answers, and whether it still is as it was. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ChangedPolicy, ChangePrice, PriceView } from '../../../shared/insurance/application.ts';
import type { AnswerProblem } from '../../../shared/insurance/check-answers.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import type { Application } from '../../../shared/insurance/product.ts';
import { differenceOf, isTermPassed, moneyOf } from '../../../shared/insurance/policy-change.ts';
import { pricePlans } from '../../../shared/insurance/rate.ts';
import { termOf } from '../../../shared/insurance/term.ts';
import type { ApplicationRow, ChangesRow } from './application-rows.ts';
import { findPolicy } from './find-policies.ts';
import { paidOf } from './paid-of.ts';
import type { PolicyRow } from './policy-rows.ts';
import { applicationOfPolicy } from './renewal-reminders.ts';

type PolicyBefore = Omit<ChangedPolicy, 'isOutdated'>;

/** The policy as its change knows it from beginning to end; its term and price as they are by its own answers. */
export function changedPolicyOf(policy: PolicyRow, definition: ProductDefinition): PolicyBefore {
  const { policyId, number, issuedOn, plan, renews } = policy;
  const application = applicationOfPolicy(policy, definition);
  const { total, charges } = pricePlans(application, null).find((price) => price.plan === plan) ?? policy.price;
  const { start, end } = termOf(application) ?? policy;
  return {
    ...{ policyId, number, issuedOn, start, end, plan, isRenewal: renews !== null, before: { total, charges } },
  };
}

/** The policy, as long as a change of it that was begun can still be made; null once it cannot. */
export async function findUnchanged(changes: ChangesRow, today: string): Promise<PolicyRow | null> {
  const policy = await findPolicy(changes.policyId);
  return policy !== null && isUnchanged(policy, changes, today) ? policy : null;
}

/** Whether nothing that the change was worked out from is different now. */
export function isUnchanged(policy: PolicyRow, { basis }: ChangesRow, today: string): boolean {
  return policy.cancelledOn === null && today <= policy.end && basisOf(policy) === basis;
}

/** A fingerprint of what a change is worked out from. Documents, parts that are paid and who is told of it are not in it. */
export function basisOf({ version, answers, plan, price, start, end, hasClaim }: PolicyRow): string {
  const basis = [version, plan, price.total, start, end, hasClaim, sorted(answers)];
  return createHash('sha256').update(JSON.stringify(basis)).digest('base64url');
}

/** The table does not keep the order of names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, content]) => [name, sorted(content)]);
}

/** Whether nothing is different by it. */
export const isSameCover = (policy: PolicyRow, { answers, plan }: Pick<ApplicationRow, 'answers' | 'plan'>): boolean =>
  plan === policy.plan && isDeepStrictEqual(answers, policy.answers);

/** Days of cover that have passed stay as they were. */
export function termProblems(application: Application, changes: PolicyBefore, today: string): AnswerProblem[] {
  const term = termOf(application);
  if (term === undefined || !isTermPassed(changes, term, today)) return [];
  return [{ about: 'answer', question: '', person: null, code: 'term_passed', limit: null }];
}

/** What each plan costs more or less than the policy does. */
export function changePrices(
  prices: readonly PriceView[],
  application: Application,
  { policy, changes, today }: { policy: PolicyRow; changes: PolicyBefore; today: string },
): ChangePrice[] {
  const { before, start, end } = changes;
  const newTerm = termOf(application) ?? { start, end };
  const soFar = { ...paidOf(policy), hasClaim: policy.hasClaim };
  return prices.map(({ plan, currency, total, charges }) => {
    const counted = differenceOf({ before, now: { total, charges }, term: { start, end }, newTerm, today });
    return { plan, currency, before: before.total, now: total, ...counted, ...moneyOf(counted.difference, soFar) };
  });
}
