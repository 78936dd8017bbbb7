/**
 * Payment for applications (specification 2, section 7), by whoever has the application's key; and what payment providers
 * tell us, under /v1/callBack: unsigned by our session, signed by the provider over the raw body.
 */
import * as z from 'zod';
import {
  AnswerProblemView,
  ApplicationId,
  ApplicationKey,
  ApplicationView,
  PriceView,
} from '../insurance/application.ts';
import { ProductCode } from '../insurance/definition.ts';
import { DECLARATION_VERSION, InstalmentToPay, PaymentStepView } from '../insurance/payment.ts';
import { PolicyInstalment } from '../insurance/policy.ts';
import { Money, payWays } from '../model/billing.ts';
import { defineCall } from './define-call.ts';
import type { ErrorCode } from './errors.ts';
import {
  checkoutErrors,
  exampleApplication,
  exampleOpened,
  exampleOrderId as orderId,
  examplePrice,
} from './insurance-examples.ts';
import { applicationMail, applicationPayments, applying, paymentChecks, providerEvents, publicRead } from './limits.ts';

const common = {
  group: 'payment',
  method: 'POST',
  caller: 'open',
  origin: 'spec',
  plan: 'any',
  bodyBytes: 4_096,
  errors: [],
  streaming: false,
  orderBy: null,
  body: 'json',
} as const;
const read = { ...common, limits: applying, effect: false, bodyHash: false } as const;
const write = { ...common, limits: applicationPayments, effect: true, bodyHash: true } as const;

/** What is paid in another way than before is ordered anew. */
const startErrors = [
  ...checkoutErrors,
  'instalment_not_due',
  'pay_way_not_offered',
  'provider_error',
] as const satisfies ErrorCode[];

const opened = { applicationId: ApplicationId, key: ApplicationKey };
const OrderId = z.string().max(40);
const ordered = { ...opened, orderId: OrderId };

const total = { amount: 56_00, currency: 'HKD' } as const;
const exampleOrdered = { ...exampleOpened, orderId };
const openStep: z.infer<typeof PaymentStepView> = {
  orderId,
  state: 'open',
  payWay: 'card',
  total,
  clientSecret: 'pi_1_secret_1',
  approvalUrl: null,
  qr: null,
  errorLabel: null,
  applicationState: 'ordered',
  policyId: null,
  policyNumber: null,
};
const paidStep: z.infer<typeof PaymentStepView> = {
  ...openStep,
  state: 'paid',
  clientSecret: null,
  applicationState: 'issued',
  policyId: 'AAAAAAAAAAAAAAAAAAAAAA',
  policyNumber: 'TR26-00000042-53',
};

export const getPaymentInfo = defineCall({
  ...read,
  name: 'getPaymentInfo',
  path: '/v1/payment/getPaymentInfo',
  summary:
    'What is to be paid for an application and how, worked out by the server from its quote; what is still missing before ' +
    'it can be, and the payment that is under way.',
  errors: ['quote_needed'],
  input: z.strictObject(opened),
  output: z.strictObject({
    application: ApplicationView,
    /** Of the chosen plan. */
    lines: PriceView.shape.lines,
    /** Of all parts, with what paying in parts costs. */
    total: Money,
    /** The first part, or all of it. */
    dueNow: Money,
    instalments: z.array(PolicyInstalment.omit({ paidOn: true })).nullable(),
    payWays: z.array(z.enum(payWays)),
    offersTestPayment: z.boolean(),
    /** Last day on which the price holds. */
    validUntil: z.string(),
    declarationVersion: z.string(),
    problems: z.array(AnswerProblemView),
    order: PaymentStepView.nullable(),
  }),
  example: {
    input: exampleOpened,
    output: {
      application: exampleApplication,
      lines: examplePrice.lines,
      ...{ total, dueNow: total, instalments: null, payWays: ['card', 'paypal'], offersTestPayment: false },
      ...{ validUntil: '2026-01-15', declarationVersion: DECLARATION_VERSION, problems: [], order: null },
    },
  },
});

