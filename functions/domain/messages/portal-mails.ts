/**
 * Mails about what a customer does with a policy in the portal: to the holder, to the agent, to the insurer. The payload names
 * rows; addresses and words come from them.
 */
import * as z from 'zod';
import { directionOf, documentTag, type LanguageValue } from '../../../shared/places/languages.ts';
import { inLanguage } from '../../../shared/places/in-language.ts';
import { fullName } from '../../../shared/places/name-order.ts';
import { moneyText } from '../../../shared/rules/money-text.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';
import { findAccount } from '../accounts/find-account.ts';
import { findCustomer } from '../customers/find-customer.ts';
import { applicationKey, ApplicationRow } from '../insurance/application-rows.ts';
import { changedLabels } from '../insurance/changed-answers.ts';
import { findPolicy, findPolicyEvents } from '../insurance/find-policies.ts';
import { definitionOf, textsOf } from '../insurance/find-product.ts';
import type { PolicyEventRow, PolicyRow } from '../insurance/policy-rows.ts';
import { sendMail, type Mail } from './mail.ts';
import { portalTexts, type PortalTexts } from './portal-texts.ts';
import { fill } from '../../kit/read-texts.ts';

const readers = ['holder', 'agent', 'insurer'] as const;
export type PolicyReader = (typeof readers)[number];

/** What outbox rows of the job `send-message` hold. */
export const PortalMessage = z.discriminatedUnion('template', [
  z.strictObject({
    template: z.enum([
      'policy-details-changed',
      'policy-cover-changed',
      'policy-change-asked',
      'policy-cancelled',
      'claim-notified',
    ]),
    policyId: z.string(),
    eventId: z.string(),
    to: z.enum(readers),
  }),
  /** `end` as it was when the reminder was set: one that has moved since is reminded of by another. */
  z.strictObject({ template: z.literal('policy-renewal'), policyId: z.string(), end: z.string() }),
  /** `to` is a customer. */
  z.strictObject({ template: z.literal('quote'), applicationId: z.string(), to: z.string() }),
]);
export type PortalMessage = z.infer<typeof PortalMessage>;
type EventMessage = Extract<PortalMessage, { eventId: string }>;

/** Where customers find what a mail is about. */
const portalLink = (path: string, language: LanguageValue): string =>
  inLanguage(`${environment.appOrigin()}/portal${path}`, language);

/** Sends nothing when the policy or its reader is gone, nor a reminder of what was cancelled or renewed. */
export async function sendPortalMail(message: PortalMessage): Promise<void> {
  if (message.template === 'quote') return sendQuote(message.applicationId, message.to);
  const policy = await findPolicy(message.policyId);
  if (policy === null) return;
  if (message.template === 'policy-renewal') return sendReminder(policy, message.end);
  const events = await findPolicyEvents(policy.policyId);
  const event = events.find(({ eventId }) => eventId === message.eventId);
  const reader = await findReader(policy, message.to);
  if (event === undefined || reader === null) return;
  const { direction, footer } = wordsFor(reader.language);
  const facts = await factsOf(policy, event, reader.language);
  await sendMail({
    ...{ to: reader.email, direction, footer },
    ...partsOf(message, facts, reader.language),
    // Who handles it answers the holder, and not us.
    ...(message.to === 'holder' ? {} : { replyTo: policy.holder.email }),
  });
}

/** Without a key: whoever reads the mail signs in. */
async function sendQuote(applicationId: string, customerId: string): Promise<void> {
  const [item, customer] = await Promise.all([
    readRow('insurance', applicationKey(applicationId)),
    findCustomer(customerId),
  ]);
  const row = item === undefined ? null : ApplicationRow.parse(item);
  const price = row?.quote?.prices.find(({ plan }) => plan === row.plan) ?? row?.quote?.prices[0];
  if (!row?.quote || customer?.status !== 'active' || price === undefined) return;
  const { texts, direction, footer } = wordsFor(row.language);
  const { texts: product } = await textsOf(await definitionOf(row.productCode, row.version), row.language);
  const { total: amount, currency } = price;
  const values = {
    ...{ product: product.name, plan: product.plans[price.plan]?.name ?? price.plan },
    price: moneyText(documentTag(row.language), { amount, currency }),
    until: dayText(row.quote.validUntil, row.language),
  };
  await sendMail({
    ...{ to: customer.email, direction, footer },
    subject: fill(texts.quoteSubject, values),
    paragraphs: [fill(texts.quoteText, values), product.notice],
    links: [{ label: texts.quoteOpen, href: portalLink('/quotes', row.language) }],
  });
}

