/** Payment methods, subscriptions and invoices under /v1/xid/customer, /v1/xid/subscription and /v1/xid/billing. */
import * as z from 'zod';
import { TERMS_VERSION } from '../model/account.ts';
import {
  BillingDetails,
  ChangePreview,
  Customer,
  cycles,
  Invoice,
  Meter,
  PaymentStep,
  Subscription,
  SubscriptionEvent,
  Money,
} from '../model/billing.ts';
import { paidPlanIds, planIds } from '../model/account.ts';
import { defineCall } from './define-call.ts';
import { fileMaking, ownerRead, payments } from './limits.ts';

const time = '2026-01-01T09:00:00.000Z';
const nextTime = '2026-02-01T09:00:00.000Z';
const orderId = '01JGFJJZ00000000000000000P';
const price = { amount: 1_200, currency: 'EUR' } as const;
const total = { amount: 1_428, currency: 'EUR' } as const;

const exampleDetails = {
  billingEmail: 'mara@example.com',
  name: 'Mara Lindqvist',
  company: 'Studio Lindqvist AB',
  vatNumber: 'SE556677889901',
  addressLine: 'Sveavägen 12',
  city: 'Stockholm',
  postcode: '111 57',
  country: 'SE',
};
const exampleCard = {
  cardId: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 4,
  expiryYear: 2030,
  nameOnCard: 'Mara Lindqvist',
};
const exampleCustomer = { details: exampleDetails, cards: [exampleCard], wallet: null, paypal: null };
const exampleSubscription = {
  planId: 'individual',
  cycle: 'monthly',
  status: 'active',
  price,
  startedAt: time,
  periodStart: time,
  periodEnd: nextTime,
  nextBillingAt: nextTime,
  isAutoRenewing: true,
  payWay: 'card',
  next: null,
  failure: null,
  billedBy: 'us',
} as const;
const paidStep = {
  orderId,
  state: 'paid',
  payWay: 'card',
  total,
  clientSecret: null,
  approvalUrl: null,
  qr: null,
  errorLabel: null,
} as const;

const common = {
  group: 'billing',
  origin: 'spec',
  caller: 'owner',
  plan: 'any',
  bodyBytes: 16_384,
  streaming: false,
  orderBy: null,
} as const;
const read = { ...common, method: 'GET', limits: ownerRead, effect: false, bodyHash: false, body: 'none' } as const;
const write = { ...common, method: 'POST', limits: payments, effect: true, bodyHash: true, body: 'json' } as const;
const ours = { origin: 'ours' } as const;

/** What somebody buys. The price is worked out by the server; `total` is what the screen showed, and must be it. */
const Purchase = z.strictObject({
  planId: z.enum(paidPlanIds),
  cycle: z.enum(cycles),
  total: Money,
  /** The version of the terms that was agreed to before paying. */
  termsVersion: z.string().max(20),
  isAutoRenewing: z.boolean(),
});
const examplePurchase = {
  planId: 'individual',
  cycle: 'monthly',
  total,
  termsVersion: TERMS_VERSION,
  isAutoRenewing: true,
} as const;
const purchaseErrors = [
  'consent_required',
  'price_changed',
  'payment_open',
  'payment_failed',
  'provider_error',
  'pay_way_not_offered',
  'billing_details_missing',
  'billed_by_store',
  'nothing_to_pay',
] as const;

export const createCustomer = defineCall({
  ...write,
  name: 'createCustomer',
  path: '/v1/xid/customer/createCustomer',
  summary: 'The paying customer: whom invoices are made out to. Called again it changes what is there.',
  input: BillingDetails,
  output: Customer,
  errors: ['field_required', 'email_required', 'email_invalid', 'vat_number_invalid'],
  example: { input: exampleDetails, output: exampleCustomer },
});

export const customerExists = defineCall({
  ...read,
  name: 'customerExists',
  path: '/v1/xid/customer/exists',
  summary: 'Whether there is a paying customer.',
  input: z.strictObject({}),
  output: z.strictObject({ exists: z.boolean() }),
  errors: [],
  example: { input: {}, output: { exists: true } },
});

