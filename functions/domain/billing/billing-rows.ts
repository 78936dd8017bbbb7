/**
 * Rows of the `billing` table.
 *
 * | what | pk | sk | gsiPk | gsiSk |
 * | --- | --- | --- | --- | --- |
 * | paying customer | ACC#<account> | CUSTOMER | | |
 * | subscription | ACC#<account> | SUBSCRIPTION | | |
 * | the one order that is open | ACC#<account> | OPEN-ORDER | | |
 * | event of the subscription | ACC#<account> | EVENT#<id> | | |
 * | invoice | ACC#<account> | INVOICE#<id> | | |
 * | order | ORDER#<id> | ORDER | ORDERS#<account> | time |
 * | order of a provider's payment | PAYMENT#<way of paying>#<reference> | PAYMENT | | |
 * | event of a provider that was worked on | PROVIDER-EVENT#<provider>#<id> | PROVIDER-EVENT | | |
 * | number of the last invoice of a year | INVOICE-NUMBER#<year> | INVOICE-NUMBER | | |
 * | outbox | OUTBOX#<id> | OUTBOX | OUTBOX | time |
 *
 * Ids are ULIDs. Invoices outlive their account, under a pseudonym in place of its id.
 */
import * as z from 'zod';
import { paidPlanIds, planIds } from '../../../shared/model/account.ts';
import {
  BillingDetails,
  Card,
  cycles,
  Money,
  orderStates,
  payWays,
  subscriptionEventKinds,
  type PayWay,
} from '../../../shared/model/billing.ts';
import { defaultLanguage, languageValues } from '../../../shared/places/languages.ts';

const time = z.string();

export const KeptMethodRow = z.object({ payWay: z.enum(payWays), methodId: z.string() });

const RunningRow = z.object({ planId: z.enum(paidPlanIds), cycle: z.enum(cycles), periodStart: time });

