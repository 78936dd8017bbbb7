/** The leads that the filters choose, and how one of them is changed on the screen before the server knows. */
import { useCallback } from 'react';
import type { Lead } from '../../../../shared/model/conversation.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { useGrowingCall, whenLookedAtAgain } from '../conversations/use-growing-call.ts';
import { toLeadsInput, type LeadFilters } from './lead-filters.ts';

export type ReplaceLead = (leadId: string, change: (lead: Lead) => Lead) => void;
/** It went to another folder. */
export type RemoveLead = (leadId: string) => void;

export function useLeadList(filters: LeadFilters) {
  const input = toLeadsInput(filters);
  const list = useGrowingCall('getLeads', input, { order: filters.order, swr: whenLookedAtAgain });
  const { mutate } = list;
  const replace: ReplaceLead = useCallback(
    (leadId, change) => void mutate((answer) => withLead(answer, leadId, change), { revalidate: false }),
    [mutate],
  );
  const remove: RemoveLead = useCallback(
    (leadId) => void mutate((answer) => withoutLead(answer, leadId), { revalidate: true }),
    [mutate],
  );
  return { ...list, replace, remove };
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
