import type { getLeads as contract } from '../../../shared/calls/landing-page.ts';
import { listLeads } from '../../domain/conversations/find-lead.ts';
import type { Handler } from '../../kit/call-group.ts';
import { takePage } from '../../kit/take-page.ts';

export const getLeads: Handler<typeof contract> = async ({ status, text }, { actor, paging }) => {
  const words = text?.trim().toLowerCase() ?? '';
  const leads = (await listLeads(actor.id, paging.orderBy === 'oldest' ? 'oldest' : 'newest')).filter(
    (lead) =>
      (!status || lead.status === status) &&
      `${lead.name} ${lead.phone} ${lead.message} ${lead.asked} ${lead.note}`.toLowerCase().includes(words),
  );
  const { rows, hasMore } = takePage(leads, paging);
  return { leads: rows, total: leads.length, hasMore };
};
