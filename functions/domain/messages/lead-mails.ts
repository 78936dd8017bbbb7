/** The words of mails about leads: one that came, those of the night, and one that the owner wants to be reminded of. */
import type { Lead } from '../../../shared/model/conversation.ts';
import { documentTag, type LanguageValue } from '../../../shared/places/languages.ts';
import { checkEmail } from '../../../shared/rules/email.ts';
import { environment } from '../../kit/environment.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findLead, listLeads, type FoundLead } from '../conversations/find-lead.ts';
import { conversationLines } from './conversation-lines.ts';
import type { OwnerMessage, Words } from './send-owner-mail.ts';
import { fill } from '../../kit/read-texts.ts';
import { type MailTexts } from './mail-texts.ts';

/** Leads of a night that a mail names; the others are in the inbox. */
const MOST_LEADS = 20;

type LeadMessage = Extract<OwnerMessage, { template: 'lead' | 'held-leads' | 'reminder' }>;

export const leadSettingsLink = (): string => `${environment.appOrigin()}/app/leads/settings`;
const leadsLink = (): string => `${environment.appOrigin()}/app/leads`;

/** Null when what the mail is about is gone. */
export async function leadMailWords(
  message: LeadMessage,
  { accountId, timeZone, language }: AccountRow,
  texts: MailTexts,
): Promise<Words | null> {
  const now = new Date();
  if (message.template === 'held-leads') return heldWords(accountId, message.since, texts, now);
  const found = await findLead(accountId, message.leadId, now);
  if (!found || found.lead.folder !== 'inbox') return null;
  if (message.template === 'lead') return newLeadWords(found, texts, now);
  // Moved or taken back since: another mail tells of it, or none.
  if (found.lead.remindAt !== message.remindAt) return null;
  return reminderWords(found.lead, timeOf(found.lead.createdAt, timeZone, language), texts);
}

async function newLeadWords({ lead, path, talk }: FoundLead, texts: MailTexts, now: Date): Promise<Words> {
  const page = `${environment.appOrigin()}/${path}`;
  return {
    subject: fill(texts.leadSubject, { name: lead.name }),
    paragraphs: [
      fill(texts.leadText, { name: lead.name, page }),
      ...factsOf(lead, texts),
      ...(await conversationLines(talk.accountId, talk.conversationId, now)),
    ],
    links: waysToAnswer(lead, texts),
    ...replyTo(lead),
  };
}

function reminderWords(lead: Lead, time: string, texts: MailTexts): Words {
  return {
    subject: fill(texts.reminderSubject, { name: lead.name }),
    paragraphs: [
      fill(texts.reminderText, { name: lead.name, time }),
      ...factsOf(lead, texts),
      ...(lead.note === '' ? [] : [fill(texts.leadNote, { note: lead.note })]),
    ],
    links: waysToAnswer(lead, texts),
    ...replyTo(lead),
    unsubscribe: leadSettingsLink(),
  };
}

/** One lead of the night is told like any other. */
async function heldWords(accountId: string, since: string, texts: MailTexts, now: Date): Promise<Words | null> {
  const leads = await listLeads(accountId, { order: 'oldest', folder: 'inbox', since }, now);
  const [first] = leads;
  if (!first) return null;
  if (leads.length === 1) {
    const found = await findLead(accountId, first.leadId, now);
    const words = found && (await newLeadWords(found, texts, now));
    return words && { ...words, unsubscribe: leadSettingsLink() };
  }
  return {
    subject: fill(texts.heldSubject, { count: String(leads.length) }),
    paragraphs: [
      texts.heldText,
      ...leads.slice(0, MOST_LEADS).map((lead) => [lead.name, ...factsOf(lead, texts)].join('\n')),
    ],
    links: [{ label: texts.openLeads, href: leadsLink() }],
    unsubscribe: leadSettingsLink(),
  };
}

function factsOf({ phone, message, asked, product }: Lead, texts: MailTexts): string[] {
  return [
    fill(texts.leadPhone, { phone }),
    ...(product ? [fill(texts.leadProduct, { product })] : []),
    ...(message ? [fill(texts.leadMessage, { message })] : []),
    ...(asked ? [fill(texts.leadAsked, { asked })] : []),
  ];
}

function waysToAnswer({ phone }: Lead, texts: MailTexts): NonNullable<Words['links']> {
  return [
    { label: texts.call, href: `tel:${phone}` },
    { label: texts.whatsapp, href: `https://wa.me/${phone.replace('+', '')}` },
    { label: texts.openLeads, href: leadsLink() },
  ];
}

/** A mail service refuses any other local part: the lead would never be told. */
const PLAIN_ADDRESS = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*@/;

/** The mail address that the visitor wrote into the message, so that the owner can just answer. */
function replyTo({ message }: Lead): Pick<Words, 'replyTo'> {
  const address = message
    .split(/[\s<>()[\],;:"']+/)
    .map((word) => word.replace(/\.+$/, ''))
    .find((word) => PLAIN_ADDRESS.test(word) && checkEmail(word) === undefined);
  return address === undefined ? {} : { replyTo: address };
}

function timeOf(iso: string, timeZone: string, language: LanguageValue): string {
  return new Intl.DateTimeFormat(documentTag(language), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
}
