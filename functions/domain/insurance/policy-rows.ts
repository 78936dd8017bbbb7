/**
 * Rows of the `insurance` table: what is ordered for applications, and the policies that come of it. Applications:
 * application-rows.ts; customers: ../customers/customer-rows.ts.
 *
 * | what | pk | sk | gsiPk | gsiSk |
 * | --- | --- | --- | --- | --- |
 * | order of an application | POLICY-ORDER#<order> | POLICY-ORDER | | |
 * | order of a provider's payment | POLICY-PAYMENT#<way of paying>#<reference> | POLICY-PAYMENT | | |
 * | policy | POLICY#<policy> | POLICY | POLICIES#<company> | time of issue |
 * | event of a policy | POLICY#<policy> | EVENT#<id> | | |
 * | policy of a number | POLICY-NUMBER#<number> | POLICY-NUMBER | | |
 * | number of the last policy or order | LAST-NUMBER#<kind> | LAST-NUMBER | | |
 * | policy of an agent | AGENT#<account> | POLICY#<time of issue>#<policy> | | |
 * | token of a document centre or a document | DOCUMENT-TOKEN#<hash> | DOCUMENT-TOKEN | | |
 * | wrong answers at a document centre | DOCUMENT-DOOR#<application> | DOCUMENT-DOOR | | |
 * | policy of a customer | CUSTOMER#<customer> | POLICY#<policy> | | |
 *
 * A policy is kept as it is now: changes are events of it, with what they changed. An application that was ordered stays
 * as it is: its answers can be changed again only when the order has failed.
 */
import * as z from 'zod';
import { Answers } from '../../../shared/insurance/answers.ts';
import { PriceView } from '../../../shared/insurance/application.ts';
import { documentKinds, policyEventKinds, PolicyInstalment } from '../../../shared/insurance/policy.ts';
import { Money, orderStates, payWays } from '../../../shared/model/billing.ts';
import { languageValues } from '../../../shared/places/languages.ts';

const time = z.string();

/** How a later instalment or renewal reaches the payer (../billing/payment-port.ts). */
const KeptMethodRow = z.object({
  payWay: z.enum(payWays),
  methodId: z.string(),
  /** Whose it is at Stripe; absent where it is that of the policy's first order. */
  customerId: z.string().nullable().optional(),
});

export const PolicyOrderRow = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  applicationId: z.string(),
  companyId: z.string(),
  /**
   * `purchase` issues the policy; the others belong to one that there is. `return` asks for nothing: it gives back a share of
   * what was paid with another order, whose payment it names.
   */
  kind: z.enum(['purchase', 'instalment', 'change', 'renewal', 'return']),
  /** Null before the issue. */
  policyId: z.string().nullable(),
  /** What is paid now: the whole, or the first part. Worked out by the server from the quote. */
  total: Money,
  quoteId: z.string(),
  plan: z.string(),
  /** Of a payment in parts, from the one that is paid on; null for all at once. What is paid with is kept for the others. */
  instalments: z.array(PolicyInstalment).nullable(),
  voucherCode: z.string().nullable(),
  /** Null until the payer has chosen; `test` where the stage takes test payments. */
  payWay: z.enum([...payWays, 'test']).nullable(),
  /** Whether it is paid on a page of the provider's, also by card. */
  isHosted: z.boolean().default(false),
  /** The customer at Stripe, where the card is kept for later parts. */
  providerCustomerId: z.string().nullable().default(null),
  /** The provider's payment; null until it was started. */
  reference: z.string().nullable(),
  approvalUrl: z.string().nullable(),
  qr: z.object({ text: z.string(), deepLink: z.string(), expiresAt: time }).nullable(),
  method: KeptMethodRow.nullable(),
  /** Grows only in this order; `failed` is also what was given up, and what is paid all the same goes back. */
  state: z.enum(orderStates),
  refund: z.object({ reason: z.string(), by: z.string(), at: time, money: Money }).nullable(),
  /** What orders of the kind `return` gave back of it; minor units. */
  returned: z.number().int().default(0),
  errorLabel: z.string().nullable(),
  /** The declaration and the terms that were agreed to before paying. */
  consent: z.object({ declaration: z.literal(true), termsVersion: z.string(), at: time }),
  language: z.enum(languageValues),
  createdAt: time,
  paidAt: time.nullable(),
});
export type PolicyOrderRow = z.infer<typeof PolicyOrderRow>;

