/** What a new lead sets going: mail and alert to its owner, now or at the end of the quiet hours, and the webhook. */
import type { Lead } from '../../../shared/model/conversation.ts';
import { dueJoin } from '../../kit/due-rows.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import type { PageOwner } from '../conversations/figures.ts';
import type { AlertOrder } from './alert-claims.ts';
import type { LeadSettingsRow } from './lead-settings.ts';
import { endOfQuietHours } from './quiet-hours.ts';
import { deliveryItems } from './webhook-deliveries.ts';

/** The items of the transaction that writes the lead. */
export function mailItem(
  owner: PageOwner,
  lead: Lead,
  settings: Pick<LeadSettingsRow, 'quietHours'>,
  id: string,
  now: Date,
): TransactItem {
  const { accountId, timeZone } = owner;
  const heldUntil = settings.quietHours && endOfQuietHours(settings.quietHours, timeZone, now);
  if (!heldUntil) {
    const payload = { template: 'lead', accountId, leadId: lead.leadId };
    return outboxPut('conversations', { id, job: 'send-message', payload }, now);
  }
  // The first lead of the night says from when on the mail tells.
  const payload = { template: 'held-leads', accountId, since: lead.createdAt };
  return dueJoin({ id: `HELD-LEADS#${accountId}`, job: 'send-message', payload }, heldUntil);
}

/** Nothing when the owner wants no alerts. */
export function alertItems(
  { accountId, timeZone }: PageOwner,
  { leadId, createdAt }: Lead,
  settings: LeadSettingsRow,
  now: Date,
): TransactItem[] {
  if (!settings.alertPhone || !settings.alertChannel) return [];
  const heldUntil = settings.quietHours && endOfQuietHours(settings.quietHours, timeZone, now);
  if (!heldUntil) {
    const payload: AlertOrder = { accountId, leadId };
    return [outboxPut('conversations', { id: `ALERT#${leadId}`, job: 'send-alert', payload }, now)];
  }
  const payload: AlertOrder = { accountId, since: createdAt };
  return [dueJoin({ id: `HELD-ALERT#${accountId}`, job: 'send-alert', payload }, heldUntil)];
}

/** Nothing when the owner has no webhook, or it is off. */
export function webhookItems(
  accountId: string,
  leadId: string,
  settings: LeadSettingsRow,
  id: string,
  now: Date,
): TransactItem[] {
  return settings.isWebhookOn ? deliveryItems({ accountId, deliveryId: id }, leadId, now) : [];
}