async function sendReminder(policy: PolicyRow, end: string): Promise<void> {
  if (policy.cancelledOn !== null || policy.renewedBy !== null || policy.end !== end) return;
  const { texts, direction, footer } = wordsFor(policy.language);
  const values = { ...(await namesOf(policy, policy.language)), end: dayText(policy.end, policy.language) };
  await sendMail({
    to: policy.holder.email,
    subject: fill(texts.renewalSubject, values),
    paragraphs: [fill(texts.renewalText, values), texts.renewalHow],
    links: [{ label: texts.renewalOpen, href: portalLink(`/policies/${policy.policyId}`, policy.language) }],
    ...{ direction, footer },
  });
}

type Reader = { email: string; language: LanguageValue };

async function findReader(policy: PolicyRow, to: PolicyReader): Promise<Reader | null> {
  if (to === 'holder') return { email: policy.holder.email, language: policy.language };
  const accountId = to === 'agent' ? policy.agentId : policy.companyId;
  const account = accountId === null ? null : await findAccount(accountId);
  const isThere = account !== null && account.status !== 'deleted' && account.email !== '';
  return isThere ? { email: account.email, language: account.language } : null;
}

function wordsFor(language: LanguageValue): { texts: PortalTexts; direction: Mail['direction']; footer: string } {
  const texts = portalTexts(language);
  return { texts, direction: directionOf(language), footer: texts.footer };
}

type Facts = Record<string, string> & { photos: string };

async function factsOf(policy: PolicyRow, event: PolicyEventRow, language: LanguageValue): Promise<Facts> {
  const { detail, money } = event;
  const { texts } = await textsOf(await definitionOf(policy.productCode, policy.version), language);
  const words = portalTexts(language);
  const said = (name: string): string => (typeof detail[name] === 'string' ? detail[name] : '');
  const questions = Array.isArray(detail['questions']) ? detail['questions'].map(String) : [];
  return {
    ...(await namesOf(policy, language)),
    day: dayText(said('happenedOn'), language),
    cancelled: dayText(policy.cancelledOn ?? '', language),
    refund: money === null ? '' : moneyText(documentTag(language), money),
    event: texts.events[said('event')]?.title ?? '',
    changed: changedLabels(detail, texts).join(', '),
    price: money === null ? words.coverSame : money.amount > 0 ? words.coverMore : words.coverLess,
    amount: money === null ? '' : moneyText(documentTag(language), { ...money, amount: Math.abs(money.amount) }),
    questions: questions.map((id) => texts.questions[`applicant.${id}`]?.label ?? id).join(', '),
    ...{ number: said('number'), place: said('place'), description: said('description'), text: said('text') },
    photos: String(Array.isArray(detail['photos']) ? detail['photos'].length : 0),
  };
}

async function namesOf(policy: PolicyRow, language: LanguageValue): Promise<Record<string, string>> {
  const { texts } = await textsOf(await definitionOf(policy.productCode, policy.version), language);
  const { firstName, lastName, email, telephone } = policy.holder;
  const holder = fullName(firstName, lastName, language);
  return { product: texts.name, policy: policy.number, holder, email, telephone };
}

/** `2026-04-01` as it is written in a language; empty for none. */
function dayText(day: string, language: LanguageValue): string {
  if (day === '') return '';
  const format = new Intl.DateTimeFormat(documentTag(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00.000Z`));
}

function partsOf({ template, to, policyId }: EventMessage, facts: Facts, language: LanguageValue) {
  const texts = portalTexts(language);
  const say = (text: string): string => fill(text, facts);
  const toHolder = [{ label: texts.openPolicy, href: portalLink(`/policies/${policyId}`, language) }];
  // Lines of their own are kept: `fill` is for one line.
  const quoted = template === 'claim-notified' ? facts['description'] : facts['text'];
  const who = say(texts.holderLine);
  switch (template) {
    case 'policy-details-changed':
      return { subject: say(texts.changedSubject), paragraphs: [say(texts.changedText), who] };
    case 'policy-cover-changed':
      return {
        subject: say(texts.coverSubject),
        paragraphs: [say(texts.coverText), say(facts['price'] ?? ''), who],
      };
    case 'policy-change-asked':
      return { subject: say(texts.askedSubject), paragraphs: [say(texts.askedText), quoted ?? '', who] };
    case 'policy-cancelled':
      return to === 'holder'
        ? {
            subject: say(texts.cancelledSubject),
            paragraphs: [say(texts.cancelledText), say(texts.cancelledRefund)],
            links: toHolder,
          }
        : {
            subject: say(texts.cancelledSubject),
            paragraphs: [say(texts.cancelledByHolder), say(texts.refundLine), who],
          };
    case 'claim-notified':
      return to === 'holder'
        ? {
            subject: say(texts.claimSubject),
            paragraphs: [say(texts.claimText), texts.claimNext],
            links: toHolder,
          }
        : {
            subject: say(texts.noticeSubject),
            paragraphs: [say(texts.noticeText), say(texts.noticeFacts), quoted ?? '', say(texts.noticePhotos), who],
          };
  }
}
