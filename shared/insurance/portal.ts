/** What customers see in the portal: their policies and quotes, by agent or together (specification 1, sections 3 and 6). */
import * as z from 'zod';
import { Money } from '../model/billing.ts';
import { longText, shortText } from '../rules/short-text.ts';
import { CalendarDateText } from '../rules/calendar-date-text.ts';
import { AgentContact } from './agent-contact.ts';
import { AgentCard } from './channel.ts';
import { ApplicationId, applicationStates } from './application.ts';
import { Answer } from './answers.ts';
import { ProductCode, ProductDefinition, questionKinds } from './definition.ts';
import { DueInstalment, policyEventKinds, PolicyId, policyStates, PolicyView } from './policy.ts';

/** The words about merging that a customer agrees to; a change of them is a new version. */
export const MERGE_TEXT_VERSION = '2026-11';

/** An agent with one tap to reach them. */
export const PortalAgent = AgentCard.extend({ contacts: z.array(AgentContact) });
export type PortalAgent = z.infer<typeof PortalAgent>;

const line = ProductDefinition.shape.line;

/** A policy in the list. */
export const PolicyCard = z.strictObject({
  policyId: PolicyId,
  number: z.string(),
  state: z.enum(policyStates),
  line,
  productName: z.string(),
  policyType: z.string(),
  planName: z.string(),
  coverFor: z.array(z.string()),
  destinations: z.array(z.string()),
  start: z.string(),
  end: z.string(),
  /** Days until it begins, while it has not; until its last day, while it is active; null for the others. */
  daysLeft: z.number().int().nullable(),
  /** Null when everything is paid. */
  nextPayment: z.strictObject({ due: z.string(), money: Money }).nullable(),
  isRenewable: z.boolean(),
  agent: PortalAgent.nullable(),
});
export type PolicyCard = z.infer<typeof PolicyCard>;

/** An application that is not a policy yet. */
export const QuoteCard = z.strictObject({
  applicationId: ApplicationId,
  productCode: ProductCode,
  line,
  productName: z.string(),
  state: z.enum(applicationStates),
  isRenewal: z.boolean(),
  /** Number of the policy that it changes; null for one of its own. Then it has no price here: it differs from day to day. */
  changes: z.string().nullable(),
  /** Of the chosen plan, or the lowest; null before the first quote. */
  price: z.strictObject({ planName: z.string(), total: Money, isChosen: z.boolean() }).nullable(),
  /** Last day of the price, and days until then, below 0 once it has lapsed; null before the first quote. */
  validUntil: z.string().nullable(),
  daysLeft: z.number().int().nullable(),
  changedAt: z.iso.datetime(),
  agent: PortalAgent.nullable(),
});
export type QuoteCard = z.infer<typeof QuoteCard>;

/** Agreed to or taken back, when, and in which words. */
export const MergeConsent = z.strictObject({ isGiven: z.boolean(), textVersion: z.string(), at: z.iso.datetime() });
export type MergeConsent = z.infer<typeof MergeConsent>;

/** What was bought with one agent; with all of them when they are merged. */
const AgentGroup = z.strictObject({
  /** Null for what was bought without one, for agents who are gone, and for all when they are merged. */
  agent: PortalAgent.nullable(),
  policies: z.array(PolicyCard),
  quotes: z.array(QuoteCard),
});

export const MyPolicies = z.strictObject({
  /** The chosen agent's first. One, when they are merged by consent. */
  groups: z.array(AgentGroup),
  chosenAgent: PortalAgent.nullable(),
  /** The last decision about merging; null while there was none. */
  consent: MergeConsent.nullable(),
  /** Whether there are agents to be merged. */
  hasSeveralAgents: z.boolean(),
});
export type MyPolicies = z.infer<typeof MyPolicies>;

/** A detail of the holder that can be changed at once when the price stays as it is. */
const ContactQuestion = z.strictObject({
  id: z.string(),
  kind: z.enum(questionKinds),
  label: z.string(),
  value: Answer.nullable(),
});

export const MyPolicy = z.strictObject({
  policy: PolicyView,
  line,
  daysLeft: z.number().int().nullable(),
  agent: PortalAgent.nullable(),
  nextPayment: PolicyCard.shape.nextPayment,
  /** `payPath`: of the app, with a key that opens this payment. */
  dueInstalment: DueInstalment.extend({ payPath: z.string() }).nullable(),
  /** A limit in minor units of the policy's currency; null is included, 0 not covered. */
  benefits: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      text: z.string().nullable(),
      limit: z.number().int().nullable(),
    }),
  ),
  events: z.array(z.strictObject({ id: z.string(), title: z.string(), text: z.string() })),
  exclusions: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  contact: z.array(ContactQuestion),
  timeline: z.array(
    z.strictObject({
      id: z.string(),
      at: z.iso.datetime(),
      kind: z.enum(policyEventKinds),
      money: Money.nullable(),
      /** Of a notice of loss: its number; of a change: what was changed, in the holder's words. */
      text: z.string().nullable(),
    }),
  ),
  can: z.strictObject({ cancel: z.boolean(), change: z.boolean(), renew: z.boolean(), claim: z.boolean() }),
});
export type MyPolicy = z.infer<typeof MyPolicy>;

/** What a cancellation would do today. */
export const Cancellation = z.strictObject({
  /** The day that it counts from, where the product is sold. */
  cancelledOn: z.string(),
  refund: Money,
  reason: z.enum(['cooling-off', 'pro-rata', 'scale', 'none']),
  paid: Money,
  /** Days of cover that are left, and of all. */
  daysLeft: z.number().int(),
  daysInAll: z.number().int(),
  hasClaim: z.boolean(),
  /** Payments that fall away. */
  unpaid: Money,
});
export type Cancellation = z.infer<typeof Cancellation>;

export const MAX_CLAIM_PHOTOS = 8;

/** A first notice of loss. */
export const ClaimNotice = z.strictObject({
  /** What happened: one of the product's covered events, or `other`. */
  event: z.string().max(40),
  /** The day. */
  happenedOn: CalendarDateText,
  place: shortText(160),
  description: longText(4_000, { required: true }),
  /** Confirmed uploads. */
  photos: z.array(z.string().regex(/^[0-9A-Z]{26}$/)).max(MAX_CLAIM_PHOTOS),
});
export type ClaimNotice = z.infer<typeof ClaimNotice>;
