/**
 * A look at a policy's papers two minutes after they were paid for: a due row that goes when they are there. When its time
 * comes, they are late (functions/jobs/issue-policy).
 */
import { papersLateAt } from '../../../shared/insurance/papers-late.ts';
import { dueDelete, duePut } from '../../kit/due-rows.ts';
import type { TransactItem } from '../../kit/outbox.ts';

const idOf = (policyId: string): string => `PAPERS#${policyId}`;

/** @param since when they were paid for */
export function awaitPapers(policyId: string, since: string): TransactItem {
  const payload = { policyId, occasion: 'late' };
  return duePut({ id: idOf(policyId), job: 'issue-policy', payload }, papersLateAt(since));
}

export const papersAreThere = (policyId: string): TransactItem => dueDelete(idOf(policyId));