export const PolicyRow = z.object({
  policyId: z.string(),
  number: z.string(),
  applicationId: z.string(),
  orderId: z.string(),
  companyId: z.string(),
  channelCode: z.string(),
  /** The agent's account; null without one. `agentName` as it was when it was bought. */
  agentId: z.string().nullable(),
  agentName: z.string().nullable(),
  /** The customer whom it is bound to; null until then. */
  customerId: z.string().nullable(),
  productCode: z.string(),
  version: z.number().int(),
  language: z.enum(languageValues),
  plan: z.string(),
  answers: Answers,
  price: PriceView,
  instalments: z.array(PolicyInstalment),
  method: KeptMethodRow.nullable(),
  /** Of the holder, as answered; the birth opens the document centre. */
  holder: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    birth: z.string().nullable(),
    telephone: z.string(),
  }),
  start: z.string(),
  end: z.string(),
  /** Day, and moment. */
  issuedOn: z.string(),
  issuedAt: time,
  cancelledOn: z.string().nullable(),
  /** The policy that it renews, and the one that renews it. */
  renews: z.string().nullable(),
  renewedBy: z.string().nullable(),
  hasClaim: z.boolean(),
  /** The last day on which its cover was changed; null before. */
  changedOn: z.string().nullable().default(null),
  /** The moment of that change. */
  changedAt: time.nullable().default(null),
  /** Of its price what was paid for changes, less what was paid back for them; minor units. */
  paidForChanges: z.number().int().default(0),
  /** Keys of its PDFs in the bucket `documents`; those that are not drawn yet are not there. */
  files: z.partialRecord(z.enum(documentKinds), z.string()),
  /** Grows with each write: whoever read an older one has to read again. */
  revision: z.number().int(),
});
export type PolicyRow = z.infer<typeof PolicyRow>;

export const PolicyEventRow = z.object({
  eventId: z.string(),
  at: time,
  kind: z.enum(policyEventKinds),
  /** Who: `applicant`, `customer`, `agent`, `insurer` or `system`. */
  by: z.string(),
  money: Money.nullable(),
  /** What it changed or said; small. */
  detail: z.record(z.string(), z.unknown()),
});
export type PolicyEventRow = z.infer<typeof PolicyEventRow>;

/** What somebody who has proved who they are may do for ten minutes. */
export const DocumentTokenRow = z.object({
  policyId: z.string(),
  /** `center` gives tokens for documents; each of those opens one document, once. */
  opens: z.enum(['center', ...documentKinds]),
  /** Seconds since the epoch. */
  expiresAt: z.number().int(),
});
export type DocumentTokenRow = z.infer<typeof DocumentTokenRow>;

export const policyOrderKey = (orderId: string) => ({ pk: `POLICY-ORDER#${orderId}`, sk: 'POLICY-ORDER' });
export const policyPaymentKey = (payWay: string, reference: string) => ({
  pk: `POLICY-PAYMENT#${payWay}#${reference}`,
  sk: 'POLICY-PAYMENT',
});
export const policyKey = (policyId: string) => ({ pk: `POLICY#${policyId}`, sk: 'POLICY' });
export const policyEventKey = (policyId: string, eventId: string) => ({
  pk: `POLICY#${policyId}`,
  sk: `EVENT#${eventId}`,
});
export const policyNumberKey = (number: string) => ({ pk: `POLICY-NUMBER#${number}`, sk: 'POLICY-NUMBER' });
export const lastNumberKey = (kind: 'policy' | 'order') => ({ pk: `LAST-NUMBER#${kind}`, sk: 'LAST-NUMBER' });
/** Below which the policies of an agent stand. */
export const agentPoliciesKey = (accountId: string) => ({ pk: `AGENT#${accountId}`, sk: 'POLICY#' });
export const agentPolicyKey = (accountId: string, issuedAt: string, policyId: string) => ({
  pk: `AGENT#${accountId}`,
  sk: `POLICY#${issuedAt}#${policyId}`,
});
export const customerPolicyKey = (customerId: string, policyId: string) => ({
  pk: `CUSTOMER#${customerId}`,
  sk: `POLICY#${policyId}`,
});
export const documentTokenKey = (hash: string) => ({ pk: `DOCUMENT-TOKEN#${hash}`, sk: 'DOCUMENT-TOKEN' });
export const documentDoorKey = (applicationId: string) => ({
  pk: `DOCUMENT-DOOR#${applicationId}`,
  sk: 'DOCUMENT-DOOR',
});
export const policiesOf = (companyId: string): string => `POLICIES#${companyId}`;
