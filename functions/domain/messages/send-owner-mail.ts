/** Mails to an owner that follow a change. The recipient is the account's own address, never one from the payload. */
import * as z from 'zod';
import type { Lead, Line, Message } from '../../../shared/model/conversation.ts';
import { environment } from '../../kit/environment.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findAccount } from '../accounts/find-account.ts';
import { readTranscript } from '../conversations/find-conversation.ts';
import { findLead } from '../conversations/find-lead.ts';
import { sendMail, type Mail } from './mail.ts';
import { fill, mailTexts, type MailTexts } from './texts.ts';

/** What an outbox row of the job `send-message` holds. */
export const OwnerMessage = z.discriminatedUnion('template', [
  z.strictObject({ template: z.literal('password-changed'), accountId: z.string() }),
  z.strictObject({ template: z.literal('account-locked'), accountId: z.string() }),
  z.strictObject({ template: z.literal('lead'), accountId: z.string(), leadId: z.string() }),
  z.strictObject({
    template: z.literal('person-wanted'),
    accountId: z.string(),
    agentName: z.string(),
    conversationId: z.string(),
    waitMinutes: z.number().int(),
  }),
]);
export type OwnerMessage = z.infer<typeof OwnerMessage>;

type Words = Pick<Mail, 'subject' | 'paragraphs' | 'links'>;

/** Sends nothing when the account, or what the mail is about, is gone. */
export async function sendOwnerMail(message: OwnerMessage): Promise<void> {
  const account = await findAccount(message.accountId);
  if (!account || account.status === 'deleted') return;
  const { texts, direction } = mailTexts(account.language);
  const words = await wordsOf(message, account, texts);
  if (words) await sendMail({ to: account.email, direction, footer: texts.footer, ...words });
}

async function wordsOf(message: OwnerMessage, account: AccountRow, texts: MailTexts): Promise<Words | null> {
  if (message.template === 'password-changed') {
    return { subject: texts.passwordChangedSubject, paragraphs: [texts.passwordChangedText] };
  }
  if (message.template === 'account-locked') {
    return { subject: texts.accountLockedSubject, paragraphs: [texts.accountLockedText] };
  }
  if (message.template === 'person-wanted') return personWords(message, texts);
  return leadWords(account.accountId, message.leadId, texts);
}

async function personWords(
  { accountId, conversationId, agentName, waitMinutes }: Extract<OwnerMessage, { template: 'person-wanted' }>,
  texts: MailTexts,
): Promise<Words> {
  const origin = environment.appOrigin();
  return {
    subject: texts.personSubject,
    paragraphs: [
      fill(texts.personText, { page: `${origin}/${agentName}` }),
      fill(texts.personWait, { minutes: String(waitMinutes) }),
      ...(await conversationLines(accountId, conversationId)),
    ],
    links: [{ label: texts.openChat, href: `${origin}/app/history?conversation=${conversationId}` }],
  };
}

async function leadWords(accountId: string, leadId: string, texts: MailTexts): Promise<Words | null> {
  const found = await findLead(accountId, leadId);
  if (!found) return null;
  const { lead, agentName } = found;
  const page = `${environment.appOrigin()}/${agentName}`;
  const conversation = await conversationLines(accountId, lead.conversationId);
  return {
    subject: fill(texts.leadSubject, { name: lead.name }),
    paragraphs: [
      fill(texts.leadText, { name: lead.name, page }),
      fill(texts.leadPhone, { phone: lead.phone }),
      ...(lead.message ? [fill(texts.leadMessage, { message: lead.message })] : []),
      ...(lead.asked ? [fill(texts.leadAsked, { asked: lead.asked })] : []),
      ...conversation,
    ],
    links: [
      { label: texts.call, href: `tel:${lead.phone}` },
      { label: texts.whatsapp, href: `https://wa.me/${lead.phone.replace('+', '')}` },
      { label: texts.openLeads, href: `${environment.appOrigin()}/app/leads` },
    ],
  };
}

/** Questions with their answers, and words of persons, that a mail holds; the rest is in the chat history. */
const MOST_PARTS = 8;

async function conversationLines(accountId: string, conversationId: Lead['conversationId']): Promise<string[]> {
  if (!conversationId) return [];
  const { messages, lines } = await readTranscript({ accountId, conversationId }, null, new Date());
  const parts = [...messages.map(messagePart), ...lines.filter(({ kind }) => kind === 'said').map(linePart)];
  return parts
    .sort((one, other) => one.at.localeCompare(other.at))
    .slice(-MOST_PARTS)
    .map(({ text }) => text);
}

type Part = { at: string; text: string };

function messagePart({ askedAt, question, sentences }: Message): Part {
  return { at: askedAt, text: `— ${question}\n${sentences.map((sentence) => sentence.text).join(' ')}`.trimEnd() };
}

function linePart({ at, name, text }: Line): Part {
  return { at, text: `${name}: ${text}` };
}
