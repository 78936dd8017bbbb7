/** Quotes and applications (specification 2, section 7): from the first price shown to the applicant's details. */
import * as z from 'zod';
import { Answers } from '../insurance/answers.ts';
import {
  AnswerProblemView,
  ApplicationId,
  ApplicationKey,
  ApplicationView,
  PriceChange,
  PriceView,
  QuoteView,
  ReasonView,
} from '../insurance/application.ts';
import { ChannelCode } from '../insurance/channel.ts';
import { Name, ProductCode } from '../insurance/definition.ts';
import { DECLARATION_VERSION } from '../insurance/payment.ts';
import { PolicyOrderView } from '../insurance/policy.ts';
import { Money, payWays } from '../model/billing.ts';
import { languageValues } from '../places/languages.ts';
import { defineCall } from './define-call.ts';
import {
  checkoutErrors,
  exampleApplication as application,
  exampleOpened,
  exampleOrderId,
  examplePrice as price,
  exampleQuote as quote,
} from './insurance-examples.ts';
import { applicationPayments, applying, publicRead, voucherTries } from './limits.ts';

const common = {
  group: 'insurance-quote',
  method: 'POST',
  caller: 'open',
  origin: 'spec',
  plan: 'any',
  limits: applying,
  bodyBytes: 65_536,
  errors: [],
  streaming: false,
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'json',
} as const;

const language = z.enum(languageValues);
/** An application and the key of whoever began it. */
const opened = { applicationId: ApplicationId, key: ApplicationKey };
const VoucherCode = z.string().trim().min(1).max(40);

const { answers } = application;
const named = exampleOpened;

const problems = z.array(AnswerProblemView);
/** What stateless quotes answer: what is wrong, or decision and prices. */
const rated = z.strictObject({
  problems,
  decision: z.enum(['accept', 'refer', 'decline']).nullable(),
  reasons: z.array(ReasonView),
  prices: z.array(PriceView),
  /** Last day on which such a price would hold. */
  validUntil: z.string().nullable(),
});
const exampleRated = {
  problems: [],
  decision: 'accept' as const,
  reasons: [],
  prices: [price],
  validUntil: '2026-01-15',
};
const toRate = { productCode: ProductCode, language, answers: Answers };

export const findOneDtxEVoucher = defineCall({
  ...common,
  name: 'findOneDtxEVoucher',
  path: '/v1/voucher/findOneDtxEVoucher',
  summary: 'Whether a voucher holds for a product in a channel today, and what it takes off the premium.',
  limits: voucherTries,
  bodyBytes: 4_096,
  input: z.strictObject({ code: VoucherCode, productCode: ProductCode, channelCode: ChannelCode }),
  output: z.strictObject({
    isGood: z.boolean(),
    percent: z.number().nullable(),
    /** Minor units of the product's currency. */
    amount: z.number().int().nullable(),
    until: z.string().nullable(),
  }),
  example: {
    input: { code: 'GO10', productCode: 'travel-hk', channelCode: 'harbour-vale' },
    output: { isGood: true, percent: 10, amount: null, until: '2026-12-31' },
  },
});

export const findPriceByVoucher = defineCall({
  ...common,
  name: 'findPriceByVoucher',
  path: '/v1/voucher/findPriceByVoucher',
  summary: 'Takes a voucher into an application, and quotes it anew with it; an empty code takes it out again.',
  limits: voucherTries,
  bodyBytes: 4_096,
  effect: true,
  errors: ['voucher_invalid', 'conflict'],
  input: z.strictObject({ ...opened, code: z.string().trim().max(40) }),
  output: z.strictObject({ application: ApplicationView, problems }),
  example: { input: { ...named, code: 'GO10' }, output: { application, problems: [] } },
});

export const getProductQuote = defineCall({
  ...common,
  name: 'getProductQuote',
  path: '/v1/quote/getProductQuote',
  summary: 'Decision and prices of one product for answers that are not kept.',
  limits: publicRead,
  input: z.strictObject(toRate),
  output: rated,
  example: { input: { productCode: 'travel-hk', language: 'en_us', answers }, output: exampleRated },
});

export const petInsurance = defineCall({
  ...common,
  name: 'petInsurance',
  path: '/v1/BusinessLogic/petInsurance',
  summary: 'The same for a product that insures pets, and for no other.',
  limits: publicRead,
  input: z.strictObject(toRate),
  output: rated,
  example: { input: { productCode: 'pet-gb', language: 'en_us', answers }, output: exampleRated },
});

