/** The account system under /v1/xid (specification 2, section 7). */
import * as z from 'zod';
import { Account, features, planIds, plans, Tokens, SignInChallenge } from '../model/account.ts';
import { Money, payWays } from '../model/billing.ts';
import { currencies } from '../places/currencies.ts';
import { languageValues } from '../places/languages.ts';
import { defineCall } from './define-call.ts';
import {
  codeGuessing,
  codeSending,
  enumeration,
  ownerRead,
  ownerWrite,
  publicRead,
  signIn,
  waitingList,
  refreshing,
} from './limits.ts';

/** An e-mail address, or a phone number with + and dial code; judged by the rules, so that the specified words come back. */
const account = z.string().max(254);
const code = z.string().max(12);
/**
 * The verification session that a code belongs to: `sendVerifyCode` answers it, and every call that takes the code takes
 * it too. A wrong one is answered and counted like a wrong code.
 */
const codeId = z.string().max(64);
const password = z.string().max(200);
/** What `googleLogin` gave out: good once, for ten minutes. */
const googleTicket = z.string().max(64).optional();
const purpose = z.enum(['sign-up', 'reset-password']);

/** Tokens and account; or what is asked first, and neither of them. */
export const SignInAnswer = z.strictObject({
  tokens: Tokens.nullable(),
  account: Account.nullable(),
  challenge: SignInChallenge.nullable(),
});

const exampleCodeId = 'Zk3vQ8sT1nYw0bLr7JcXeA';
export const exampleTokens = { accessToken: 'eyJ…', idToken: 'eyJ…', refreshToken: 'rt…' };
export const exampleAccount = {
  accountId: '6b1f0f0e-3f0b-4c57-9d3e-0f5c3c8e0b11',
  fullName: 'Mara Lindqvist',
  email: 'mara@example.com',
  phone: null,
  image: null,
  language: 'en_us',
  country: 'SE',
  timeZone: 'Europe/Stockholm',
  plan: { id: 'individual', isTrial: true, trialEndsAt: '2026-01-15T09:00:00.000Z', paidUntil: null },
  createdAt: '2026-01-01T09:00:00.000Z',
} as const;

const common = {
  group: 'account',
  origin: 'spec',
  plan: 'any',
  bodyBytes: 16_384,
  streaming: false,
  orderBy: null,
  body: 'json',
} as const;

export const existsUserByAccount = defineCall({
  ...common,
  name: 'existsUserByAccount',
  method: 'GET',
  path: '/v1/xid/existsUserByAccount',
  caller: 'open',
  summary: 'Whether sign-in or sign-up comes next for an e-mail address or a phone number.',
  limits: enumeration,
  input: z.strictObject({ account }),
  output: z.strictObject({ exists: z.boolean() }),
  errors: ['email_required', 'email_invalid', 'phone_invalid'],
  example: { input: { account: 'mara@example.com' }, output: { exists: true } },
  effect: false,
  bodyHash: false,
  body: 'none',
});

export const sendVerifyCode = defineCall({
  ...common,
  name: 'sendVerifyCode',
  method: 'POST',
  path: '/v1/xid/sendVerifyCode',
  caller: 'open',
  summary: 'Sends a 6-digit code, valid 10 minutes and 5 tries, bound to purpose, address and session.',
  limits: codeSending,
  input: z.strictObject({
    account,
    /** An address takes mails; a number SMS or WhatsApp messages. */
    channel: z.enum(['email', 'sms', 'whatsapp']),
    purpose,
    language: z.enum(languageValues).optional(),
  }),
  output: z.strictObject({
    /** To be sent with the code; another code has another one, and ends this one. */
    codeId,
    /** Seconds until another code can be asked for. */
    resendAfterSeconds: z.number().int(),
    expiresInSeconds: z.number().int(),
  }),
  errors: ['email_required', 'email_invalid', 'account_exists', 'account_not_found', 'code_not_sent', 'phone_invalid'],
  example: {
    input: { account: 'mara@example.com', channel: 'email', purpose: 'sign-up' },
    output: { codeId: exampleCodeId, resendAfterSeconds: 60, expiresInSeconds: 600 },
  },
  effect: true,
  bodyHash: false,
});

