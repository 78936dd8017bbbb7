/**
 * What agents see of the insurance of their customers, and insurers of what waits for them: an application until it is
 * issued, its policy from then on. Never the applicant's key, how it is paid, or whether somebody is on an exclusion list.
 */
import * as z from 'zod';
import { Money } from '../model/billing.ts';
import { ApplicationId, PriceView } from './application.ts';
import { ProductCode } from './definition.ts';
import { DueInstalment, policyEventKinds, PolicyId, PolicyNumber } from './policy.ts';

/** `in-progress`: answers or the payment are missing; `issued`: there is a policy that has begun or will. */
export const caseStatuses = [
  'in-progress',
  'referred',
  'accepted',
  'declined',
  'issued',
  'ended',
  'cancelled',
] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** An application, or a policy. */
export const CaseId = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('application'), id: ApplicationId }),
  z.strictObject({ kind: z.literal('policy'), id: PolicyId }),
]);
export type CaseId = z.infer<typeof CaseId>;

/** Who decides about a referred application, as the caller sees it. */
export const deciders = ['you', 'agent', 'insurer'] as const;

/** A day, `YYYY-MM-DD`. */
const day = z.string();

export const AgentCase = z.strictObject({
  case: CaseId,
  status: z.enum(caseStatuses),
  /** Of the applicant or holder, as far as they have said; empty where they have not. */
  customer: z.strictObject({ name: z.string(), email: z.string(), telephone: z.string() }),
  productCode: ProductCode,
  productName: z.string(),
  planName: z.string().nullable(),
  total: Money.nullable(),
  /** Of the last change; of a policy, its issue. */
  at: z.iso.datetime(),
  /** Of a policy, and of the one that an application changes. */
  policyNumber: PolicyNumber.nullable(),
  /** Whether an application changes a policy that there is; then `total` is what that costs more or less. */
  isChange: z.boolean(),
  cover: z.strictObject({ start: day, end: day }).nullable(),
  /** Of a policy, what its customer owes; null where nothing is due. */
  dueInstalment: DueInstalment.nullable(),
  /** Where an applicant stopped: at a question, before choosing a plan, or before paying; null where nothing is missing. */
  stoppedAt: z.strictObject({ step: z.enum(['question', 'plan', 'payment']), question: z.string() }).nullable(),
  /** Null where nothing is to be decided. */
  decider: z.enum(deciders).nullable(),
  /** Name of the agent's page; null without one. */
  agentName: z.string().nullable(),
  /** Whether the caller is its agent: others set no reminder. */
  isMine: z.boolean(),
  remindAt: z.iso.datetime().nullable(),
});
export type AgentCase = z.infer<typeof AgentCase>;

/** What a person decided about a referred application. */
export const ReferralDecision = z.strictObject({
  decision: z.enum(['accept', 'decline']),
  /** Why; for the agent and the insurer. */
  reason: z.string(),
  /** What the applicant was told; empty for nothing. */
  note: z.string(),
  by: z.enum(['you', 'agent', 'insurer']),
  at: z.iso.datetime(),
});

export const caseEventKinds = ['begun', 'quoted', 'accepted', 'declined', ...policyEventKinds] as const;

export const AgentCaseDetail = AgentCase.extend({
  /** The one to decide about: it differs once the applicant has changed something. */
  revision: z.number().int(),
  /** Answers as they can be read, block by block. `person`: which of the insured, from 1; null for all else. */
  answers: z.array(
    z.strictObject({
      title: z.string(),
      person: z.number().int().nullable(),
      lines: z.array(
        z.strictObject({
          id: z.string(),
          label: z.string(),
          /** `yes-no`: the value is `yes` or `no`; `files`: how many there are. */
          kind: z.enum(['text', 'yes-no', 'files']),
          value: z.string(),
          /** In a change of a policy: the policy's own answer, where it is another one; '' where it had none. Null for all else. */
          before: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** Of the chosen plan, line by line; null where none is chosen. */
  price: z
    .strictObject({
      currency: PriceView.shape.currency,
      lines: z.array(
        z.strictObject({
          id: z.string(),
          kind: PriceView.shape.lines.element.shape.kind,
          /** Empty for what the product has no words for: rounding and voucher. */
          label: z.string(),
          amount: z.number().int(),
        }),
      ),
      total: z.number().int(),
    })
    .nullable(),
  /** What the product says about why it was referred or declined. */
  reasons: z.array(z.string()),
  /** Last day on which the price holds; null for a policy, and without a quote. */
  validUntil: day.nullable(),
  decision: ReferralDecision.nullable(),
  /** Oldest first. */
  timeline: z.array(z.strictObject({ kind: z.enum(caseEventKinds), at: z.iso.datetime() })),
});
export type AgentCaseDetail = z.infer<typeof AgentCaseDetail>;
