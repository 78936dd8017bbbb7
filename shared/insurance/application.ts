/** Applications for insurance and what is quoted for them, as applicants see them. */
import * as z from 'zod';
import { Money } from '../model/billing.ts';
import { currencies } from '../places/currencies.ts';
import { languageValues } from '../places/languages.ts';
import { Answers } from './answers.ts';
import { ChannelCode } from './channel.ts';
import { problemCodes } from './check-answers.ts';
import { ProductCode } from './definition.ts';

/** 128 random bits. It names an application in links; by itself it opens little. */
export const ApplicationId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** 256 random bits: who has it is the applicant, on whatever device. Only its hash is kept. */
export const ApplicationKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * `draft`: answers are missing or have changed since the last quote. `accepted`, `referred`, `declined`: as underwriting
 * decided about the last quote; a referred one waits for its agent or insurer. `ordered`: a payment is under way, and
 * nothing of it can be changed; `issued`: there is a policy.
 */
export const applicationStates = ['draft', 'accepted', 'referred', 'declined', 'ordered', 'issued'] as const;

export const AnswerProblemView = z.strictObject({
  about: z.enum(['answer', 'applicant', 'insured']),
  /** Empty where the answers are wrong together. */
  question: z.string(),
  /** Which of the insured, from 0; null for all else. */
  person: z.number().int().nullable(),
  code: z.enum(problemCodes),
  limit: z.union([z.number(), z.string()]).nullable(),
});

export const PriceView = z.strictObject({
  plan: z.string(),
  currency: z.enum(currencies),
  lines: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['premium', 'discount', 'rounding', 'voucher', 'levy', 'tax', 'duty', 'change']),
      person: z.number().int().nullable(),
      amount: z.number().int(),
    }),
  ),
  premium: z.number().int(),
  charges: z.number().int(),
  total: z.number().int(),
});
export type PriceView = z.infer<typeof PriceView>;

/** What it costs to change a policy to a plan (policy-change.ts); minor units. */
export const ChangePrice = z.strictObject({
  plan: z.string(),
  currency: z.enum(currencies),
  /** Whole prices without voucher: by the policy's own answers and plan, and by the new ones. */
  before: z.number().int(),
  now: z.number().int(),
  /** How much of the difference between them counts, below 0 for what is too much; and for how many days of all. */
  difference: z.number().int(),
  /** How much of that are charges. */
  charges: z.number().int(),
  daysLeft: z.number().int(),
  daysInAll: z.number().int(),
  /** What is to be paid at once, what is taken off later parts, and what is paid back. */
  due: z.number().int(),
  takenOff: z.number().int(),
  back: z.number().int(),
});
export type ChangePrice = z.infer<typeof ChangePrice>;

/** The policy that an application changes, as it was when the change began. It opens nothing. */
export const ChangedPolicy = z.strictObject({
  policyId: z.string(),
  number: z.string(),
  /** The day as on which everything is worked out, `YYYY-MM-DD`. */
  issuedOn: z.string(),
  /** Term, whole price without voucher and charges as they are by the policy's own answers; minor units. */
  start: z.string(),
  end: z.string(),
  isRenewal: z.boolean(),
  plan: z.string(),
  before: z.strictObject({ total: z.number().int(), charges: z.number().int() }),
  /** Whether the policy was changed or cancelled or has ended since, so that nothing comes of this change. */
  isOutdated: z.boolean(),
});
export type ChangedPolicy = z.infer<typeof ChangedPolicy>;

/** Why an application is referred or declined, in the applicant's words. */
export const ReasonView = z.strictObject({ rule: z.string(), person: z.number().int().nullable(), text: z.string() });

export const QuoteView = z.strictObject({
  quoteId: z.string(),
  version: z.number().int(),
  quotedAt: z.iso.datetime(),
  /** Last day on which the price holds, `YYYY-MM-DD`. */
  validUntil: z.string(),
  decision: z.enum(['accept', 'refer', 'decline']),
  reasons: z.array(ReasonView),
  /** Of the plans that can be had; none when it is declined. */
  prices: z.array(PriceView),
  voucherCode: z.string().nullable(),
  /** Of an application that changes a policy: what each plan costs more or less. Null for every other. */
  changes: z.array(ChangePrice).nullable(),
});
export type QuoteView = z.infer<typeof QuoteView>;

export const ApplicationView = z.strictObject({
  applicationId: ApplicationId,
  productCode: ProductCode,
  /** The version that its answers belong to. */
  version: z.number().int(),
  channelCode: ChannelCode,
  agentName: z.string().nullable(),
  language: z.enum(languageValues),
  state: z.enum(applicationStates),
  answers: Answers,
  plan: z.string().nullable(),
  voucherCode: z.string().nullable(),
  /** How it is paid in parts; null for all at once. */
  instalments: z.string().nullable(),
  /** Counts changes: whoever saves says which they have seen. */
  revision: z.number().int(),
  quote: QuoteView.nullable(),
  /** Null for what is bought, or renewed. */
  changes: ChangedPolicy.nullable(),
});
export type ApplicationView = z.infer<typeof ApplicationView>;

/** A plan's total then and now, where it has changed. */
export const PriceChange = z.strictObject({ plan: z.string(), before: Money, now: Money });