export const CustomerRow = z.object({
  accountId: z.string(),
  details: BillingDetails,
  /** At Stripe; null until a card is first asked for. */
  stripeCustomerId: z.string().nullable(),
  cards: z.array(Card),
  wallet: z.object({ phone: z.string(), state: z.enum(['pending', 'linked']), methodId: z.string() }).nullable(),
  paypal: z.object({ payer: z.string(), methodId: z.string() }).nullable(),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

export const SubscriptionRow = z.object({
  accountId: z.string(),
  planId: z.enum(paidPlanIds),
  cycle: z.enum(cycles),
  /** `pending` until its first payment is confirmed, if that takes the provider a while. */
  status: z.enum(['active', 'pending', 'cancelled']),
  /** Net, of one cycle. */
  price: Money,
  startedAt: time,
  periodStart: time,
  periodEnd: time,
  /** Day of the month on which cycles begin (1 to 31); shorter months end on their last day. */
  anchorDay: z.number().int().min(1).max(31),
  isAutoRenewing: z.boolean(),
  method: KeptMethodRow.nullable(),
  next: z.object({ planId: z.enum(planIds), cycle: z.enum(cycles) }).nullable(),
  /** What still runs until `periodStart` when the period after it was paid ahead. */
  before: RunningRow.nullable().optional(),
  failure: z.object({ at: time, label: z.string(), nextTryAt: time.nullable(), count: z.number().int() }).nullable(),
  billedBy: z.enum(['us', 'store']),
  /** Grows with each write: whoever read an older one has to read again. */
  version: z.number().int(),
});
export type SubscriptionRow = z.infer<typeof SubscriptionRow>;

/** What an upgrade or a renewal is bought on, and what is there again when an upgrade is given back. */
export const BaseRow = SubscriptionRow.pick({
  planId: true,
  cycle: true,
  price: true,
  periodStart: true,
  periodEnd: true,
  anchorDay: true,
  before: true,
});
export type BaseRow = z.infer<typeof BaseRow>;

/** What is bought by an order, priced by the server. */
export const OrderRow = z.object({
  orderId: z.string(),
  accountId: z.string(),
  kind: z.enum(['subscribe', 'renew', 'upgrade']),
  planId: z.enum(paidPlanIds),
  cycle: z.enum(cycles),
  /** The period that it pays for. */
  periodStart: time,
  periodEnd: time,
  anchorDay: z.number().int(),
  /** Net price of a whole cycle: what the renewals after it cost. */
  price: Money,
  net: Money,
  vat: Money,
  vatPercent: z.number(),
  /** Whether the buyer owes the tax (a company in another country of the EU). */
  isReverseCharge: z.boolean(),
  total: Money,
  payWay: z.enum(payWays),
  /** The provider's payment; null until it was started. */
  reference: z.string().nullable(),
  isAutoRenewing: z.boolean(),
  method: KeptMethodRow.nullable(),
  state: z.enum(orderStates),
  /** The subscription that it was priced on: it counts only while that is the one; absent for the first. */
  base: BaseRow.nullable().optional(),
  /** Why it goes back, in a word of ours or in those of the staff, and what was really paid. */
  refund: z
    .object({
      reason: z.string(),
      by: z.string(),
      at: time,
      money: Money,
    })
    .nullable()
    .optional(),
  errorLabel: z.string().nullable(),
  /** A renewal that nobody was there for. */
  isUnattended: z.boolean().optional(),
  /** In which the provider describes it: every try says the same. Orders without one were described in English. */
  language: z.enum(languageValues).default(defaultLanguage),
  /** What was agreed to with it; empty for a renewal, which the first purchase covers. */
  termsVersion: z.string(),
  createdAt: time,
  paidAt: time.nullable(),
});
export type OrderRow = z.infer<typeof OrderRow>;

export const EventRow = z.object({
  eventId: z.string(),
  at: time,
  kind: z.enum(subscriptionEventKinds),
  planId: z.enum(planIds),
  cycle: z.enum(cycles).nullable(),
  money: Money.nullable(),
});
export type EventRow = z.infer<typeof EventRow>;

/** The order that is under way, with what its payer needs to go on; the secret of a card payment is asked for anew. */
export const OpenOrderRow = z.object({
  orderId: z.string(),
  approvalUrl: z.string().nullable(),
  qr: z.object({ text: z.string(), deepLink: z.string(), expiresAt: time }).nullable(),
});
export type OpenOrderRow = z.infer<typeof OpenOrderRow>;

export const PaymentRow = z.object({ orderId: z.string() });

/** As it was when it was issued: nothing of it changes but `status` and `file`. */
export const InvoiceRow = z.object({
  invoiceId: z.string(),
  accountId: z.string(),
  orderId: z.string(),
  number: z.string(),
  planId: z.enum(paidPlanIds),
  cycle: z.enum(cycles),
  periodStart: time,
  periodEnd: time,
  billedAt: time,
  net: Money,
  vat: Money,
  vatPercent: z.number(),
  isReverseCharge: z.boolean(),
  total: Money,
  payWay: z.enum(payWays),
  status: z.enum(['paid', 'refunded']),
  /** Whom it is made out to. */
  details: BillingDetails,
  /** Language of its PDF. */
  language: z.string(),
  /** Key of the PDF in the bucket `documents`; null until it is drawn. */
  file: z.string().nullable(),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

export const customerKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'CUSTOMER' });
export const subscriptionKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'SUBSCRIPTION' });
export const openOrderKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'OPEN-ORDER' });
export const eventKey = (accountId: string, eventId: string) => ({ pk: `ACC#${accountId}`, sk: `EVENT#${eventId}` });
export const invoiceKey = (accountId: string, invoiceId: string) => ({
  pk: `ACC#${accountId}`,
  sk: `INVOICE#${invoiceId}`,
});
export const orderKey = (orderId: string) => ({ pk: `ORDER#${orderId}`, sk: 'ORDER' });
export const paymentKey = (payWay: PayWay, reference: string) => ({
  pk: `PAYMENT#${payWay}#${reference}`,
  sk: 'PAYMENT',
});
export const providerEventKey = (provider: string, eventId: string) => ({
  pk: `PROVIDER-EVENT#${provider}#${eventId}`,
  sk: 'PROVIDER-EVENT',
});
export const invoiceNumberKey = (year: number) => ({ pk: `INVOICE-NUMBER#${year}`, sk: 'INVOICE-NUMBER' });
