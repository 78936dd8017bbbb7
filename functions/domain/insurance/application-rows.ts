/**
 * Rows of the `insurance` table: applications and what was quoted for them. Products: product-rows.ts.
 *
 * | what | pk | sk | gsiPk | gsiSk |
 * | --- | --- | --- | --- | --- |
 * | application, with its last quote | APPLICATION#<application> | APPLICATION | APPLICATIONS#<company> | of the last change |
 * | application of an agent's customer | AGENT#<account> | APPLICATION#<time of its beginning>#<application> | | |
 * | referred application of an insurer | INSURER#<company> | REFERRED#<application> | | |
 * | voucher of an insurer | INSURER#<company> | VOUCHER#<code> | | |
 *
 * Applications that nobody came back to are gone 60 days after their last change (specification 1, section 9), and with them
 * the rows of their agent and insurer. The insurer's row stays until somebody has decided; whether it is still to be decided,
 * the application says.
 */
import * as z from 'zod';
import { ApplicationView, ChangedPolicy, QuoteView } from '../../../shared/insurance/application.ts';

/** Without the words of its reasons, which are the texts' in whatever language it is read. */
export const KeptQuote = z.object({
  ...QuoteView.omit({ reasons: true }).shape,
  reasons: z.array(z.object({ rule: z.string(), person: z.number().int().nullable() })),
  changes: QuoteView.shape.changes.default(null),
});
export type KeptQuote = z.infer<typeof KeptQuote>;

/** What a person decided about a referred application. It holds as long as what it was about stays (referrals.ts). */
export const DecisionRow = z.object({
  decision: z.enum(['accept', 'decline']),
  /** Who: an account, and whether it decided for the insurer. */
  by: z.string(),
  isByInsurer: z.boolean(),
  at: z.string(),
  /** Why, for the agent and the insurer; and what the applicant was told. */
  reason: z.string(),
  note: z.string(),
  /** Reasons of the rules that referred it. */
  reasons: z.array(z.object({ rule: z.string(), person: z.number().int().nullable() })),
  /** Fingerprints of what was decided about: the answers that are underwritten, and the persons. */
  basis: z.string(),
  persons: z.string(),
});
export type DecisionRow = z.infer<typeof DecisionRow>;

export const ChangesRow = z.object({
  ...ChangedPolicy.omit({ isOutdated: true }).shape,
  /** A fingerprint of the policy as it was; one that is different by now is not changed. */
  basis: z.string(),
  /** The applications whose files its answers name. */
  filesOf: z.array(z.string()),
});
export type ChangesRow = z.infer<typeof ChangesRow>;

export const ApplicationRow = z.object({
  ...ApplicationView.omit({ quote: true, changes: true }).shape,
  companyId: z.string(),
  /** Of the agent on whose page it began; null without one. */
  agentId: z.string().nullable(),
  /** SHA-256 of the applicant's key, base64url. */
  keyHash: z.string(),
  /** Of the key that the portal gave last to the customer whose application it is; null before. */
  customerKeyHash: z.string().nullable().default(null),
  /** The last; null before the first. */
  quote: KeptQuote.nullable(),
  /** The order under way, or the one that was paid; null without one. */
  orderId: z.string().nullable().default(null),
  /** The number that its policy will have, once it was asked for; it stays. */
  policyNumber: z.string().nullable().default(null),
  /** Null before the issue. */
  policyId: z.string().nullable().default(null),
  /** The last that a person took; null before. */
  decided: DecisionRow.nullable().default(null),
  /** SHA-256 of the key in the link that the decision's mail brought, base64url: it opens the application like the other. */
  linkKeyHash: z.string().nullable().default(null),
  /** When its agent or insurer was last told that it is referred. */
  toldAt: z.string().nullable().default(null),
  /** The policy that it renews; null for a new one. */
  renews: z.string().nullable().default(null),
  /** The policy that it changes; null for one of its own. */
  changes: ChangesRow.nullable().default(null),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Seconds since the epoch. */
  expiresAt: z.number().int(),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

/** An application or policy as its agent keeps it: what is theirs alone. Policies: policy-rows.ts. */
export const AgentEdgeRow = z.object({
  /** When to be reminded; absent for not at all. */
  remindAt: z.string().optional(),
});

export const VoucherRow = z.object({
  /** In capitals. */
  code: z.string(),
  /** What it takes off: percents of the premium, or an amount in minor units of the product's currency. */
  percent: z.number().nullable(),
  amount: z.number().int().nullable(),
  /** Days, `YYYY-MM-DD`, both included, where the product is sold. */
  from: z.string(),
  until: z.string(),
  /** Null for all of the insurer's. */
  products: z.array(z.string()).nullable(),
  channels: z.array(z.string()).nullable(),
  /** How often it can be used in all, and how often it was. */
  uses: z.number().int(),
  used: z.number().int(),
});
export type VoucherRow = z.infer<typeof VoucherRow>;

export const applicationKey = (applicationId: string) => ({
  pk: `APPLICATION#${applicationId}`,
  sk: 'APPLICATION',
});
export const agentApplicationKey = (accountId: string, createdAt: string, applicationId: string) => ({
  pk: `AGENT#${accountId}`,
  sk: `APPLICATION#${createdAt}#${applicationId}`,
});
export const referredKey = (companyId: string, applicationId: string) => ({
  pk: `INSURER#${companyId}`,
  sk: `REFERRED#${applicationId}`,
});
export const voucherKey = (companyId: string, code: string) => ({ pk: `INSURER#${companyId}`, sk: `VOUCHER#${code}` });
export const applicationsOf = (companyId: string): string => `APPLICATIONS#${companyId}`;

/** Of the row of work for later that an agent's reminder is (../../kit/due-rows.ts). @param caseId of an application or policy */
export const insuranceReminderId = (accountId: string, caseId: string): string =>
  `INSURANCE-REMINDER#${accountId}#${caseId}`;
