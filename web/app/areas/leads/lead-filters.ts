/** Which leads the owner looks at; it lives in the address. */
import { leadStatuses, type Lead } from '../../../../shared/model/conversation.ts';
import type { InputOfCall } from '../../../lib/api/call-types.ts';
import type { Order } from '../conversations/order-select.tsx';

export type LeadStatus = Lead['status'];

export type LeadFilters = { status: LeadStatus | 'all'; text: string; order: Order };

/** As long as the call takes. */
const LONGEST_TEXT = 100;

/** Reads `?status=new&text=berg&order=oldest`; what is missing or unknown does not filter. */
export function readLeadFilters(search: URLSearchParams): LeadFilters {
  return {
    status: leadStatuses.find((status) => status === search.get('status')) ?? 'all',
    text: (search.get('text') ?? '').slice(0, LONGEST_TEXT),
    order: search.get('order') === 'oldest' ? 'oldest' : 'newest',
  };
}

export function writeLeadFilters({ status, text, order }: LeadFilters): URLSearchParams {
  return new URLSearchParams({
    ...(status === 'all' ? {} : { status }),
    ...(text === '' ? {} : { text }),
    ...(order === 'newest' ? {} : { order }),
  });
}

export function toLeadsInput({ status, text }: LeadFilters): InputOfCall<'getLeads'> {
  const words = text.trim();
  return { ...(status === 'all' ? {} : { status }), ...(words === '' ? {} : { text: words }) };
}

export function isFiltered({ status, text }: LeadFilters): boolean {
  return status !== 'all' || text.trim() !== '';
}
