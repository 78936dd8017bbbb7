/**
 * Subscriptions, payments and invoices as their owner sees them (specification 1, sections 3, 4 and 9). Money is in whole
 * minor units of an ISO 4217 currency; times are UTC.
 */
import * as z from 'zod';
import { currencies } from '../places/currencies.ts';
import { paidPlanIds, planIds } from './account.ts';

export const Money = z.strictObject({ amount: z.number().int(), currency: z.enum(currencies) });
export type Money = z.infer<typeof Money>;

export const cycles = ['monthly', 'yearly'] as const;
export type Cycle = (typeof cycles)[number];

/** A yearly cycle costs ten months: "Save 2 Months". */
export const MONTHS_PAID_IN_A_YEAR = 10;

/** How a subscription can be paid for. */
export const payWays = ['card', 'paypal', 'gopay'] as const;
export type PayWay = (typeof payWays)[number];

/** Of an order. Grows only in this order; `failed` is also what was given up, and what is paid all the same goes back. */
export const orderStates = ['open', 'pending', 'failed', 'paid', 'refund-due', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

export const subscriptionStatuses = ['active', 'pending', 'cancelled'] as const;
/** As the specification names them: Active, Pending Confirmation, Cancelled. */

const time = z.iso.datetime();

export const Subscription = z.strictObject({
  planId: z.enum(paidPlanIds),
  cycle: z.enum(cycles),
  status: z.enum(subscriptionStatuses),
  /** Net price of one cycle. */
  price: Money,
  startedAt: time,
  periodStart: time,
  /** End of what is paid for. */
  periodEnd: time,
  /** When the next payment is taken, or is to be made by hand; null once it is cancelled. */
  nextBillingAt: time.nullable(),
  isAutoRenewing: z.boolean(),
  /** How the next cycle is paid for; null: by hand. */
  payWay: z.enum(payWays).nullable(),
  /** The kept card, when the next cycle is paid for by card. */
  cardId: z.string().nullable().optional(),
  /** What it becomes at the end of the period; null: it stays. */
  next: z.strictObject({ planId: z.enum(planIds), cycle: z.enum(cycles) }).nullable(),
  /** The last renewal that failed; null when none did since the last payment. */
  failure: z.strictObject({ at: time, label: z.string(), nextTryAt: time.nullable() }).nullable(),
  /** `store`: bought in an app store, which alone can change and refund it. */
  billedBy: z.enum(['us', 'store']),
});
export type Subscription = z.infer<typeof Subscription>;

export const subscriptionEventKinds = [
  'started',
  'renewed',
  'renewal-failed',
  'changed',
  'change-planned',
  'change-called-off',
  'cancelled',
  'resumed',
  'renewal-set',
  'ended',
  'refunded',
] as const;

export const SubscriptionEvent = z.strictObject({
  eventId: z.string(),
  at: time,
  kind: z.enum(subscriptionEventKinds),
  planId: z.enum(planIds),
  cycle: z.enum(cycles).nullable(),
  money: Money.nullable(),
});
export type SubscriptionEvent = z.infer<typeof SubscriptionEvent>;

/** What a plan allows in a period, and how much of it is used. */
export const Meter = z.strictObject({
  name: z.enum(['questions', 'products', 'connections']),
  used: z.number().int(),
  /** Null: no limit. */
  limit: z.number().int().nullable(),
  /** When it starts again from nothing; null when it does not. */
  resetsAt: time.nullable(),
});
export type Meter = z.infer<typeof Meter>;

/** Where a payment stands after a step of it. */
export const PaymentStep = z.strictObject({
  orderId: z.string(),
  /** `open`: the payer has to do something; `pending`: the provider has not confirmed yet (Pending Confirmation). */
  state: z.enum(['open', 'pending', 'paid', 'failed']),
  payWay: z.enum(payWays),
  total: Money,
  /** Card: for the provider's hosted fields and its confirmation by the bank (SCA). */
  clientSecret: z.string().nullable(),
  /** PayPal: where the payer approves. */
  approvalUrl: z.string().nullable(),
  /** GoPay: text of the QR code, the link that opens the wallet on a phone, and until when both are good. */
  qr: z.strictObject({ text: z.string(), deepLink: z.string(), expiresAt: time }).nullable(),
  /** What the provider says about a failure, in its own words. */
  errorLabel: z.string().nullable(),
});
export type PaymentStep = z.infer<typeof PaymentStep>;

export const changeKinds = ['subscribe', 'renew', 'upgrade', 'downgrade', 'cancel', 'none'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What locks when a plan is left: the screen has the words, the server the figures. */
export const lockKinds = [
  'assistant',
  'premium-template',
  'business-card',
  'questions',
  'products',
  'connections',
] as const;

/** The rehearsal of a change: what it costs, from when it counts, and exactly what it locks. */
export const ChangePreview = z.strictObject({
  kind: z.enum(changeKinds),
  planId: z.enum(planIds),
  cycle: z.enum(cycles).nullable(),
  /** When the change counts from: now, or the end of the period. */
  from: time,
  /** Lines of what is paid today; empty when nothing is. */
  lines: z.array(
    z.strictObject({ kind: z.enum(['plan', 'credit', 'vat']), money: Money, percent: z.number().nullable() }),
  ),
  /** What is paid today; null when nothing is. */
  total: Money.nullable(),
  /** The payment after that; null when there is none. */
  next: z.strictObject({ at: time, total: Money }).nullable(),
  locks: z.array(
    z.strictObject({
      kind: z.enum(lockKinds),
      at: time,
      /** How many there are now and how many stay usable, where it can be counted. */
      now: z.number().int().nullable(),
      // oxlint-disable-next-line unicorn/no-thenable -- a figure beside `now`, which nobody awaits
      then: z.number().int().nullable(),
    }),
  ),
  payWays: z.array(z.enum(payWays)),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

export const Card = z.strictObject({
  cardId: z.string(),
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  expiryMonth: z.number().int(),
  expiryYear: z.number().int(),
  nameOnCard: z.string(),
});
export type Card = z.infer<typeof Card>;

export const BillingDetails = z.strictObject({
  billingEmail: z.string().max(254),
  /** Of the person or company that is billed. */
  name: z.string().max(120),
  company: z.string().max(120),
  vatNumber: z.string().max(20),
  addressLine: z.string().max(200),
  city: z.string().max(100),
  postcode: z.string().max(20),
  country: z.string().regex(/^[A-Z]{2}$/),
});
export type BillingDetails = z.infer<typeof BillingDetails>;

export const Customer = z.strictObject({
  details: BillingDetails,
  cards: z.array(Card),
  /** A GoPay account linked by its phone number; `pending` until its holder has agreed in the wallet. */
  wallet: z.strictObject({ phone: z.string(), state: z.enum(['pending', 'linked']) }).nullable(),
  /** The PayPal account that agreed to be charged for renewals, by its masked address. */
  paypal: z.strictObject({ payer: z.string() }).nullable(),
});
export type Customer = z.infer<typeof Customer>;

export const Invoice = z.strictObject({
  /** Of an upcoming one: `upcoming`. */
  invoiceId: z.string(),
  /** Null while it is upcoming. */
  number: z.string().nullable(),
  description: z.string(),
  planId: z.enum(paidPlanIds),
  cycle: z.enum(cycles),
  billedAt: time,
  net: Money,
  vat: Money,
  total: Money,
  status: z.enum(['upcoming', 'paid', 'refunded']),
  payWay: z.enum(payWays).nullable(),
  /** Whether its PDF is there. */
  hasFile: z.boolean(),
});
export type Invoice = z.infer<typeof Invoice>;
