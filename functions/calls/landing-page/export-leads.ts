import type { exportLeads as contract } from '../../../shared/calls/landing-page.ts';
import { clockTimeIn } from '../../../shared/rules/zoned-time.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { listLeads } from '../../domain/conversations/find-lead.ts';
import { toCard } from '../../domain/leads/lead-cards.ts';
import { TABLE_HEAD, toTableLine } from '../../domain/leads/lead-table.ts';
import { filterLeads } from '../../domain/leads/look-at-leads.ts';
import type { Handler } from '../../kit/call-group.ts';
import { joinWithin } from '../../kit/join-within.ts';
import { raiseSignal } from '../../kit/security-signals.ts';

const MOST_LEADS = 5_000;
export const exportLeads: Handler<typeof contract> = async ({ format, folder = 'inbox', ...filter }, context) => {
  const { actor, now } = context;
  const [account, all] = await Promise.all([
    findAccount(actor.id),
    listLeads(actor.id, { order: 'newest', folder, most: MOST_LEADS + 1 }, now),
  ]);
  const timeZone = account?.timeZone ?? 'UTC';
  const leads = filterLeads(all.slice(0, MOST_LEADS), filter, now);
  const isTable = format === 'csv';
  const pieces = leads.map((lead) => (isTable ? toTableLine(lead, timeZone) : toCard(lead)));
  const { content, count } = joinWithin(isTable ? TABLE_HEAD : '', pieces);
  raiseSignal('DataExports', { what: 'leads', accountId: actor.id });
  return {
    fileName: `leads-${clockTimeIn(timeZone, now).date}.${isTable ? 'csv' : 'vcf'}`,
    contentType: `${isTable ? 'text/csv' : 'text/vcard'}; charset=utf-8`,
    content,
    count,
    isCut: count < leads.length || all.length > MOST_LEADS,
  };
};