export const getPriceShow = defineCall({
  ...common,
  name: 'getPriceShow',
  path: '/v1/quote/getPriceShow',
  summary: 'What typical applications cost, to be shown before anything is answered.',
  limits: publicRead,
  bodyBytes: 4_096,
  input: z.strictObject({ productCode: ProductCode, language }),
  output: z.strictObject({
    language,
    examples: z.array(z.strictObject({ id: z.string(), text: z.string(), prices: z.array(PriceView) })),
  }),
  example: {
    input: { productCode: 'travel-hk', language: 'en_us' },
    output: { language: 'en_us', examples: [{ id: 'weekend', text: 'A weekend in Bangkok', prices: [price] }] },
  },
});

export const saveQuestionJson = defineCall({
  ...common,
  name: 'saveQuestionJson',
  path: '/v1/BusinessLogic/saveQuestionJson',
  summary:
    'Begins an application, or keeps what was answered since. Answers may be incomplete or wrong: what is wrong is said, ' +
    'and nothing is lost. The key comes once, with the first answer.',
  effect: true,
  errors: ['conflict'],
  input: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('begin'),
      productCode: ProductCode,
      channelCode: ChannelCode,
      /** On whose page it begins; null on the channel's own. */
      agentName: z.string().min(1).max(60).nullable(),
      language,
      answers: Answers,
      plan: Name.nullable(),
    }),
    z.strictObject({
      kind: z.literal('save'),
      ...opened,
      /** The one that was seen last. */
      revision: z.number().int().min(1),
      language,
      answers: Answers,
      plan: Name.nullable(),
    }),
  ]),
  output: z.strictObject({ application: ApplicationView, key: ApplicationKey.nullable(), problems }),
  example: {
    input: { kind: 'save', ...named, revision: 1, language: 'en_us', answers, plan: null },
    output: { application, key: null, problems: [] },
  },
});

export const getQuestionJson = defineCall({
  ...common,
  name: 'getQuestionJson',
  path: '/v1/BusinessLogic/getQuestionJson',
  summary: 'Gives an application back to whoever has its key, on whatever device, with what is still wrong.',
  bodyBytes: 4_096,
  input: z.strictObject(opened),
  output: z.strictObject({ application: ApplicationView, problems }),
  example: { input: named, output: { application, problems: [] } },
});

export const quotes = defineCall({
  ...common,
  name: 'quotes',
  path: '/v1/BusinessLogic/quotes',
  summary: 'Quotes an application with all its plans, and says what has changed since the quote before.',
  bodyBytes: 4_096,
  effect: true,
  errors: ['conflict'],
  input: z.strictObject(opened),
  output: z.strictObject({ application: ApplicationView, problems, changes: z.array(PriceChange) }),
  example: { input: named, output: { application, problems: [], changes: [] } },
});

export const underwritingLogic = defineCall({
  ...common,
  name: 'underwritingLogic',
  path: '/v1/BusinessLogic/underwritingLogic',
  summary: 'How an application as it stands would be decided, with reasons in the applicant’s language.',
  bodyBytes: 4_096,
  input: z.strictObject(opened),
  output: z.strictObject({
    problems,
    decision: z.enum(['accept', 'refer', 'decline']).nullable(),
    reasons: z.array(ReasonView),
  }),
  example: { input: named, output: { problems: [], decision: 'accept', reasons: [] } },
});

export const getQuote = defineCall({
  ...common,
  name: 'getQuote',
  path: '/v1/quote/getQuote',
  summary:
    'The last quote of an application, whether it still holds, and what the same costs today where that differs.',
  bodyBytes: 4_096,
  input: z.strictObject(opened),
  output: z.strictObject({ quote: QuoteView.nullable(), holds: z.boolean(), changes: z.array(PriceChange) }),
  example: { input: named, output: { quote, holds: true, changes: [] } },
});

export const getDiscountsQuote = defineCall({
  ...common,
  name: 'getDiscountsQuote',
  path: '/v1/quote/getDiscountsQuote',
  summary:
    'For each plan of the last quote what it costs without discounts and voucher, what they take off, and what remains.',
  bodyBytes: 4_096,
  input: z.strictObject(opened),
  output: z.strictObject({
    plans: z.array(
      z.strictObject({
        plan: z.string(),
        currency: PriceView.shape.currency,
        before: z.number().int(),
        discounts: z.array(z.strictObject({ id: z.string(), amount: z.number().int() })),
        total: z.number().int(),
      }),
    ),
  }),
  example: {
    input: named,
    output: {
      plans: [
        {
          plan: 'standard',
          currency: 'HKD',
          before: 70_00,
          discounts: [{ id: 'family', amount: -14_00 }],
          total: 56_00,
        },
      ],
    },
  },
});

