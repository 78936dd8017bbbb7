/**
 * Mails about an account's life. All are essential: nobody can choose not to get them. The recipient is the account's own
 * address; somebody who has only a number gets the subject as a text message.
 */
import { documentTag, directionOf } from '../../../shared/places/languages.ts';
import * as z from 'zod';
import { environment } from '../../kit/environment.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findAccount } from '../accounts/find-account.ts';
import { lifecycleTexts, type LifecycleTexts } from './lifecycle-texts.ts';
import { sendMail, type Mail } from './mail.ts';
import { sendSms } from './send-sms.ts';
import { fill } from '../../kit/read-texts.ts';
import { mailTexts } from './mail-texts.ts';

/** What an outbox row of the job `send-message` holds. */
export const LifecycleMessage = z.discriminatedUnion('template', [
  z.strictObject({ template: z.literal('export-ready'), accountId: z.string() }),
  z.strictObject({ template: z.literal('inactive'), accountId: z.string(), deleteAt: z.string() }),
  z.strictObject({
    template: z.literal('account-decision'),
    accountId: z.string(),
    decision: z.enum(['suspend', 'lift', 'unlock', 'end-sessions']),
    reason: z.string(),
  }),
]);
export type LifecycleMessage = z.infer<typeof LifecycleMessage>;

type Words = Pick<Mail, 'subject' | 'paragraphs' | 'links'>;

/** Sends nothing when the account is gone, or came back to life after a warning was queued. */
export async function sendLifecycleMail(message: LifecycleMessage): Promise<void> {
  const account = await findAccount(message.accountId);
  if (!account || account.status === 'deleted') return;
  await sendTo(account, wordsOf(message, account, lifecycleTexts(account.language)));
}

/** Sent before the address itself is deleted. A repetition after a crash may send it twice, never not at all. */
export async function sendDeletionReceipt(account: AccountRow, hasInvoices: boolean): Promise<void> {
  const texts = lifecycleTexts(account.language);
  await sendTo(account, {
    subject: texts.deletedSubject,
    paragraphs: [
      texts.deletedText,
      ...(hasInvoices ? [texts.deletedKept] : []),
      texts.deletedBackups,
      texts.deletedBye,
    ],
  });
}

async function sendTo({ email, phone, language }: AccountRow, words: Words): Promise<void> {
  const direction = directionOf(language);
  if (email !== '') await sendMail({ to: email, direction, footer: mailTexts(language).footer, ...words });
  else if (phone !== null) await sendSms(phone, `XPage: ${words.subject}`);
}

function wordsOf(message: LifecycleMessage, account: AccountRow, texts: LifecycleTexts): Words {
  const app = environment.appOrigin();
  switch (message.template) {
    case 'export-ready':
      return {
        subject: texts.exportSubject,
        paragraphs: [texts.exportText],
        links: [{ label: texts.openExport, href: `${app}/app/security` }],
      };
    case 'inactive': {
      const date = dateIn(account, message.deleteAt);
      return {
        subject: fill(texts.inactiveSubject, { date }),
        paragraphs: [fill(texts.inactiveText, { date }), texts.inactiveKeep],
        links: [{ label: texts.signIn, href: `${app}/app` }],
      };
    }
    case 'account-decision': {
      const { subject, text } = {
        suspend: { subject: texts.suspendedSubject, text: texts.suspendedText },
        lift: { subject: texts.liftedSubject, text: texts.liftedText },
        unlock: { subject: texts.unlockedSubject, text: texts.unlockedText },
        'end-sessions': { subject: texts.signedOutSubject, text: texts.signedOutText },
      }[message.decision];
      return { subject, paragraphs: [text, message.reason], links: [{ label: texts.openApp, href: `${app}/app` }] };
    }
  }
}

/** The day on the owner's clocks, in the language of the mail. */
function dateIn({ language, timeZone }: AccountRow, iso: string): string {
  return new Intl.DateTimeFormat(documentTag(language), { dateStyle: 'long', timeZone }).format(new Date(iso));
}
