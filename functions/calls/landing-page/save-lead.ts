import type { saveLead as contract } from '../../../shared/calls/landing-page.ts';
import type { Lead, LeadFolder } from '../../../shared/model/conversation.ts';
import { binLead, changeLead, remindOfLead, restoreLead } from '../../domain/conversations/change-lead.ts';
import { findLead } from '../../domain/conversations/find-lead.ts';
import { readLeadSettings } from '../../domain/leads/lead-settings.ts';
import { webhookItems } from '../../domain/leads/tell-of-lead.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import type { OwnerContext } from '../../kit/context.ts';

export const saveLead: Handler<typeof contract> = async ({ leadId, folder, remindAt, ...changes }, context) => {
  const { actor, now } = context;
  if (folder !== undefined) await move(context, leadId, folder);
  if (remindAt !== undefined) await remindOfLead(actor.id, leadId, remindAt);
  return changeLead(actor.id, leadId, changes, now);
};

/** A lead that lies there already stays: moving twice is moving once. */
async function move(context: OwnerContext, leadId: string, folder: Exclude<LeadFolder, 'spam'>): Promise<void> {
  const { actor, now } = context;
  const found = await findLead(actor.id, leadId, now);
  if (!found) throw new AppError('not_found');
  if (found.lead.folder === folder) return;
  if (folder === 'deleted') return binLead(actor.id, leadId, now);
  return restoreLead(actor.id, found.lead, await followUpsOf(found.lead, context), now);
}

/** Who was taken for spam is a lead only now: the owner's systems hear of it. */
async function followUpsOf({ leadId, spamReason }: Lead, { actor, now, newId }: OwnerContext) {
  if (spamReason === null) return [];
  return webhookItems(actor.id, leadId, await readLeadSettings(actor.id), newId(), now);
}
