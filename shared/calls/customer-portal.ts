/** The customer portal (specification 2, section 7): accounts of customers, who have a user pool of their own. */
import * as z from 'zod';
import { ApplicationId } from '../insurance/application.ts';
import { Tokens } from '../model/account.ts';
import { Customer, genders, MarketingChoice, MarketingPreferences } from '../model/customer.ts';
import { languageValues } from '../places/languages.ts';
import { exampleTokens } from './account.ts';
import { defineCall } from './define-call.ts';
import {
  accountProof,
  codeGuessing,
  customerCodes,
  enumeration,
  ownerRead as customerRead,
  ownerWrite as customerWrite,
  signIn,
} from './limits.ts';

const common = {
  group: 'customer-portal',
  method: 'POST',
  origin: 'spec',
  plan: 'any',
  bodyBytes: 16_384,
  streaming: false,
  orderBy: null,
  body: 'json',
} as const;

const email = z.string().max(254);
const code = z.string().max(12);
/** The verification session that a code belongs to, as `sendCustomerCode` answers it. */
const codeId = z.string().max(64);
const password = z.string().max(200);
const language = z.enum(languageValues);
/** ISO alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/);

const exampleCodeId = 'Zk3vQ8sT1nYw0bLr7JcXeA';
const exampleApplicationId = 'q7ZyH3mXo2d9f0Kc1VbN4A';

export const exampleCustomer: Customer = {
  customerId: '01kk0000000000000000000001',
  email: 'wei@example.com',
  gender: 'female',
  firstName: 'Wei',
  lastName: 'Chan',
  birth: '1991-04-18',
  telephone: '+85291234567',
  postcode: '',
  addressLine: '18 Harbour Road',
  town: 'Wan Chai',
  country: 'HK',
  language: 'en_us',
  preferences: { marketing: true, ways: ['email'], textVersion: '2026-01-01', at: '2026-01-01T09:00:00.000Z' },
  createdAt: '2026-01-01T09:00:00.000Z',
};

export const sendCustomerCode = defineCall({
  ...common,
  origin: 'ours',
  name: 'sendCustomerCode',
  path: '/v1/customerPortal/sendCustomerCode',
  caller: 'open',
  summary:
    "Sends a 6-digit code to a customer's address, typed or that of an application; the mail alone says whether there is an account.",
  limits: customerCodes,
  /** An address, or in its place the application of an issued policy. */
  input: z.strictObject({
    email: email.optional(),
    applicationId: ApplicationId.optional(),
    purpose: z.enum(['sign-up', 'reset-password']),
    language: language.optional(),
  }),
  output: z.strictObject({
    codeId,
    /** Seconds until another code can be asked for. */
    resendAfterSeconds: z.number().int(),
    expiresInSeconds: z.number().int(),
  }),
  errors: ['email_required', 'email_invalid', 'code_not_sent'],
  example: {
    input: { email: 'wei@example.com', purpose: 'sign-up' },
    output: { codeId: exampleCodeId, resendAfterSeconds: 60, expiresInSeconds: 600 },
  },
  effect: true,
  bodyHash: false,
});

const SignedIn = z.strictObject({ tokens: Tokens, customer: Customer });

export const registerCustomer = defineCall({
  ...common,
  name: 'registerCustomer',
  path: '/v1/customerPortal/register',
  caller: 'open',
  summary: "Signs a customer up with name, password and the code that proves the address, typed or an application's.",
  limits: codeGuessing,
  input: z.strictObject({
    firstName: z.string().max(200),
    lastName: z.string().max(200),
    email: email.optional(),
    /** Where the customer comes from: its policy is bound to them when the proved address is its applicant's. */
    applicationId: ApplicationId.optional(),
    codeId,
    code,
    password,
    /** 18 or over, and the version of the terms that was shown. */
    isAdult: z.boolean(),
    termsVersion: z.string().max(20),
    language,
    country,
  }),
  output: SignedIn,
  errors: [
    'account_exists',
    'code_incorrect',
    'password_format',
    'password_common',
    'password_leaked',
    'consent_required',
    'email_invalid',
    'email_required',
    'field_required',
  ],
  example: {
    input: {
      firstName: 'Wei',
      lastName: 'Chan',
      email: 'wei@example.com',
      codeId: exampleCodeId,
      code: '481920',
      password: 'Long-Sunday-42',
      isAdult: true,
      termsVersion: '2025-01-01',
      language: 'en_us',
      country: 'HK',
    },
    output: { tokens: exampleTokens, customer: exampleCustomer },
  },
  // A kept answer would hold tokens; the code is used up once, so a repetition makes no second account.
  effect: false,
  bodyHash: true,
  namesDevice: true,
});

export const customerSignIn = defineCall({
  ...common,
  name: 'customerSignIn',
  path: '/v1/customerPortal/signIn',
  caller: 'open',
  summary:
    'Signs a customer in with a password. Ten misses lock that for browsers that the account does not know, until an administrator unlocks it.',
  limits: signIn,
  input: z.strictObject({ email, password, applicationId: ApplicationId.optional() }),
  output: SignedIn,
  errors: ['account_or_password_wrong', 'account_locked', 'account_not_confirmed', 'email_required', 'email_invalid'],
  example: {
    input: { email: 'wei@example.com', password: 'Long-Sunday-42' },
    output: { tokens: exampleTokens, customer: exampleCustomer },
  },
  effect: false,
  bodyHash: true,
  namesDevice: true,
});

