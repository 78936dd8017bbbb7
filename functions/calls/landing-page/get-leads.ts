import type { getLeads as contract } from '../../../shared/calls/landing-page.ts';
import { listLeads } from '../../domain/conversations/find-lead.ts';
import { filterLeads, isReminderDue, medianAnswerSeconds } from '../../domain/leads/look-at-leads.ts';
import type { Handler } from '../../kit/call-group.ts';
import { takePage } from '../../kit/take-page.ts';

const ANSWERS_MS = 28 * 86_400_000;

export const getLeads: Handler<typeof contract> = async ({ folder = 'inbox', ...filter }, { actor, paging, now }) => {
  const order = paging.orderBy === 'oldest' ? 'oldest' : 'newest';
  const since = new Date(now.getTime() - ANSWERS_MS).toISOString();
  const [all, recent] = await Promise.all([
    listLeads(actor.id, { order, folder }, now),
    listLeads(actor.id, { order: 'newest', folder: 'inbox', since }, now),
  ]);
  const leads = filterLeads(all, filter, now);
  const { rows, hasMore } = takePage(leads, paging);
  return {
    leads: rows,
    total: leads.length,
    hasMore,
    due: all.filter((lead) => isReminderDue(lead, now)).length,
    medianAnswerSeconds: medianAnswerSeconds(recent),
  };
};
