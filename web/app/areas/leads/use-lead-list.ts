/** The leads that the filters choose, and how one of them is changed on the screen before the server knows. */
import { useCallback } from 'react';
import type { Lead } from '../../../../shared/model/conversation.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useGrowingPages } from '../conversations/use-growing-pages.ts';
import { useLastAnswer } from '../conversations/use-last-answer.ts';
import { toLeadsInput, type LeadFilters } from './lead-filters.ts';

/** Leads come in while the owner is elsewhere, and go from folder to folder: a list that is looked at again is asked for again. */
const whenLookedAtAgain = { revalidateOnFocus: true, dedupingInterval: 0 };

export type ReplaceLead = (leadId: string, change: (lead: Lead) => Lead) => void;
/** It went to another folder. */
export type RemoveLead = (leadId: string) => void;

export function useLeadList(filters: LeadFilters) {
  const input = toLeadsInput(filters);
  const { paging, showMore } = useGrowingPages(JSON.stringify(filters), filters.order);
  const { data, error, mutate } = useCall('getLeads', input, { paging, swr: whenLookedAtAgain });
  const replace: ReplaceLead = useCallback(
    (leadId, change) => void mutate((answer) => withLead(answer, leadId, change), { revalidate: false }),
    [mutate],
  );
  const remove: RemoveLead = useCallback(
    (leadId) => void mutate((answer) => withoutLead(answer, leadId), { revalidate: true }),
    [mutate],
  );
  return {
    answer: useLastAnswer(data),
    error,
    /** What is shown belongs to other filters, or is shorter than what was asked for. */
    isStale: data === undefined,
    retry: () => void mutate(),
    showMore,
    replace,
    remove,
  };
}

type LeadsAnswer = OutputOfCall<'getLeads'>;

function withLead(answer: LeadsAnswer | undefined, leadId: string, change: (lead: Lead) => Lead) {
  if (answer === undefined) return undefined;
  return { ...answer, leads: answer.leads.map((lead) => (lead.leadId === leadId ? change(lead) : lead)) };
}

function withoutLead(answer: LeadsAnswer | undefined, leadId: string) {
  if (answer === undefined) return undefined;
  const leads = answer.leads.filter((lead) => lead.leadId !== leadId);
  return { ...answer, leads, total: answer.total - (answer.leads.length - leads.length) };
}