export const customerForgotPassword = defineCall({
  ...common,
  origin: 'ours',
  name: 'customerForgotPassword',
  path: '/v1/customerPortal/forgotPassword',
  caller: 'open',
  summary: 'Sets a new password of a customer with a code, signs out everywhere and says so by mail.',
  limits: codeGuessing,
  input: z.strictObject({ email, codeId, code, password }),
  output: z.strictObject({ changed: z.literal(true) }),
  errors: [
    'code_incorrect',
    'password_format',
    'password_common',
    'password_leaked',
    'email_required',
    'email_invalid',
  ],
  example: {
    input: { email: 'wei@example.com', codeId: exampleCodeId, code: '481920', password: 'Quiet-Monday-43' },
    output: { changed: true },
  },
  effect: true,
  bodyHash: true,
  namesDevice: true,
});

export const getEmailByApplicationId = defineCall({
  ...common,
  name: 'getEmailByApplicationId',
  path: '/v1/customerPortal/getEmailByApplicationId',
  caller: 'open',
  summary: 'The masked address that the applicant of an issued policy gave, to start a sign-up from it.',
  limits: enumeration,
  input: z.strictObject({ applicationId: ApplicationId }),
  /** Null for an application without a policy, and for none. */
  output: z.strictObject({ email: z.string().nullable() }),
  errors: [],
  example: { input: { applicationId: exampleApplicationId }, output: { email: 'w•••@example.com' } },
  effect: false,
  bodyHash: false,
});

export const customerSignOut = defineCall({
  ...common,
  origin: 'ours',
  name: 'customerSignOut',
  path: '/v1/customerPortal/signOut',
  caller: 'customer',
  summary: "Signs out: this customer's refresh tokens end, on every device.",
  limits: customerWrite,
  input: z.strictObject({}),
  output: z.strictObject({ signedOut: z.literal(true) }),
  errors: [],
  example: { input: {}, output: { signedOut: true } },
  effect: false,
  bodyHash: false,
});

export const customerChangePassword = defineCall({
  ...common,
  origin: 'ours',
  name: 'customerChangePassword',
  path: '/v1/customerPortal/changePassword',
  caller: 'customer',
  summary: 'A new password for a customer who knows the current one; all other sessions end.',
  limits: accountProof,
  input: z.strictObject({ password, newPassword: password }),
  output: z.strictObject({ changed: z.literal(true) }),
  errors: ['password_wrong', 'account_locked', 'password_format', 'password_common', 'password_leaked'],
  example: {
    input: { password: 'Long-Sunday-42', newPassword: 'Quiet-Monday-43' },
    output: { changed: true },
  },
  effect: true,
  bodyHash: true,
});

export const deleteCustomerAccount = defineCall({
  ...common,
  origin: 'ours',
  name: 'deleteCustomerAccount',
  path: '/v1/customerPortal/deleteCustomerAccount',
  caller: 'customer',
  summary: "Deletes the customer's account for good, proved again by the password. Policies stay with their insurer.",
  limits: accountProof,
  input: z.strictObject({ password }),
  output: z.strictObject({
    deleted: z.literal(true),
    /** Where the receipt goes, with most of it hidden. */
    receiptTo: z.string(),
  }),
  errors: ['password_wrong', 'account_locked'],
  example: {
    input: { password: 'Long-Sunday-42' },
    output: { deleted: true, receiptTo: 'w•••@example.com' },
  },
  effect: true,
  bodyHash: true,
});

export const selectAccountDetail = defineCall({
  ...common,
  name: 'selectAccountDetail',
  path: '/v1/customerPortal/selectAccountDetail',
  caller: 'customer',
  summary: "The customer's details.",
  limits: customerRead,
  input: z.strictObject({}),
  output: Customer,
  errors: [],
  example: { input: {}, output: exampleCustomer },
  effect: false,
  bodyHash: false,
});

const line = z.string().max(900);

export const updateAccountInfo = defineCall({
  ...common,
  name: 'updateAccountInfo',
  path: '/v1/customerPortal/updateAccountInfo',
  caller: 'customer',
  summary: "Changes the customer's details; postcode and telephone must be valid in the country.",
  limits: customerWrite,
  input: z.strictObject({
    gender: z.enum(genders).nullable(),
    firstName: line,
    lastName: line,
    /** A day, `YYYY-MM-DD`. */
    birth: z.string().max(10),
    /** As it is dialled in the country, or with + and dial code. */
    telephone: z.string().max(40),
    /** May be empty only where the country has none. */
    postcode: z.string().max(20),
    addressLine: line,
    town: line,
    country,
    language,
  }),
  output: Customer,
  errors: ['field_required', 'phone_invalid', 'postcode_invalid', 'birth_invalid'],
  example: {
    input: {
      gender: 'female',
      firstName: 'Wei',
      lastName: 'Chan',
      birth: '1991-04-18',
      telephone: '9123 4567',
      postcode: '',
      addressLine: '18 Harbour Road',
      town: 'Wan Chai',
      country: 'HK',
      language: 'en_us',
    },
    output: exampleCustomer,
  },
  effect: true,
  bodyHash: true,
});

export const selectPreferences = defineCall({
  ...common,
  name: 'selectPreferences',
  path: '/v1/customerPortal/selectPreferences',
  caller: 'customer',
  summary: "The customer's answer about marketing, with its words and its moment.",
  limits: customerRead,
  input: z.strictObject({}),
  output: MarketingPreferences,
  errors: [],
  example: { input: {}, output: exampleCustomer.preferences },
  effect: false,
  bodyHash: false,
});

export const updatePreferences = defineCall({
  ...common,
  name: 'updatePreferences',
  path: '/v1/customerPortal/updatePreferences',
  caller: 'customer',
  summary: 'Keeps a new answer about marketing: no, or yes with at least one way.',
  limits: customerWrite,
  input: MarketingChoice,
  output: MarketingPreferences,
  errors: ['field_required'],
  example: {
    input: { marketing: true, ways: ['email'] },
    output: exampleCustomer.preferences,
  },
  effect: true,
  bodyHash: false,
});
