/**
 * Mails about a policy: to its holder, and to the agent and the insurer it was bought from. The holder's documents are not
 * attached: they hold names, births and addresses of a family, and a mailbox is read by others; the link asks for the birth.
 */
import * as z from 'zod';
import { coverFor, dayText, listText } from '../../../shared/insurance/policy-schedule.ts';
import { inLanguage } from '../../../shared/places/in-language.ts';
import { fullName } from '../../../shared/places/name-order.ts';
import { documentTag, directionOf, type LanguageValue } from '../../../shared/places/languages.ts';
import { moneyText } from '../../../shared/rules/money-text.ts';
import { environment } from '../../kit/environment.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { readCompany } from '../companies/read-company.ts';
import { findPolicy } from '../insurance/find-policies.ts';
import type { PolicyRow } from '../insurance/policy-rows.ts';
import { findInsured } from '../insurance/policy-view.ts';
import { sendMail } from './mail.ts';
import { policyMailTexts } from './policy-texts.ts';
import type { Words } from './send-owner-mail.ts';
import { fill } from '../../kit/read-texts.ts';

/** What outbox rows of the job `send-message` hold. */
export const PolicyMessage = z.discriminatedUnion('template', [
  z.strictObject({ template: z.literal('policy-issued'), policyId: z.string() }),
  z.strictObject({ template: z.literal('policy-changed'), policyId: z.string() }),
]);
export type PolicyMessage = z.infer<typeof PolicyMessage>;

/** To an agent, or to the founder of the insurer. */
export const SoldMessage = z.strictObject({
  template: z.literal('policy-sold'),
  accountId: z.string(),
  policyId: z.string(),
});
export type SoldMessage = z.infer<typeof SoldMessage>;

/** Where a holder finds their documents: the policy is named by its application, and the birth opens it. */
export const documentCenterLink = ({
  applicationId,
  language,
}: Pick<PolicyRow, 'applicationId' | 'language'>): string =>
  inLanguage(`${environment.appOrigin()}/portal/documents?application=${applicationId}`, language);

/** In the language of the holder. Sends nothing when the policy is gone, or has no address. */
export async function sendPolicyMail({ template, policyId }: PolicyMessage): Promise<void> {
  const policy = await findPolicy(policyId);
  if (policy === null || policy.holder.email === '') return;
  const { language } = policy;
  const texts = policyMailTexts(language);
  const company = await readCompany(policy.companyId);
  const values = { ...(await valuesOf(policy, language)), company: company?.name ?? '' };
  const isIssued = template === 'policy-issued';
  await sendMail({
    to: policy.holder.email,
    subject: fill(isIssued ? texts.issuedSubject : texts.changedSubject, values),
    paragraphs: [
      fill(isIssued ? texts.issuedText : texts.changedText, values),
      texts.documentsText,
      ...(isIssued ? [texts.emergencyText] : []),
    ],
    links: [{ label: texts.open, href: documentCenterLink(policy) }],
    direction: directionOf(language),
    footer: fill(texts.footer, values),
  });
}

/** Null when the policy is gone, or was not theirs to sell. */
export async function soldWords({ policyId }: SoldMessage, { accountId, language }: AccountRow): Promise<Words | null> {
  const policy = await findPolicy(policyId);
  if (policy === null || (policy.agentId !== accountId && policy.companyId !== accountId)) return null;
  const texts = policyMailTexts(language);
  const values = await valuesOf(policy, language);
  return {
    subject: fill(texts.soldSubject, values),
    paragraphs: [fill(texts.soldText, values)],
    links: [{ label: texts.soldOpen, href: `${environment.appOrigin()}/app` }],
  };
}

async function valuesOf(policy: PolicyRow, language: LanguageValue): Promise<Record<string, string>> {
  const insured = await findInsured(policy, language);
  const { number, holder, price, plan, productCode } = policy;
  return {
    number,
    name: fullName(holder.firstName, holder.lastName, language),
    insured: insured === null ? '' : listText(coverFor(insured), language),
    product: insured?.texts.name ?? productCode,
    plan: insured?.texts.plans[plan]?.name ?? plan,
    start: dayText(policy.start, language),
    end: dayText(policy.end, language),
    total: moneyText(documentTag(language), { amount: price.total, currency: price.currency }),
  };
}
