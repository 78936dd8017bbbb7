/** What an owner asks of a list of leads. */
import type { Lead } from '../../../shared/model/conversation.ts';

export type LeadFilter = {
  status?: Lead['status'] | undefined;
  text?: string | undefined;
  isDue?: boolean | undefined;
};

/** Leads of the status, that hold the words, in any case, and whose reminder is due, as far as each is asked for. */
export function filterLeads(leads: readonly Lead[], { status, text, isDue }: LeadFilter, now: Date): Lead[] {
  const words = text?.trim().toLowerCase() ?? '';
  return leads.filter(
    (lead) =>
      (!status || lead.status === status) &&
      (!isDue || isReminderDue(lead, now)) &&
      `${lead.name} ${lead.phone} ${lead.message} ${lead.asked} ${lead.note} ${lead.product ?? ''}`
        .toLowerCase()
        .includes(words),
  );
}

export function isReminderDue({ remindAt }: Lead, now: Date): boolean {
  return remindAt !== null && Date.parse(remindAt) <= now.getTime();
}

/** How long half of the visitors waited at most, of those who were answered; null when nobody was. */
export function medianAnswerSeconds(leads: readonly Lead[]): number | null {
  const waits = leads
    .flatMap(({ createdAt, firstContactAt }) =>
      firstContactAt === null ? [] : [Math.max(0, Date.parse(firstContactAt) - Date.parse(createdAt)) / 1_000],
    )
    .sort((a, b) => a - b);
  const median = waits[Math.ceil(waits.length / 2) - 1];
  return median === undefined ? null : Math.round(median);
}