export const checkoutPayment = defineCall({
  ...write,
  name: 'checkoutPayment',
  path: '/v1/payment/checkoutPayment',
  summary:
    'Starts the payment of an order: hosted card fields, PayPal, or a GoPay code. The same way again gives the same payment, ' +
    'another way ends the one before and pays a new order, which the step names.',
  errors: startErrors,
  input: z.strictObject({ ...ordered, payWay: z.enum(payWays) }),
  output: PaymentStepView,
  example: { input: { ...exampleOrdered, payWay: 'card' }, output: openStep },
});

export const checkoutPaymentHosted = defineCall({
  ...write,
  name: 'checkoutPaymentHosted',
  path: '/v2/payment/checkoutPayment',
  summary: 'The same on a page of the provider’s, in the language of the header `lang`, also for cards.',
  errors: startErrors,
  input: z.strictObject({ ...ordered, payWay: z.enum(payWays) }),
  output: PaymentStepView,
  example: {
    input: { ...exampleOrdered, payWay: 'card' },
    output: { ...openStep, clientSecret: null, approvalUrl: 'https://checkout.stripe.example/c/pay/cs_1' },
  },
});

export const wallPay = defineCall({
  ...write,
  name: 'wallPay',
  path: '/v1/wallpayment/wallPay',
  summary: 'Starts the payment of an order by a wallet: PayPal or GoPay.',
  errors: startErrors,
  input: z.strictObject({ ...ordered, payWay: z.enum(['paypal', 'gopay']) }),
  output: PaymentStepView,
  example: {
    input: { ...exampleOrdered, payWay: 'paypal' },
    output: { ...openStep, payWay: 'paypal', clientSecret: null, approvalUrl: 'https://paypal.example/approve' },
  },
});

export const getPayAnOrder = defineCall({
  ...write,
  name: 'getPayAnOrder',
  path: '/v1/StripePay/getPayAnOrder',
  summary: 'Starts the payment of an order by card, in hosted fields.',
  errors: startErrors,
  input: z.strictObject(ordered),
  output: PaymentStepView,
  example: { input: exampleOrdered, output: openStep },
});

export const fakePayment = defineCall({
  ...write,
  name: 'fakePayment',
  path: '/v1/wallpayment/fakePayment',
  summary: 'Pays an order without money, on stages for trying things out.',
  errors: ['payment_open'],
  input: z.strictObject(ordered),
  output: PaymentStepView,
  example: { input: exampleOrdered, output: { ...paidStep, payWay: 'test' } },
  stages: ['local', 'dev', 'uat'],
});

export const callBackCheckout = defineCall({
  ...common,
  name: 'callBackCheckout',
  path: '/v1/callBack/callBackCheckout',
  summary:
    'Where a payment stands, as the provider says: asked when its payer comes back, and again until it is decided. By the ' +
    'provider’s reference alone nothing is told that opens anything.',
  limits: paymentChecks,
  effect: false,
  bodyHash: false,
  errors: ['provider_error'],
  input: z.union([
    z.strictObject({ payWay: z.enum(payWays), reference: z.string().regex(/^[\w-]{1,200}$/) }),
    z.strictObject(ordered),
  ]),
  output: PaymentStepView,
  example: { input: exampleOrdered, output: paidStep },
});

export const giveUpOrder = defineCall({
  ...write,
  origin: 'ours',
  name: 'giveUpOrder',
  path: '/v1/payment/giveUpOrder',
  summary: 'Gives up an open payment: the application can be changed again. What was paid in between counts.',
  errors: ['payment_open', 'provider_error'],
  input: z.strictObject(ordered),
  output: PaymentStepView,
  example: {
    input: exampleOrdered,
    output: { ...openStep, state: 'failed', clientSecret: null, applicationState: 'accepted' },
  },
});

