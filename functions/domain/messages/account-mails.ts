/** The words of mails about an account itself: its password, address, number, sign-ins and agency. */
import * as z from 'zod';
import { countryName } from '../../../shared/places/country-names.ts';
import { documentTag } from '../../../shared/places/languages.ts';
import { browserNameOf } from '../../../shared/rules/browser-name.ts';
import { environment } from '../../kit/environment.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findEmailUndo } from '../accounts/change-address.ts';
import { findSession } from '../accounts/find-sessions.ts';
import { maskEmail, maskNumber } from '../accounts/mask-address.ts';
import { linkToken } from '../accounts/link-token.ts';
import { accountTexts, type AccountTexts } from './account-texts.ts';
import type { Words } from './send-owner-mail.ts';
import { fill } from '../../kit/read-texts.ts';

const accountId = z.string();

/** What an outbox row of the job `send-message` holds. */
export const AccountMessage = z.discriminatedUnion('template', [
  z.strictObject({ template: z.literal('password-renewed'), accountId }),
  z.strictObject({ template: z.literal('email-changed'), accountId, undoId: z.string() }),
  z.strictObject({ template: z.literal('email-is-new'), accountId }),
  z.strictObject({ template: z.literal('email-undone'), accountId }),
  z.strictObject({ template: z.literal('phone-changed'), accountId }),
  z.strictObject({ template: z.literal('new-sign-in'), accountId, signedInAt: z.number().int() }),
  z.strictObject({
    template: z.literal('agency-answered'),
    accountId,
    agencyEmail: z.string(),
    isAccepted: z.boolean(),
  }),
]);
export type AccountMessage = z.infer<typeof AccountMessage>;

const names = new Set<string>(AccountMessage.options.flatMap(({ shape }) => [...shape.template.values]));

export function isAccountMessage(message: { template: string }): message is AccountMessage {
  return names.has(message.template);
}

/** Null when what the mail is about is gone. */
export async function accountMailWords(message: AccountMessage, account: AccountRow): Promise<Words | null> {
  const texts = accountTexts(account.language);
  const security = { label: texts.openSecurity, href: `${environment.appOrigin()}/app/security` };
  switch (message.template) {
    case 'password-renewed':
      return { subject: texts.renewedSubject, paragraphs: [texts.renewedText], links: [security] };
    case 'email-changed':
      return emailChangedWords(message.undoId, texts);
    case 'email-is-new':
      return { subject: texts.emailNewSubject, paragraphs: [fill(texts.emailNewText, { email: account.email })] };
    case 'email-undone':
      return { subject: texts.emailUndoneSubject, paragraphs: [texts.emailUndoneText], links: [newPassword(texts)] };
    case 'phone-changed':
      return {
        subject: texts.phoneSubject,
        paragraphs: [fill(texts.phoneText, { phone: maskNumber(account.phone ?? '') }), texts.notYou],
        links: [security],
      };
    case 'new-sign-in':
      return newSignInWords(message.signedInAt, account, texts, security);
    case 'agency-answered':
      return {
        subject: message.isAccepted ? texts.agencyYesSubject : texts.agencyNoSubject,
        paragraphs: [
          fill(message.isAccepted ? texts.agencyYesText : texts.agencyNoText, { email: message.agencyEmail }),
        ],
      };
  }
}

const newPassword = (texts: AccountTexts) => ({
  label: texts.choosePassword,
  href: `${environment.appOrigin()}/x-id-sign-in?type=x_a`,
});

/** To the former address, with the way back. */
async function emailChangedWords(undoId: string, texts: AccountTexts): Promise<Words | null> {
  const undo = await findEmailUndo(undoId, new Date());
  if (!undo) return null;
  // After the hash: the token reaches neither logs nor other sites.
  const href = `${environment.appOrigin()}/app/undo-email#${await linkToken('undo-email', undoId)}`;
  return {
    to: undo.formerEmail,
    subject: texts.emailChangedSubject,
    // Whoever reads the former mailbox need not learn the new address.
    paragraphs: [fill(texts.emailChangedText, { email: maskEmail(undo.email) }), texts.emailUndoText],
    links: [{ label: texts.emailUndo, href }],
  };
}

async function newSignInWords(
  signedInAt: number,
  { accountId: id, timeZone, language, country: home }: AccountRow,
  texts: AccountTexts,
  security: { label: string; href: string },
): Promise<Words | null> {
  const session = await findSession(id, signedInAt);
  if (!session) return null;
  const { browser, system } = browserNameOf(session.userAgent);
  const tag = documentTag(language);
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const time = format.format(signedInAt * 1_000);
  const country = session.country ?? home;
  const place = countryName(country, tag);
  const device = [browser, system].filter((part) => part !== null).join(', ') || texts.unknownBrowser;
  return {
    subject: texts.signInSubject,
    paragraphs: [
      texts.signInText,
      session.country === null ? `${device}\n${time}` : `${device}\n${place}\n${time}`,
      texts.signInNotYou,
    ],
    links: [security, newPassword(texts)],
  };
}
