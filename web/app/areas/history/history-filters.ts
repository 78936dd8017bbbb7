/** Which conversations the owner looks at, and which of them is open; both live in the address. */
import type { InputOfCall } from '../../../lib/api/call-types.ts';
import type { Order } from '../conversations/order.ts';

export type HistoryFilters = {
  text: string;
  /** yyyy-mm-dd; empty: no limit. */
  from: string;
  to: string;
  withLead: boolean;
  order: Order;
};

export const noFilters: HistoryFilters = { text: '', from: '', to: '', withLead: false, order: 'newest' };

/** As long as the call takes. */
const LONGEST_TEXT = 100;

const date = /^\d{4}-\d{2}-\d{2}$/;

/** Reads `?text=price&from=2025-11-01&to=2025-11-30&lead=yes&order=oldest`; what is not right does not filter. */
export function readHistoryFilters(search: URLSearchParams): HistoryFilters {
  return {
    text: (search.get('text') ?? '').slice(0, LONGEST_TEXT),
    from: readDate(search.get('from')),
    to: readDate(search.get('to')),
    withLead: search.get('lead') === 'yes',
    order: search.get('order') === 'oldest' ? 'oldest' : 'newest',
  };
}

/** The search of filters and open conversation; what does not filter is left out. */
export function writeHistorySearch(filters: HistoryFilters, conversationId: string | null): URLSearchParams {
  return new URLSearchParams({
    ...(filters.text.trim() === '' ? {} : { text: filters.text.trim() }),
    ...(filters.from === '' ? {} : { from: filters.from }),
    ...(filters.to === '' ? {} : { to: filters.to }),
    ...(filters.withLead ? { lead: 'yes' } : {}),
    ...(filters.order === 'newest' ? {} : { order: filters.order }),
    ...(conversationId === null ? {} : { conversation: conversationId }),
  });
}

export function toHistoryInput({ text, from, to, withLead }: HistoryFilters): InputOfCall<'getChatHistory'> {
  return {
    ...(text.trim() === '' ? {} : { text: text.trim() }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    ...(withLead ? { withLead } : {}),
  };
}

/** How many of the filters behind the button are set. */
export function countFilters({ from, to, withLead }: HistoryFilters): number {
  return [from !== '', to !== '', withLead].filter(Boolean).length;
}

export function isFiltered(filters: HistoryFilters): boolean {
  return filters.text.trim() !== '' || countFilters(filters) > 0;
}

function readDate(text: string | null): string {
  if (text === null || !date.test(text)) return '';
  return Number.isNaN(Date.parse(text)) ? '' : text;
}