export const getInstalmentToPay = defineCall({
  ...read,
  origin: 'ours',
  name: 'getInstalmentToPay',
  path: '/v1/payment/getInstalmentToPay',
  summary:
    'The instalment of a policy that is due and not paid, how it can be paid, and the payment that is under way. Opens by the ' +
    'application’s key, or by that of the link in the mail about it.',
  input: z.strictObject(opened),
  output: InstalmentToPay,
  example: {
    input: exampleOpened,
    output: {
      ...{ policyNumber: 'TR26-00000042-53', productName: 'Wayfarer Travel', channelCode: 'harbour-vale' },
      ...{ policyId: null, agentName: null, due: { number: 3, due: '2026-03-01', money: total, count: 12 } },
      ...{ coming: { number: 4, due: '2026-04-01', money: total }, isBeingCharged: false, order: null },
      ...{ payWays: ['card', 'paypal'], offersTestPayment: false },
    },
  },
});

export const orderInstalment = defineCall({
  ...write,
  origin: 'ours',
  name: 'orderInstalment',
  path: '/v1/payment/orderInstalment',
  summary:
    'Orders the instalment that is due, so that it can be paid in any way: the amount is the policy’s. The same again gives the ' +
    'same order. What is paid with is kept for the instalments that follow.',
  errors: ['instalment_not_due', 'payment_open', 'conflict'],
  input: z.strictObject({ ...opened, number: PolicyInstalment.shape.number }),
  output: z.strictObject({ orderId: OrderId, total: Money }),
  example: { input: { ...exampleOpened, number: 3 }, output: { orderId, total } },
});

export const getLevy = defineCall({
  ...read,
  name: 'getLevy',
  path: '/v1/wallpayment/getLevy',
  summary: 'Levy, tax and duty on a premium of a product today, as they are charged on every policy of it.',
  limits: publicRead,
  input: z.strictObject({
    productCode: ProductCode,
    premium: Money.extend({ amount: z.number().int().min(0).max(1e12) }),
  }),
  output: z.strictObject({
    lines: z.array(z.strictObject({ id: z.string(), kind: z.enum(['levy', 'tax', 'duty']), amount: z.number().int() })),
    total: Money,
  }),
  example: {
    input: { productCode: 'travel-hk', premium: { amount: 1_000_00, currency: 'HKD' } },
    output: { lines: [{ id: 'levy', kind: 'levy', amount: 1_00 }], total: { amount: 1_00, currency: 'HKD' } },
  },
});

export const getOrderNo = defineCall({
  ...read,
  name: 'getOrderNo',
  path: '/v1/wallpayment/getOrderNo',
  summary: 'The number of an application’s order; null without one.',
  input: z.strictObject(opened),
  output: z.strictObject({ orderNumber: z.string().nullable() }),
  example: { input: exampleOpened, output: { orderNumber: 'PO26-00000042-17' } },
});

export const paymentSendmail = defineCall({
  ...common,
  name: 'paymentSendmail',
  path: '/v1/wallpayment/sendmail',
  summary: 'The mail that confirms the payment once more, to the address that the applicant answered.',
  limits: applicationMail,
  effect: true,
  bodyHash: false,
  input: z.strictObject(opened),
  output: z.strictObject({ sentTo: z.string() }),
  example: { input: exampleOpened, output: { sentTo: 'a•••@example.com' } },
});

const webhook = {
  group: 'payment',
  origin: 'ours',
  caller: 'unsigned',
  method: 'POST',
  plan: 'any',
  limits: providerEvents,
  bodyBytes: 65_536,
  /** Read from the raw body, once its signature is verified. */
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: [],
  example: { input: {}, output: {} },
  streaming: false,
  // An event is known by the provider's own id of it.
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'raw',
} as const;

export const stripe = defineCall({
  ...webhook,
  name: 'stripe',
  path: '/v1/callBack/stripe',
  summary: 'Events of Stripe, signed with the secret of the webhook.',
});

export const paypal = defineCall({
  ...webhook,
  name: 'paypal',
  path: '/v1/callBack/paypal',
  summary: 'Events of PayPal, signed with the key of a certificate of theirs.',
});

export const gopay = defineCall({
  ...webhook,
  name: 'gopay',
  path: '/v1/callBack/gopay',
  summary: 'Notifications of Midtrans about GoPay, signed with the server key.',
});
