/** Mails about applications for insurance: one that waits for a decision, what was decided, and an agent's reminder. */
import * as z from 'zod';
import { CaseId, type AgentCase } from '../../../shared/insurance/agent-case.ts';
import { hasCompanyRight } from '../../../shared/model/company-roles.ts';
import { directionOf, documentTag, type LanguageValue } from '../../../shared/places/languages.ts';
import { environment } from '../../kit/environment.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findAccount } from '../accounts/find-account.ts';
import { listMembers } from '../companies/members.ts';
import { readCompany } from '../companies/read-company.ts';
import { customerOf, toCase } from '../insurance/agent/case-view.ts';
import { findCase } from '../insurance/agent/find-cases.ts';
import type { ApplicationRow } from '../insurance/application-rows.ts';
import { findApplication } from '../insurance/applications.ts';
import { definitionOf, textsOf } from '../insurance/find-product.ts';
import { applicationLink } from '../insurance/referrals/application-link.ts';
import { deciderOf } from '../insurance/referrals/decider.ts';
import { agentTexts, applicantTexts } from './insurance-texts.ts';
import { sendMail } from './mail.ts';
import { fill } from '../../kit/read-texts.ts';
import { mailTexts } from './mail-texts.ts';

/** What outbox rows of the job `send-message` hold. The recipients are found anew when it is sent. */
export const InsuranceMessage = z.discriminatedUnion('template', [
  /** To whoever decides. */
  z.strictObject({ template: z.literal('application-referred'), applicationId: z.string() }),
  /** To the applicant. */
  z.strictObject({ template: z.literal('application-decided'), applicationId: z.string(), decidedAt: z.string() }),
  /** To the agent who wanted it. */
  z.strictObject({
    template: z.literal('insurance-reminder'),
    accountId: z.string(),
    case: CaseId,
    remindAt: z.string(),
  }),
]);
export type InsuranceMessage = z.infer<typeof InsuranceMessage>;

/** Sends nothing where what it is about is gone, or is not so any more. */
export async function sendInsuranceMail(message: InsuranceMessage, now: Date): Promise<void> {
  switch (message.template) {
    case 'application-referred':
      return sendReferral(message.applicationId, now);
    case 'application-decided':
      return sendDecision(message, now);
    case 'insurance-reminder':
      return sendReminder(message, now);
  }
}

/** Where an agent or an insurer finds it. */
export const caseLink = ({ kind, id }: CaseId): string => `${environment.appOrigin()}/app/insurance/${kind}/${id}`;

async function sendReferral(applicationId: string, now: Date): Promise<void> {
  const row = await findApplication(applicationId, now);
  if (row?.state !== 'referred') return;
  const people = (await deciderOf(row, now)) === 'agent' ? [row.agentId ?? ''] : await underwritersOf(row.companyId);
  for (const account of await Promise.all(people.map(findAccount))) {
    if (account?.status === 'active' && account.email !== '') await tellOfReferral(row, account);
  }
}

async function underwritersOf(companyId: string): Promise<string[]> {
  const members = await listMembers(companyId);
  return members.filter(({ role }) => hasCompanyRight(role, 'underwrite')).map(({ accountId }) => accountId);
}

async function tellOfReferral(row: ApplicationRow, { email, language }: AccountRow): Promise<void> {
  const texts = agentTexts(language, row.changes !== null);
  const common = mailTexts(language);
  const direction = directionOf(language);
  const values = {
    ...{ product: await productName(row, language), name: customerOf(row).name || texts.somebody },
    policy: row.changes?.number ?? '',
  };
  await sendMail({
    to: email,
    subject: fill(texts.referredSubject, values),
    paragraphs: [fill(texts.referredText, values), texts.referredWait],
    links: [{ label: texts.referredOpen, href: caseLink({ kind: 'application', id: row.applicationId }) }],
    direction,
    footer: common.footer,
  });
}

type DecisionMessage = Extract<InsuranceMessage, { template: 'application-decided' }>;

/** In the language that the applicant read, with a link that opens the application on any device. */
async function sendDecision({ applicationId, decidedAt }: DecisionMessage, now: Date): Promise<void> {
  const row = await findApplication(applicationId, now);
  if (row?.decided?.at !== decidedAt) return;
  const { email } = customerOf(row);
  if (email === '') return;
  const { decision, note } = row.decided;
  const texts = applicantTexts(row.language, row.changes !== null);
  const company = await readCompany(row.companyId);
  const values = {
    product: await productName(row, row.language),
    insurer: company?.name ?? '',
    policy: row.changes?.number ?? '',
    day: row.quote === null ? '' : dayIn(row.quote.validUntil, row.language),
  };
  const words =
    decision === 'accept'
      ? { subject: texts.acceptedSubject, text: texts.acceptedText, open: texts.acceptedOpen }
      : { subject: texts.declinedSubject, text: texts.declinedText, open: texts.declinedOpen };
  await sendMail({
    to: email,
    subject: fill(words.subject, values),
    paragraphs: [fill(words.text, values), ...(note === '' ? [] : [`${texts.note}\n${note}`])],
    links: [{ label: words.open, href: await applicationLink(applicationId, decidedAt, row.language) }],
    direction: directionOf(row.language),
    footer: fill(texts.footer, values),
  });
}

type ReminderMessage = Extract<InsuranceMessage, { template: 'insurance-reminder' }>;

/** Moved or taken back since: another mail tells of it, or none. */
async function sendReminder({ accountId, case: about, remindAt }: ReminderMessage, now: Date): Promise<void> {
  const account = await findAccount(accountId);
  if (account?.status !== 'active' || account.email === '') return;
  const found = await findCase(about, { id: accountId, company: null }, now);
  if (found?.remindAt !== remindAt) return;
  const { language, email } = account;
  const texts = agentTexts(language, false);
  const common = mailTexts(language);
  const direction = directionOf(language);
  const one = await toCase(found, { language, now });
  const values = { name: one.customer.name || texts.somebody, product: one.productName };
  await sendMail({
    to: email,
    subject: fill(texts.reminderSubject, values),
    paragraphs: [fill(texts.reminderText, values), ...contactLines(one.customer)],
    links: [{ label: texts.reminderOpen, href: caseLink(about) }],
    direction,
    footer: common.footer,
    unsubscribe: caseLink(about),
  });
}

const contactLines = ({ email, telephone }: AgentCase['customer']): string[] => {
  const lines = [email, telephone].filter((line) => line !== '');
  return lines.length === 0 ? [] : [lines.join('\n')];
};

async function productName(
  { productCode, version }: Pick<ApplicationRow, 'productCode' | 'version'>,
  language: LanguageValue,
): Promise<string> {
  const { texts } = await textsOf(await definitionOf(productCode, version), language);
  return texts.name;
}

function dayIn(day: string, language: LanguageValue): string {
  return new Intl.DateTimeFormat(documentTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
