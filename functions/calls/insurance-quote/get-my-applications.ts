import type { getMyApplications as contract } from '../../../shared/calls/agent-insurance.ts';
import { toCase } from '../../domain/insurance/agent/case-view.ts';
import { listCases } from '../../domain/insurance/agent/find-cases.ts';
import { countCases, filterCases, isListed, isReminderDue } from '../../domain/insurance/agent/look-at-cases.ts';
import type { Handler } from '../../kit/call-group.ts';
import { takePage } from '../../kit/take-page.ts';

export const getMyApplications: Handler<typeof contract> = async (filter, { actor, paging, language, now }) => {
  const found = await listCases(actor, now);
  const all = await Promise.all(found.map((one) => toCase(one, { language, now })));
  const listed = all.filter(isListed).toSorted((one, other) => other.at.localeCompare(one.at));
  const cases = filterCases(paging.orderBy === 'oldest' ? listed.toReversed() : listed, filter, now);
  const { rows, hasMore } = takePage(cases, paging);
  return {
    cases: rows,
    total: cases.length,
    hasMore,
    toDecide: listed.filter(({ decider }) => decider === 'you').length,
    due: listed.filter((one) => isReminderDue(one, now)).length,
    figures: countCases(all),
  };
};
