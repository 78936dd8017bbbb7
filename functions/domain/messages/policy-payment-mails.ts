/** Mails about payments for policies, to whoever applied: at the address that they answered, never at one from a payload. */
import * as z from 'zod';
import { dayText } from '../../../shared/insurance/policy-schedule.ts';
import { inLanguage } from '../../../shared/places/in-language.ts';
import { fullName } from '../../../shared/places/name-order.ts';
import { documentTag, directionOf, type LanguageValue } from '../../../shared/places/languages.ts';
import { moneyText } from '../../../shared/rules/money-text.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { readCompany } from '../companies/read-company.ts';
import { holderOf } from '../insurance/issue-policy.ts';
import { definitionOf, textsOf } from '../insurance/find-product.ts';
import { findApplication, findPolicyOrder } from '../insurance/orders/find-policy-orders.ts';
import { findPolicy } from '../insurance/find-policies.ts';
import type { PolicyRow } from '../insurance/policy-rows.ts';
import { instalmentPath } from '../insurance/orders/instalment-link.ts';
import { findInsured } from '../insurance/policy-view.ts';
import { environment } from '../../kit/environment.ts';
import { sendMail } from './mail.ts';
import type { Words } from './send-owner-mail.ts';
import { policyPaymentTexts } from './policy-payment-texts.ts';
import { fill } from '../../kit/read-texts.ts';

/** What outbox rows of the job `send-message` hold. */
export const PolicyPaymentMessage = z.discriminatedUnion('template', [
  z.strictObject({ template: z.literal('policy-payment-received'), orderId: z.string() }),
  z.strictObject({ template: z.literal('policy-payment-refunded'), orderId: z.string() }),
]);
export type PolicyPaymentMessage = z.infer<typeof PolicyPaymentMessage>;

/** To the holder: a part was not paid. */
export const PartUnpaidMessage = z.strictObject({
  template: z.literal('policy-instalment-unpaid'),
  policyId: z.string(),
  number: z.number().int(),
});
export type PartUnpaidMessage = z.infer<typeof PartUnpaidMessage>;

/** The same to the agent, or to the founder of the insurer. */
export const PartToldMessage = z.strictObject({
  ...PartUnpaidMessage.shape,
  template: z.literal('policy-instalment-told'),
  accountId: z.string(),
});

/** In the language of the order. Sends nothing when the application is gone, or has no address yet. */
export async function sendPolicyPaymentMail({ template, orderId }: PolicyPaymentMessage): Promise<void> {
  const order = await findPolicyOrder(orderId);
  const application = order && (await findApplication(order.applicationId));
  const holder = application && holderOf(application);
  if (!order || !application || !holder || holder.email === '') return;
  const { language } = order;
  const texts = policyPaymentTexts(language);
  const [company, product] = await Promise.all([
    readCompany(order.companyId),
    textsOf(await definitionOf(application.productCode, application.version), language),
  ]);
  const isReceived = template === 'policy-payment-received';
  const money = isReceived ? order.total : (order.refund?.money ?? order.total);
  const values = {
    ...{ name: fullName(holder.firstName, holder.lastName, language), number: order.orderNumber },
    ...{ product: product.texts.name, company: company?.name ?? '', total: moneyText(documentTag(language), money) },
  };
  const more = isReceived ? [texts.documentsText] : order.paidAt === null ? [texts.unusedText] : [];
  await sendMail({
    to: holder.email,
    subject: fill(isReceived ? texts.receivedSubject : texts.refundedSubject, values),
    paragraphs: [fill(isReceived ? texts.receivedText : texts.refundedText, values), ...more],
    direction: directionOf(language),
    footer: fill(texts.footer, values),
  });
}

/** In the language of the holder. Sends nothing when nothing is owed any more, or there is no address. */
export async function sendPartUnpaidMail(message: PartUnpaidMessage): Promise<void> {
  const policy = await findPolicy(message.policyId);
  const values = policy && (await partValues(policy, message, policy.language));
  const part = policy?.instalments.find(({ number }) => number === message.number);
  if (!policy || !values || policy.holder.email === '') return;
  if (part?.paidOn !== null || policy.cancelledOn !== null) return;
  const { language } = policy;
  const texts = policyPaymentTexts(language);
  await sendMail({
    to: policy.holder.email,
    subject: fill(texts.unpaidSubject, values),
    paragraphs: [
      fill(texts.unpaidText, values),
      ...(policy.method === null ? [] : [texts.unpaidTried]),
      fill(texts.unpaidNext, values),
    ],
    links: [
      {
        label: fill(texts.unpaidOpen, values),
        href: inLanguage(`${environment.appOrigin()}${await instalmentPath(policy.applicationId)}`, policy.language),
      },
    ],
    direction: directionOf(language),
    footer: fill(texts.footer, values),
  });
}

/** Null when the policy is gone, or is none of theirs. */
export async function partToldWords(
  message: z.infer<typeof PartToldMessage>,
  { accountId, language }: AccountRow,
): Promise<Words | null> {
  const policy = await findPolicy(message.policyId);
  if (policy === null || (policy.agentId !== accountId && policy.companyId !== accountId)) return null;
  const values = await partValues(policy, message, language);
  if (values === null) return null;
  const texts = policyPaymentTexts(language);
  return { subject: fill(texts.toldSubject, values), paragraphs: [fill(texts.toldText, values)] };
}

async function partValues(
  policy: PolicyRow,
  { number }: Pick<PartUnpaidMessage, 'number'>,
  language: LanguageValue,
): Promise<Record<string, string> | null> {
  const part = policy.instalments.find((one) => one.number === number);
  if (part === undefined) return null;
  const [company, insured] = await Promise.all([readCompany(policy.companyId), findInsured(policy, language)]);
  const { firstName, lastName } = policy.holder;
  return {
    ...{ number: String(number), policy: policy.number, name: fullName(firstName, lastName, language) },
    ...{ product: insured?.texts.name ?? policy.productCode, company: company?.name ?? '' },
    ...{ total: moneyText(documentTag(language), part.money), day: dayText(part.due, language) },
  };
}