export const customerDetail = defineCall({
  ...read,
  name: 'customerDetail',
  path: '/v1/xid/customer/detail',
  summary: 'The paying customer with cards and wallets; null without one.',
  input: z.strictObject({}),
  output: z.strictObject({ customer: Customer.nullable() }),
  errors: [],
  example: { input: {}, output: { customer: exampleCustomer } },
});

export const startCard = defineCall({
  ...write,
  ...ours,
  name: 'startCard',
  path: '/v1/xid/customer/startCard',
  summary: "Opens the provider's hosted fields for a card that is to be kept.",
  input: z.strictObject({}),
  output: z.strictObject({ clientSecret: z.string() }),
  errors: ['billing_details_missing', 'pay_way_not_offered', 'provider_error'],
  example: { input: {}, output: { clientSecret: 'seti_1_secret_1' } },
});

export const bindCreditCard = defineCall({
  ...write,
  name: 'bindCreditCard',
  path: '/v1/xid/customer/bindCreditCard',
  summary: 'Keeps the card that the hosted fields took: `setupId` is theirs, card data never reaches us.',
  input: z.strictObject({ setupId: z.string().regex(/^seti_[A-Za-z0-9]{1,200}$/), nameOnCard: z.string().max(120) }),
  output: Customer,
  errors: ['card_name_required', 'card_invalid', 'provider_error'],
  example: { input: { setupId: 'seti_1', nameOnCard: 'Mara Lindqvist' }, output: exampleCustomer },
});

export const unbindCreditCard = defineCall({
  ...write,
  name: 'unbindCreditCard',
  path: '/v1/xid/customer/unbindCreditCard',
  summary: 'Removes a card. The one that pays for the next renewal makes the renewal one by hand.',
  input: z.strictObject({ cardId: z.string().max(200) }),
  output: Customer,
  errors: ['provider_error'],
  example: { input: { cardId: 'pm_1' }, output: { ...exampleCustomer, cards: [] } },
});

export const linkWallet = defineCall({
  ...write,
  ...ours,
  name: 'linkWallet',
  path: '/v1/xid/customer/linkWallet',
  summary: 'Links a GoPay account by its phone number; its holder agrees in the wallet.',
  input: z.strictObject({ phone: z.string().max(32) }),
  output: z.strictObject({ customer: Customer, activationUrl: z.string().nullable() }),
  errors: ['phone_invalid', 'pay_way_not_offered', 'billing_details_missing', 'provider_error'],
  example: {
    input: { phone: '+6281234567890' },
    output: {
      customer: { ...exampleCustomer, wallet: { phone: '+62 ••• 7890', state: 'pending' } },
      activationUrl: 'https://gopay.example/link',
    },
  },
});

export const checkWallet = defineCall({
  ...read,
  ...ours,
  name: 'checkWallet',
  path: '/v1/xid/customer/checkWallet',
  summary: 'Whether the wallet is linked by now; asked while its holder is deciding.',
  input: z.strictObject({}),
  output: z.strictObject({ customer: Customer.nullable() }),
  errors: ['provider_error'],
  example: { input: {}, output: { customer: exampleCustomer } },
});

export const unlinkWallet = defineCall({
  ...write,
  ...ours,
  name: 'unlinkWallet',
  path: '/v1/xid/customer/unlinkWallet',
  summary: 'Unlinks the GoPay account.',
  input: z.strictObject({}),
  output: Customer,
  errors: ['provider_error'],
  example: { input: {}, output: exampleCustomer },
});

export const previewSubscription = defineCall({
  ...write,
  ...ours,
  name: 'previewSubscription',
  path: '/v1/xid/subscription/preview',
  summary:
    'The rehearsal of a change: what it costs, from when it counts, and what it locks. Nothing happens. `free` is cancelling.',
  input: z.strictObject({ planId: z.enum(planIds), cycle: z.enum(cycles) }),
  output: ChangePreview,
  errors: ['billed_by_store'],
  example: {
    input: { planId: 'individual', cycle: 'monthly' },
    output: {
      kind: 'subscribe',
      planId: 'individual',
      cycle: 'monthly',
      from: time,
      lines: [
        { kind: 'plan', money: price, percent: null },
        { kind: 'vat', money: { amount: 228, currency: 'EUR' }, percent: 19 },
      ],
      total,
      next: { at: nextTime, total },
      locks: [],
      payWays: ['card', 'paypal'],
    },
  },
});

