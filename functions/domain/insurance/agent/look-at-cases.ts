/** What an agent asks of the list, and what came of it by product. */
import type { AgentCase, CaseStatus } from '../../../../shared/insurance/agent-case.ts';

export type CaseFilter = {
  status?: CaseStatus | undefined;
  text?: string | undefined;
  isDue?: boolean | undefined;
};

/**
 * Whether there is somebody to talk to: visitors who looked at a price and left no address are figures. What waits for a
 * decision is listed all the same.
 */
export function isListed({ case: { kind }, status, customer }: AgentCase): boolean {
  return kind === 'policy' || status === 'referred' || customer.email !== '';
}

/** Those of the status, that hold the words, in any case, and whose reminder is due, as far as each is asked for. */
export function filterCases(cases: readonly AgentCase[], { status, text, isDue }: CaseFilter, now: Date): AgentCase[] {
  const words = text?.trim().toLowerCase() ?? '';
  return cases.filter(
    (one) =>
      (!status || one.status === status) &&
      (!isDue || isReminderDue(one, now)) &&
      [...Object.values(one.customer), one.productName, one.policyNumber ?? '']
        .join('\n')
        .toLowerCase()
        .includes(words),
  );
}

export function isReminderDue({ remindAt }: Pick<AgentCase, 'remindAt'>, now: Date): boolean {
  return remindAt !== null && Date.parse(remindAt) <= now.getTime();
}

type Figure = { productCode: string; productName: string; begun: number; issued: number };

/** Of the caller's own customers; in the order of the products' names. The change of a policy is no new business. */
export function countCases(cases: readonly AgentCase[]): Figure[] {
  const figures = new Map<string, Figure>();
  for (const { case: one, productCode, productName, isMine, isChange } of cases) {
    if (!isMine || isChange) continue;
    const { begun, issued } = figures.get(productCode) ?? { begun: 0, issued: 0 };
    const isPolicy = one.kind === 'policy';
    figures.set(productCode, { productCode, productName, begun: begun + 1, issued: issued + (isPolicy ? 1 : 0) });
  }
  return [...figures.values()].toSorted((one, other) => one.productName.localeCompare(other.productName));
}
