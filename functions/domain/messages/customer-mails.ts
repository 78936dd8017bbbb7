/** Mails to customers: codes while they wait, and what follows a change. The recipient is the address that is kept. */
import * as z from 'zod';
import { inLanguage } from '../../../shared/places/in-language.ts';
import { directionOf, type LanguageValue } from '../../../shared/places/languages.ts';
import { environment } from '../../kit/environment.ts';
import type { CustomerRow } from '../customers/customer-rows.ts';
import { findCustomer } from '../customers/find-customer.ts';
import { customerTexts } from './customer-texts.ts';
import { sendMail, type Mail } from './mail.ts';
import { fill } from '../../kit/read-texts.ts';
import { mailTexts } from './mail-texts.ts';

/** What an outbox row of the job `send-message` holds. */
export const CustomerMessage = z.strictObject({
  template: z.enum(['customer-locked', 'customer-password-changed']),
  customerId: z.string(),
});
export type CustomerMessage = z.infer<typeof CustomerMessage>;

type Words = Pick<Mail, 'subject' | 'paragraphs' | 'links' | 'code'>;

const linkTo = (path: string, language: LanguageValue): string =>
  inLanguage(`${environment.appOrigin()}/portal/${path}`, language);

/** A code where there is something to prove; where there is not, a mail that says so, so that asking tells nothing. */
export async function sendCustomerCodeMail(request: {
  to: string;
  code: string;
  purpose: 'sign-up' | 'reset-password';
  hasAccount: boolean;
  language: LanguageValue;
}): Promise<void> {
  await send(request.to, request.language, codeWords(request));
}

function codeWords({
  code,
  purpose,
  hasAccount,
  language,
}: Pick<Parameters<typeof sendCustomerCodeMail>[0], 'code' | 'purpose' | 'hasAccount' | 'language'>): Words {
  const [words, texts] = [customerTexts(language), mailTexts(language)];
  if (purpose === 'sign-up' && hasAccount) {
    const links = [
      { label: words.signIn, href: linkTo('sign-in', language) },
      { label: words.choosePassword, href: linkTo('password', language) },
    ];
    return { subject: words.hasAccountSubject, paragraphs: [words.hasAccountText, texts.ignore], links };
  }
  if (purpose === 'reset-password' && !hasAccount) {
    const links = [{ label: words.register, href: linkTo('register', language) }];
    return { subject: words.noAccountSubject, paragraphs: [words.noAccountText, texts.ignore], links };
  }
  const isReset = purpose === 'reset-password';
  return {
    subject: fill(isReset ? texts.resetSubject : texts.signUpSubject, { code }),
    paragraphs: [isReset ? texts.resetText : words.signUpText, texts.ignore],
    code,
  };
}

/** Sends nothing when the customer is gone. */
export async function sendCustomerMail({ template, customerId }: CustomerMessage): Promise<void> {
  const customer = await findCustomer(customerId);
  if (!customer || customer.status === 'deleted') return;
  const words = customerTexts(customer.language);
  const content =
    template === 'customer-locked'
      ? { subject: words.lockedSubject, paragraphs: [words.lockedText] }
      : {
          subject: words.passwordChangedSubject,
          paragraphs: [words.passwordChangedText],
          links: [{ label: words.choosePassword, href: linkTo('password', customer.language) }],
        };
  await send(customer.email, customer.language, content);
}

/** Sent before the address itself is deleted. A repetition after a crash may send it twice, never not at all. */
export async function sendCustomerDeletionReceipt({ email, language }: CustomerRow): Promise<void> {
  const words = customerTexts(language);
  const paragraphs = [words.deletedText, words.deletedKept, words.deletedBackups, words.deletedAgain];
  await send(email, language, { subject: words.deletedSubject, paragraphs });
}

async function send(to: string, language: LanguageValue, words: Words): Promise<void> {
  const direction = directionOf(language);
  await sendMail({ to, direction, footer: customerTexts(language).footer, ...words });
}
