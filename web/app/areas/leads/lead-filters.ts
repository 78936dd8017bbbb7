/** Which leads the owner looks at; it lives in the address. */
import { leadFolders, leadStatuses, type Lead, type LeadFolder } from '../../../../shared/model/conversation.ts';
import type { InputOfCall } from '../../../lib/api/call-types.ts';
import type { Order } from '../conversations/order.ts';

export type LeadStatus = Lead['status'];

export type LeadFilters = {
  folder: LeadFolder;
  status: LeadStatus | 'all';
  text: string;
  /** Only those whose reminder is due. */
  isDue: boolean;
  order: Order;
};

/** As long as the call takes. */
const LONGEST_TEXT = 100;

/** Reads `?folder=spam&status=new&text=berg&due=1&order=oldest`; what is missing or unknown does not filter. */
export function readLeadFilters(search: URLSearchParams): LeadFilters {
  return {
    folder: leadFolders.find((folder) => folder === search.get('folder')) ?? 'inbox',
    status: leadStatuses.find((status) => status === search.get('status')) ?? 'all',
    text: (search.get('text') ?? '').slice(0, LONGEST_TEXT),
    isDue: search.get('due') === '1',
    order: search.get('order') === 'oldest' ? 'oldest' : 'newest',
  };
}

export function writeLeadFilters({ folder, status, text, isDue, order }: LeadFilters): URLSearchParams {
  return new URLSearchParams({
    ...(folder === 'inbox' ? {} : { folder }),
    ...(status === 'all' ? {} : { status }),
    ...(text === '' ? {} : { text }),
    ...(isDue ? { due: '1' } : {}),
    ...(order === 'newest' ? {} : { order }),
  });
}

export function toLeadsInput({ folder, status, text, isDue }: LeadFilters): InputOfCall<'getLeads'> {
  const words = text.trim();
  return {
    ...(folder === 'inbox' ? {} : { folder }),
    ...(status === 'all' ? {} : { status }),
    ...(words === '' ? {} : { text: words }),
    ...(isDue ? { isDue } : {}),
  };
}

/** Whether less than a whole folder is shown. */
export function isFiltered({ status, text, isDue }: LeadFilters): boolean {
  return status !== 'all' || text.trim() !== '' || isDue;
}