export const createSubscription = defineCall({
  ...write,
  name: 'createSubscription',
  path: '/v1/xid/subscription/create',
  summary:
    'Starts, renews or upgrades a subscription by card: a kept one, or one from the hosted fields (then the step is open).',
  input: Purchase.extend({ cardId: z.string().max(200).nullable() }),
  output: PaymentStep,
  errors: [...purchaseErrors],
  example: { input: { ...examplePurchase, cardId: 'pm_1' }, output: paidStep },
});

export const checkCardPayment = defineCall({
  ...read,
  ...ours,
  name: 'checkCardPayment',
  path: '/v1/xid/subscription/checkCardPayment',
  summary: 'Where a card payment stands, as the provider says; asked when the hosted fields are done.',
  input: z.strictObject({ orderId: z.string().max(40) }),
  output: PaymentStep,
  errors: ['provider_error'],
  example: { input: { orderId }, output: paidStep },
});

export const createPaypalPaymentLink = defineCall({
  ...write,
  name: 'createPaypalPaymentLink',
  path: '/v1/xid/subscription/createPaypalPaymentLink',
  summary: 'The same by PayPal: the link where the payer approves.',
  input: Purchase,
  output: PaymentStep,
  errors: [...purchaseErrors],
  example: {
    input: examplePurchase,
    output: { ...paidStep, state: 'open', payWay: 'paypal', approvalUrl: 'https://paypal.example/approve' },
  },
});

export const paypalPaymentSuccess = defineCall({
  ...read,
  name: 'paypalPaymentSuccess',
  path: '/v1/xid/subscription/paypalPaymentSuccess',
  summary: 'The return from PayPal: takes the payment, verified with PayPal.',
  input: z.strictObject({ token: z.string().max(100) }),
  output: PaymentStep,
  errors: ['provider_error'],
  example: { input: { token: '5O190127TN364715T' }, output: { ...paidStep, payWay: 'paypal' } },
});

export const createGoPayQRCodeLink = defineCall({
  ...write,
  name: 'createGoPayQRCodeLink',
  path: '/v1/xid/subscription/createGoPayQRCodeLink',
  summary: 'The same by GoPay: a QR code, or the link that opens the wallet.',
  input: Purchase,
  output: PaymentStep,
  errors: [...purchaseErrors],
  example: {
    input: examplePurchase,
    output: {
      ...paidStep,
      state: 'open',
      payWay: 'gopay',
      qr: { text: '00020101…', deepLink: 'gojek://gopay/…', expiresAt: nextTime },
    },
  },
});

export const checkGoPayPaymentStatus = defineCall({
  ...read,
  name: 'checkGoPayPaymentStatus',
  path: '/v1/xid/subscription/checkGoPayPaymentStatus',
  summary: 'Where a GoPay payment stands; polled while the code is shown.',
  input: z.strictObject({ orderId: z.string().max(40) }),
  output: PaymentStep,
  errors: ['provider_error'],
  example: { input: { orderId }, output: { ...paidStep, payWay: 'gopay' } },
});

export const giveUpPayment = defineCall({
  ...write,
  ...ours,
  name: 'giveUpPayment',
  path: '/v1/xid/subscription/giveUp',
  summary: 'Gives up an open payment, so that another can begin.',
  input: z.strictObject({ orderId: z.string().max(40) }),
  output: PaymentStep,
  errors: ['provider_error'],
  example: { input: { orderId }, output: { ...paidStep, state: 'failed' } },
});

export const changeSubscription = defineCall({
  ...write,
  ...ours,
  name: 'changeSubscription',
  path: '/v1/xid/subscription/change',
  summary:
    'Plans a change for the end of the period (a smaller plan, another cycle); the present plan and cycle call a planned one off.',
  input: z.strictObject({ planId: z.enum(paidPlanIds), cycle: z.enum(cycles) }),
  output: Subscription,
  errors: ['no_subscription', 'payment_needed', 'billed_by_store'],
  example: { input: { planId: 'individual', cycle: 'yearly' }, output: exampleSubscription },
});