export const checkVerificationCode = defineCall({
  ...common,
  name: 'checkVerificationCode',
  method: 'POST',
  path: '/v1/xid/checkVerificationCode',
  caller: 'open',
  summary: 'Whether a code is right; each try counts, the code stays usable for the step that it is for.',
  limits: codeGuessing,
  input: z.strictObject({ account, purpose, codeId, code }),
  output: z.strictObject({ valid: z.literal(true) }),
  errors: ['code_incorrect', 'email_required', 'email_invalid', 'phone_invalid'],
  example: {
    input: { account: 'mara@example.com', purpose: 'sign-up', codeId: exampleCodeId, code: '481920' },
    output: { valid: true },
  },
  effect: false,
  bodyHash: false,
});

export const register = defineCall({
  ...common,
  name: 'register',
  method: 'POST',
  path: '/v1/xid/register',
  caller: 'open',
  summary:
    'Signs up with full name, e-mail or phone, code and password, or with a ticket of Google in place of the last two.',
  limits: codeGuessing,
  input: z.strictObject({
    fullName: z.string().max(200),
    account,
    codeId: codeId.optional(),
    code: code.optional(),
    password: password.optional(),
    /** In place of code and password: what `googleLogin` answers for somebody new. */
    googleTicket,
    /** 18 or over, and the version of the terms that was shown. */
    isAdult: z.boolean(),
    termsVersion: z.string().max(20),
    timeZone: z.string().max(60),
    language: z.enum(languageValues),
    country: z.string().regex(/^[A-Z]{2}$/),
  }),
  output: z.strictObject({ tokens: Tokens, account: Account }),
  errors: [
    'account_exists',
    'code_incorrect',
    'password_format',
    'password_common',
    'consent_required',
    'google_state_invalid',
    'email_invalid',
    'email_required',
    'field_required',
    'phone_invalid',
  ],
  example: {
    input: {
      fullName: 'Mara Lindqvist',
      account: 'mara@example.com',
      codeId: exampleCodeId,
      code: '481920',
      password: 'Long-Sunday-42',
      isAdult: true,
      termsVersion: '2025-01-01',
      timeZone: 'Europe/Stockholm',
      language: 'en_us',
      country: 'SE',
    },
    output: { tokens: exampleTokens, account: exampleAccount },
  },
  // A kept answer would hold tokens; the code is used up once, so a repetition makes no second account.
  effect: false,
  bodyHash: true,
});

export const login = defineCall({
  ...common,
  name: 'login',
  method: 'POST',
  path: '/v1/xid/login',
  caller: 'open',
  summary: 'Signs in with a password. Ten misses lock the account until an administrator unlocks it.',
  limits: signIn,
  /** With a ticket of Google, that account of Google is tied to this one. */
  input: z.strictObject({ account, password, googleTicket }),
  output: SignInAnswer,
  errors: [
    'account_or_password_wrong',
    'account_locked',
    'account_not_confirmed',
    'account_suspended',
    'email_required',
    'email_invalid',
    'phone_invalid',
  ],
  example: {
    input: { account: 'mara@example.com', password: 'Long-Sunday-42' },
    output: { tokens: exampleTokens, account: exampleAccount, challenge: null },
  },
  effect: false,
  bodyHash: true,
});

export const forgotPassword = defineCall({
  ...common,
  name: 'forgotPassword',
  method: 'POST',
  path: '/v1/xid/forgotPassword',
  caller: 'open',
  summary: 'Sets a new password with a code, signs out everywhere and says so by mail.',
  limits: codeGuessing,
  input: z.strictObject({ account, codeId, code, password }),
  output: z.strictObject({ changed: z.literal(true) }),
  errors: ['code_incorrect', 'password_format', 'password_common', 'email_required', 'email_invalid', 'phone_invalid'],
  example: {
    input: { account: 'mara@example.com', codeId: exampleCodeId, code: '481920', password: 'Quiet-Monday-43' },
    output: { changed: true },
  },
  effect: true,
  bodyHash: true,
});

export const getUserInfo = defineCall({
  ...common,
  name: 'getUserInfo',
  method: 'GET',
  path: '/v1/xid/getUserInfo',
  caller: 'owner',
  summary: 'The account.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: Account,
  errors: [],
  example: { input: {}, output: exampleAccount },
  effect: false,
  bodyHash: false,
  body: 'none',
});

