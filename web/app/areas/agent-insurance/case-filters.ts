/** Which applications and policies the owner looks at; it lives in the address. */
import { caseStatuses, type CaseStatus } from '../../../../shared/insurance/agent-case.ts';
import type { InputOfCall } from '../../../lib/api/call-types.ts';
import type { Order } from '../conversations/order.ts';

export type CaseFilters = {
  status: CaseStatus | 'all';
  text: string;
  /** Only those whose reminder is due. */
  isDue: boolean;
  order: Order;
};

/** As long as the call takes. */
const LONGEST_TEXT = 100;

/** Reads `?status=referred&text=lim&due=1&order=oldest`; what is missing or unknown does not filter. */
export function readCaseFilters(search: URLSearchParams): CaseFilters {
  return {
    status: caseStatuses.find((status) => status === search.get('status')) ?? 'all',
    text: (search.get('text') ?? '').slice(0, LONGEST_TEXT),
    isDue: search.get('due') === '1',
    order: search.get('order') === 'oldest' ? 'oldest' : 'newest',
  };
}

export function writeCaseFilters({ status, text, isDue, order }: CaseFilters): URLSearchParams {
  return new URLSearchParams({
    ...(status === 'all' ? {} : { status }),
    ...(text === '' ? {} : { text }),
    ...(isDue ? { due: '1' } : {}),
    ...(order === 'newest' ? {} : { order }),
  });
}

export function toCasesInput({ status, text, isDue }: CaseFilters): InputOfCall<'getMyApplications'> {
  const words = text.trim();
  return {
    ...(status === 'all' ? {} : { status }),
    ...(words === '' ? {} : { text: words }),
    ...(isDue ? { isDue } : {}),
  };
}

export function isFiltered({ status, text, isDue }: CaseFilters): boolean {
  return status !== 'all' || text.trim() !== '' || isDue;
}
