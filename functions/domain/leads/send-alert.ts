/** Tells an owner's phone of a lead, beside the mail. What cannot be sent is shown in the settings; the mail has it. */
import type { Lead } from '../../../shared/model/conversation.ts';
import type { AlertChannel, LeadAlert } from '../../../shared/model/lead-settings.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { environment } from '../../kit/environment.ts';
import type { Logger } from '../../kit/logger.ts';
import { findAccount } from '../accounts/find-account.ts';
import { findLead, listLeads } from '../conversations/find-lead.ts';
import { dayIn } from '../conversations/owner-days.ts';
import { leadSms, leadsSms } from '../messages/alert-texts.ts';
import { isOptedOut, sendSms } from '../messages/send-sms.ts';
import { sendWhatsApp } from '../messages/send-whatsapp.ts';
import { mailTexts } from '../messages/mail-texts.ts';
import { claimAlert, type AlertOrder } from './alert-claims.ts';
import { noteAlertOutcome, readLeadSettings } from './lead-settings.ts';

/** Safe to repeat: an alert is sent at most once. */
export async function sendAlert(order: AlertOrder, now: Date, log: Logger): Promise<void> {
  const { accountId } = order;
  const [account, settings, leads] = await Promise.all([
    findAccount(accountId),
    readLeadSettings(accountId),
    leadsOf(order, now),
  ]);
  const { alertPhone: phone, alertChannel: channel, alertFailure } = settings;
  if (account?.status !== 'active' || !phone || !channel || leads.length === 0) return;
  const claim = await claimAlert(order, dayIn(account.timeZone, now), now);
  if (claim === 'done') return;
  const reason =
    claim === 'used_up' ? claim : await trySending({ phone, channel, language: account.language }, leads, log);
  if (reason === null && alertFailure === null) return;
  await noteAlertOutcome(accountId, phone, reason && { reason, at: now.toISOString() });
}

/** Those that still lie in the inbox. */
async function leadsOf(order: AlertOrder, now: Date): Promise<Lead[]> {
  if ('since' in order)
    return listLeads(order.accountId, { order: 'oldest', folder: 'inbox', since: order.since }, now);
  const found = await findLead(order.accountId, order.leadId, now);
  return found?.lead.folder === 'inbox' ? [found.lead] : [];
}

type Recipient = { phone: string; channel: AlertChannel; language: LanguageValue };
type Reason = NonNullable<LeadAlert['failure']>['reason'];

/** Null when it was sent. */
async function trySending(recipient: Recipient, leads: readonly Lead[], log: Logger): Promise<Reason | null> {
  try {
    await send(recipient, leads);
    return null;
  } catch (error) {
    log.error('alert.not_sent', error, { channel: recipient.channel });
    return isOptedOut(error) ? 'stopped' : 'not_sent';
  }
}

async function send({ phone, channel, language }: Recipient, leads: readonly Lead[]): Promise<void> {
  const link = `${environment.appOrigin()}/app/leads`;
  const [lead, ...others] = leads;
  if (!lead) return;
  if (channel === 'whatsapp') {
    return others.length === 0
      ? sendWhatsApp(phone, { template: 'lead', language, values: [lead.name, lead.phone, link] })
      : sendWhatsApp(phone, { template: 'leads', language, values: [String(leads.length), link] });
  }
  const texts = mailTexts(language);
  await sendSms(phone, others.length === 0 ? leadSms(lead, link, texts) : leadsSms(leads.length, link, texts));
}
