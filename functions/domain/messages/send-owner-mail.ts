/** Mails to an owner that follow a change. The recipients are those that the account keeps, never one from the payload. */
import { directionOf } from '../../../shared/places/languages.ts';
import * as z from 'zod';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findAccount } from '../accounts/find-account.ts';
import {
  billingAddresses,
  billingMessages,
  billingWords,
  isBillingMessage,
  type BillingMessage,
} from './billing-mail.ts';
import { sendMail, type Mail } from './mail.ts';
import { mailTexts, type MailTexts } from './mail-texts.ts';
import { personWords } from './person-mail.ts';
import { decisionWords } from './decision-mail.ts';
import { leadMailWords, leadSettingsLink } from './lead-mails.ts';
import { signInWayChanges } from '../../../shared/model/lock.ts';
import { signInWaysWords } from './sign-in-ways-mail.ts';
import { accountMailWords, AccountMessage, isAccountMessage } from './account-mails.ts';
import { choiceOfMail } from './choice-of-mail.ts';
import { SoldMessage, soldWords } from './policy-mails.ts';
import { PartToldMessage, partToldWords } from './policy-payment-mails.ts';
import { JoinedMessage, joinedWords, LevelMessage, levelWords } from './company-mails.ts';

/** What an outbox row of the job `send-message` holds. */
export const OwnerMessage = z.discriminatedUnion('template', [
  AccountMessage,
  z.strictObject({ template: z.literal('password-changed'), accountId: z.string() }),
  z.strictObject({ template: z.literal('account-locked'), accountId: z.string() }),
  z.strictObject({ template: z.literal('lead'), accountId: z.string(), leadId: z.string() }),
  /** Leads whose mails waited for the end of the quiet hours: all since then (ISO). */
  z.strictObject({ template: z.literal('held-leads'), accountId: z.string(), since: z.string() }),
  z.strictObject({ template: z.literal('reminder'), accountId: z.string(), leadId: z.string(), remindAt: z.string() }),
  z.strictObject({ template: z.literal('webhook-off'), accountId: z.string() }),
  z.strictObject({
    template: z.literal('staff-decision'),
    accountId: z.string(),
    agentName: z.string(),
    decision: z.enum(['warn', 'suspend', 'lift']),
    reason: z.string(),
  }),
  z.strictObject({
    template: z.literal('person-wanted'),
    accountId: z.string(),
    agentName: z.string(),
    conversationId: z.string(),
    waitMinutes: z.number().int(),
  }),
  z.strictObject({ template: z.literal('sign-in-ways'), accountId: z.string(), change: z.enum(signInWayChanges) }),
  JoinedMessage,
  LevelMessage,
  SoldMessage,
  PartToldMessage,
  ...billingMessages,
]);
export type OwnerMessage = z.infer<typeof OwnerMessage>;

/** What differs between the mails. */
export type Words = Pick<Mail, 'subject' | 'paragraphs' | 'links' | 'replyTo' | 'unsubscribe' | 'oneClick'> & {
  /** Another address that we know of the account. */
  to?: string;
};

/** Sends nothing when the account has no address, or when it, or what the mail is about, is gone. */
export async function sendOwnerMail(message: OwnerMessage): Promise<void> {
  const account = await findAccount(message.accountId);
  if (!account || account.status === 'deleted') return;
  const texts = mailTexts(account.language);
  const direction = directionOf(account.language);
  const parts = { direction, footer: texts.footer };
  const choice = await choiceOfMail(message.template, account);
  if (!choice.isWanted) return;
  if (isBillingMessage(message)) {
    const mail = { ...parts, ...choice.headers };
    const words = await billingWords(message, account);
    if (words) for (const to of await billingAddresses(account)) await sendMail({ to, ...mail, ...words });
    return;
  }
  const words = await wordsOf(message, account, texts);
  const to = words?.to ?? account.email;
  if (words && to !== '') await sendMail({ ...parts, ...choice.headers, ...words, to });
}

async function wordsOf(
  message: Exclude<OwnerMessage, BillingMessage>,
  account: AccountRow,
  texts: MailTexts,
): Promise<Words | null> {
  if (isAccountMessage(message)) return accountMailWords(message, account);
  if (message.template === 'password-changed') {
    return { subject: texts.passwordChangedSubject, paragraphs: [texts.passwordChangedText] };
  }
  if (message.template === 'account-locked') {
    return { subject: texts.accountLockedSubject, paragraphs: [texts.accountLockedText] };
  }
  if (message.template === 'company-joined') return joinedWords(message, account);
  if (message.template === 'level-needed') return levelWords(message, account);
  if (message.template === 'policy-sold') return soldWords(message, account);
  if (message.template === 'policy-instalment-told') return partToldWords(message, account);
  if (message.template === 'sign-in-ways') return signInWaysWords(message, texts);
  if (message.template === 'person-wanted') return personWords(message, texts);
  if (message.template === 'staff-decision') return decisionWords(message, texts);
  if (message.template === 'webhook-off') return webhookOffWords(texts);
  return leadMailWords(message, account, texts);
}

function webhookOffWords(texts: MailTexts): Words {
  return {
    subject: texts.webhookOffSubject,
    paragraphs: [texts.webhookOffText],
    links: [{ label: texts.openLeadSettings, href: leadSettingsLink() }],
  };
}