export const cancelSubscription = defineCall({
  ...write,
  name: 'cancelSubscription',
  path: '/v1/xid/subscription/cancel',
  summary: 'Ends it at the end of the paid cycle; until then everything stays.',
  input: z.strictObject({}),
  output: Subscription,
  errors: ['no_subscription', 'billed_by_store'],
  example: {
    input: {},
    output: { ...exampleSubscription, status: 'cancelled', nextBillingAt: null, isAutoRenewing: false },
  },
});

export const resumeSubscription = defineCall({
  ...write,
  ...ours,
  name: 'resumeSubscription',
  path: '/v1/xid/subscription/resume',
  summary: 'Takes a cancellation back, before the period ends.',
  input: z.strictObject({}),
  output: Subscription,
  errors: ['no_subscription', 'billed_by_store'],
  example: { input: {}, output: exampleSubscription },
});

export const saveRenewal = defineCall({
  ...write,
  ...ours,
  name: 'saveRenewal',
  path: '/v1/xid/subscription/saveRenewal',
  summary: 'The auto-renewal switch, and how the next cycle is paid for.',
  input: z.strictObject({
    isAutoRenewing: z.boolean(),
    payWay: PaymentStep.shape.payWay.nullable(),
    cardId: z.string().max(200).nullable(),
  }),
  output: Subscription,
  errors: ['no_subscription', 'billed_by_store'],
  example: { input: { isAutoRenewing: true, payWay: 'card', cardId: 'pm_1' }, output: exampleSubscription },
});

export const subscriptionRecord = defineCall({
  ...read,
  name: 'subscriptionRecord',
  path: '/v1/xid/subscription/record',
  summary: 'The subscription, its history, and use against limits; null without one.',
  input: z.strictObject({}),
  output: z.strictObject({
    subscription: Subscription.nullable(),
    history: z.array(SubscriptionEvent),
    meters: z.array(Meter),
    open: PaymentStep.nullable(),
  }),
  errors: [],
  example: {
    input: {},
    output: {
      subscription: exampleSubscription,
      history: [{ eventId: orderId, at: time, kind: 'started', planId: 'individual', cycle: 'monthly', money: total }],
      meters: [{ name: 'questions', used: 120, limit: 10_000, resetsAt: nextTime }],
      open: null,
    },
  },
});

const exampleInvoice = {
  invoiceId: '01JGFJJZ00000000000000000N',
  number: 'XP-2026-000001',
  description: 'Individual, monthly',
  planId: 'individual',
  cycle: 'monthly',
  billedAt: time,
  net: price,
  vat: { amount: 228, currency: 'EUR' },
  total,
  status: 'paid',
  payWay: 'card',
  hasFile: true,
} as const;

export const invoicePage = defineCall({
  ...read,
  name: 'invoicePage',
  path: '/v1/xid/billing/page',
  isOpenToSuspended: true,
  summary: 'Invoices, paged: the upcoming one first, then those that are paid.',
  orderBy: ['newest', 'oldest'],
  input: z.strictObject({}),
  output: z.strictObject({ invoices: z.array(Invoice), count: z.number().int() }),
  errors: [],
  example: { input: {}, output: { invoices: [exampleInvoice], count: 1 } },
});

export const downloadInvoice = defineCall({
  ...read,
  name: 'downloadInvoice',
  path: '/v1/xid/billing/download',
  summary: 'An invoice as PDF.',
  limits: fileMaking,
  isOpenToSuspended: true,
  streaming: true,
  file: 'application/pdf',
  input: z.strictObject({ invoiceId: z.string().max(40) }),
  output: z.null(),
  errors: [],
  example: { input: { invoiceId: exampleInvoice.invoiceId }, output: null },
});

export const unlinkPaypal = defineCall({
  ...write,
  ...ours,
  name: 'unlinkPaypal',
  path: '/v1/xid/customer/unlinkPaypal',
  summary:
    'Ends the agreement of a PayPal account, here and at PayPal; nothing happens without one. A renewal that it was to pay is one by hand.',
  input: z.strictObject({}),
  output: Customer,
  errors: ['billing_details_missing', 'provider_error'],
  example: { input: {}, output: exampleCustomer },
});
