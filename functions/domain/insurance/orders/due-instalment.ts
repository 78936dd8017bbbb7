/** Instalments that are owed. */
import type * as z from 'zod';
import type { DueInstalment, PolicyInstalment } from '../../../../shared/insurance/policy.ts';
import type { PolicyRow } from '../policy-rows.ts';

export type Part = z.infer<typeof PolicyInstalment>;

/** In the order in which they are due. */
export const unpaidParts = ({ instalments }: Pick<PolicyRow, 'instalments'>): Part[] =>
  instalments.filter(({ paidOn }) => paidOn === null);

/**
 * The first instalment that is not paid, once its day has come; null before, and for a cancelled policy.
 * @param today where the product is sold
 */
export function dueInstalmentOf(policy: PolicyRow, today: string): DueInstalment | null {
  const first = policy.cancelledOn === null ? unpaidParts(policy)[0] : undefined;
  if (first === undefined || today < first.due) return null;
  const { number, due, money } = first;
  return { number, due, money, count: policy.instalments.length };
}
