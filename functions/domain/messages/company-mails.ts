/** Mails about a company: the invitation, that it was accepted, and the way to the editor. */
import { directionOf } from '../../../shared/places/languages.ts';
import * as z from 'zod';
import { environment } from '../../kit/environment.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findAccount } from '../accounts/find-account.ts';
import { listLacking } from '../agent-products/lacking.ts';
import { findInvitation, invitationToken } from '../companies/invitations.ts';
import { readCompany } from '../companies/read-company.ts';
import { readMembership } from '../companies/own-company.ts';
import { certificateLanguage } from '../learning/certificate-texts.ts';
import { companyTexts } from './company-texts.ts';
import { sendMail } from './mail.ts';
import type { Words } from './send-owner-mail.ts';
import { fill } from '../../kit/read-texts.ts';
import { mailTexts } from './mail-texts.ts';

const editor = (): string => `${environment.appOrigin()}/product-talk`;

/** What outbox rows of the job `send-message` hold. */
export const InvitationMessage = z.strictObject({
  template: z.literal('company-invitation'),
  companyId: z.string(),
  invitationId: z.string(),
});
export type InvitationMessage = z.infer<typeof InvitationMessage>;

/** To who invited. */
export const JoinedMessage = z.strictObject({
  template: z.literal('company-joined'),
  accountId: z.string(),
  memberId: z.string(),
});
export type JoinedMessage = z.infer<typeof JoinedMessage>;

/** To an agent: products that they chose have left their page for want of a level. */
export const LevelMessage = z.strictObject({ template: z.literal('level-needed'), accountId: z.string() });
export type LevelMessage = z.infer<typeof LevelMessage>;

/** In the language of who invites. Sends nothing when the invitation was taken back, answered, or has lapsed. */
export async function sendInvitation({ companyId, invitationId }: InvitationMessage, now: Date): Promise<void> {
  const [invitation, company] = await Promise.all([
    findInvitation(companyId, invitationId, now),
    readCompany(companyId),
  ]);
  const inviter = invitation && (await findAccount(invitation.invitedBy));
  if (!invitation || !company || !inviter) return;
  const texts = companyTexts(inviter.language);
  const values = { name: inviter.fullName, company: company.name };
  // After the hash: the token reaches neither logs nor other sites.
  const href = `${editor()}#invitation=${await invitationToken(invitation)}`;
  await sendMail({
    to: invitation.email,
    subject: fill(texts.invitationSubject, values),
    paragraphs: [fill(texts.invitationText, values)],
    links: [{ label: texts.invitationOpen, href }],
    direction: directionOf(inviter.language),
    footer: texts.invitationFooter,
  });
}

/** Null when they have left again. */
export async function joinedWords({ memberId }: JoinedMessage, account: AccountRow): Promise<Words | null> {
  const [member, membership] = await Promise.all([findAccount(memberId), readMembership(memberId)]);
  const company = membership && (await readCompany(membership.companyId));
  if (!member || !company) return null;
  const texts = companyTexts(account.language);
  const values = { name: member.fullName, email: member.email, company: company.name };
  return {
    subject: fill(texts.joinedSubject, values),
    paragraphs: [fill(texts.joinedText, values)],
    links: [{ label: texts.joinedOpen, href: editor() }],
  };
}

/** Null when nothing is lacking any more. */
export async function levelWords({ accountId }: LevelMessage, account: AccountRow): Promise<Words | null> {
  const lacking = await listLacking(accountId, new Date());
  if (lacking.length === 0) return null;
  const texts = companyTexts(account.language);
  const { levels } = certificateLanguage(account.language).texts;
  return {
    subject: texts.levelSubject,
    paragraphs: [
      texts.levelText,
      ...lacking.map(({ product, level }) =>
        fill(texts.levelLine, { product: product.name, level: levels[level.required ?? 1] }),
      ),
      texts.levelBack,
    ],
    links: lacking.map(({ product: { name, productId } }) => ({
      label: fill(texts.levelOpen, { product: name }),
      href: `${environment.appOrigin()}/learning/${productId}`,
    })),
  };
}

/** The editor is for computers; whoever found it on a phone gets the link where they will sit. */
export async function sendSetUpLink({ email, language }: AccountRow): Promise<void> {
  const texts = companyTexts(language);
  const common = mailTexts(language);
  const direction = directionOf(language);
  await sendMail({
    to: email,
    subject: texts.setUpSubject,
    paragraphs: [texts.setUpText],
    links: [{ label: texts.setUpOpen, href: editor() }],
    direction,
    footer: common.footer,
  });
}