export const addPreMember = defineCall({
  ...common,
  name: 'addPreMember',
  path: '/v1/member/addPreMember',
  summary: 'Keeps who applies, before the purchase, and says what is missing or wrong.',
  effect: true,
  errors: ['conflict'],
  input: z.strictObject({ ...opened, applicant: Answers.shape.applicant }),
  output: z.strictObject({ application: ApplicationView, problems }),
  example: { input: { ...named, applicant: { firstName: 'Ana' } }, output: { application, problems: [] } },
});

export const addPreMemberV2 = defineCall({
  ...common,
  name: 'addPreMemberV2',
  path: '/v1/member/addPreMemberV2',
  summary: 'The same with the insured persons.',
  effect: true,
  errors: ['conflict'],
  input: z.strictObject({ ...opened, applicant: Answers.shape.applicant, insured: Answers.shape.insured }),
  output: z.strictObject({ application: ApplicationView, problems }),
  example: {
    input: { ...named, applicant: { firstName: 'Ana' }, insured: [] },
    output: { application, problems: [] },
  },
});

export const advancePayment = defineCall({
  ...common,
  name: 'advancePayment',
  path: '/v1/BusinessLogic/advancePayment',
  summary: 'The ways in which the chosen plan can be paid in parts; choosing one keeps it, and null pays all at once.',
  bodyBytes: 4_096,
  effect: true,
  errors: ['conflict', 'quote_needed'],
  input: z.strictObject({ ...opened, instalments: Name.nullable().optional() }),
  output: z.strictObject({
    chosen: z.string().nullable(),
    currency: PriceView.shape.currency,
    /** What is due at once with the choice as it is. */
    dueNow: z.number().int(),
    ways: z.array(
      z.strictObject({
        id: z.string(),
        total: z.number().int(),
        surcharge: z.number().int(),
        instalments: z.array(z.strictObject({ number: z.number().int(), due: z.string(), amount: z.number().int() })),
      }),
    ),
  }),
  example: {
    input: { ...named, instalments: null },
    output: { chosen: null, currency: 'HKD', dueNow: 56_00, ways: [] },
  },
});

const exampleTotal = { amount: 56_00, currency: 'HKD' } as const;

export const paymentCheckout = defineCall({
  ...common,
  name: 'paymentCheckout',
  path: '/v1/BusinessLogic/paymentCheckout',
  summary:
    'Orders an application as it was quoted: from now on nothing of it changes until it is paid or given up. The same again ' +
    'gives the same order. What costs nothing is issued at once.',
  limits: applicationPayments,
  bodyBytes: 4_096,
  effect: true,
  bodyHash: true,
  errors: [...checkoutErrors],
  input: z.strictObject({
    ...opened,
    /** Of all parts, as the screen showed it. */
    total: Money,
    /** `termsVersion` is the declaration's that was agreed to. */
    consent: z.strictObject({ declaration: z.literal(true), termsVersion: z.string().max(20) }),
  }),
  output: z.strictObject({ order: PolicyOrderView, payWays: z.array(z.enum(payWays)), offersTestPayment: z.boolean() }),
  example: {
    input: { ...named, total: exampleTotal, consent: { declaration: true, termsVersion: DECLARATION_VERSION } },
    output: {
      order: {
        ...{
          orderId: exampleOrderId,
          orderNumber: 'PO26-00000042-17',
          state: 'open',
          total: exampleTotal,
          payWay: null,
        },
        ...{ createdAt: '2026-01-01T09:00:00.000Z', paidAt: null },
      },
      payWays: ['card', 'paypal'],
      offersTestPayment: false,
    },
  },
});

export const getNationalityList = defineCall({
  ...common,
  name: 'getNationalityList',
  method: 'GET',
  body: 'none',
  path: '/v1/BusinessLogic/getNationalityList',
  summary: 'Nationalities by country, named in a language and in its order.',
  limits: publicRead,
  bodyBytes: 4_096,
  input: z.strictObject({ language }),
  output: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  example: { input: { language: 'en_us' }, output: [{ code: 'HK', name: 'Hong Kong' }] },
});