export const modifyUserInfo = defineCall({
  ...common,
  name: 'modifyUserInfo',
  method: 'POST',
  path: '/v1/xid/modifyUserInfo',
  caller: 'owner',
  summary: 'Changes name, language, country or time zone; what is not sent stays.',
  limits: ownerWrite,
  input: z.strictObject({
    fullName: z.string().max(200).optional(),
    language: z.enum(languageValues).optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    timeZone: z.string().max(60).optional(),
  }),
  output: Account,
  errors: ['field_required'],
  example: { input: { language: 'de_de' }, output: { ...exampleAccount, language: 'de_de' } },
  effect: true,
  bodyHash: true,
});

export const signOut = defineCall({
  ...common,
  name: 'signOut',
  method: 'POST',
  path: '/v1/xid/signOut',
  caller: 'owner',
  origin: 'ours',
  summary: "Signs out: this account's refresh tokens end, on every device.",
  limits: ownerWrite,
  input: z.strictObject({}),
  output: z.strictObject({ signedOut: z.literal(true) }),
  errors: [],
  example: { input: {}, output: { signedOut: true } },
  effect: false,
  bodyHash: false,
});

export const getIdTokenByRefreshToken = defineCall({
  ...common,
  name: 'getIdTokenByRefreshToken',
  method: 'GET',
  path: '/v1/xid/getIdTokenByRefreshToken',
  caller: 'open',
  summary: 'Fresh tokens for a refresh token, which is replaced by a new one. It comes in the header x-refresh-token.',
  limits: refreshing,
  input: z.strictObject({ refreshToken: z.string().min(20).max(4_096) }),
  inputHeaders: { refreshToken: 'x-refresh-token' },
  output: Tokens,
  errors: [],
  example: { input: { refreshToken: 'eyJjdHkiOiJKV1QiLCJlbmMiOiJBMjU2R0NNIn0' }, output: exampleTokens },
  effect: false,
  bodyHash: false,
  body: 'none',
});

/** How a plan is offered in a country. A plan without prices is asked for. */
const PlanOffer = z.strictObject({
  planId: z.enum(planIds),
  features: z.array(z.enum(features)),
  questionsPerMonth: z.number().int(),
  products: z.number().int(),
  /** Null: no limit. */
  connections: z.number().int().nullable(),
  monthly: Money.nullable(),
  yearly: Money.nullable(),
  isByEnquiry: z.boolean(),
});

export const officialWebsiteList = defineCall({
  ...common,
  name: 'officialWebsiteList',
  method: 'GET',
  path: '/v1/xid/plan/officialWebsiteList',
  caller: 'open',
  summary: 'The plans with their contents, and their prices in the currency of a country.',
  limits: publicRead,
  input: z.strictObject({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
  output: z.strictObject({
    country: z.string(),
    currency: z.enum(currencies),
    monthsFree: z.number().int(),
    isVatExcluded: z.boolean(),
    payWays: z.array(z.enum(payWays)),
    plans: z.array(PlanOffer),
  }),
  errors: [],
  example: {
    input: { country: 'DE' },
    output: {
      country: 'DE',
      currency: 'EUR',
      monthsFree: 2,
      isVatExcluded: true,
      payWays: ['card', 'paypal'],
      plans: [
        {
          planId: 'individual',
          ...plans.individual,
          features: [...plans.individual.features],
          monthly: { amount: 1_200, currency: 'EUR' },
          yearly: { amount: 12_000, currency: 'EUR' },
          isByEnquiry: false,
        },
      ],
    },
  },
  effect: false,
  bodyHash: false,
  body: 'none',
});

export const planEnquiry = defineCall({
  ...common,
  name: 'planEnquiry',
  method: 'POST',
  path: '/v1/xid/plan/enquiry',
  caller: 'open',
  origin: 'ours',
  summary: 'An enquiry about the team plans, to the people who sell them.',
  limits: waitingList,
  input: z.strictObject({
    name: z.string().max(200),
    email: z.string().max(254),
    company: z.string().max(200),
    people: z.number().int().min(1).max(100_000),
    text: z.string().max(2_000),
  }),
  output: z.strictObject({ sent: z.literal(true) }),
  errors: ['field_required', 'email_required', 'email_invalid'],
  example: {
    input: { name: 'Mara Lindqvist', email: 'mara@example.com', company: 'Studio Lindqvist', people: 12, text: '' },
    output: { sent: true },
  },
  effect: true,
  bodyHash: true,
});
