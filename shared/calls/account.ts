/** The account system under /v1/xid (specification 2, section 7). */
import * as z from 'zod';
import { Account, features, planIds, plans, Tokens } from '../model/account.ts';
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
  signInWayChanges,
  unlocks,
  changeCodes,
  invitations,
  accountProof,
  fileMaking,
} from './limits.ts';
import {
  AccountChange,
  MAX_PASSKEY_NAME,
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  publicKey,
  SignInChallenge,
  SignInWays,
} from '../model/lock.ts';
import { Agency, AgencyAgent, AgencyRequest, MailChoice, Session } from '../model/account-area.ts';
import { AccountExport, DeletionProof } from '../model/lifecycle.ts';

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
    'password_leaked',
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
  namesDevice: true,
});

export const login = defineCall({
  ...common,
  name: 'login',
  method: 'POST',
  path: '/v1/xid/login',
  caller: 'open',
  summary:
    'Signs in with a password. Ten misses lock that for browsers that the account does not know, until an administrator unlocks it.',
  limits: signIn,
  /** With a ticket of Google, that account of Google is tied to this one; where a challenge is asked, with its answer. */
  input: z.strictObject({ account, password, googleTicket }),
  output: SignInAnswer,
  errors: [
    'account_or_password_wrong',
    'account_locked',
    'account_not_confirmed',
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
  namesDevice: true,
});

export const forgotPassword = defineCall({
  ...common,
  name: 'forgotPassword',
  method: 'POST',
  path: '/v1/xid/forgotPassword',
  caller: 'open',
  summary:
    'Sets a new password with a code, signs out everywhere and says so by mail. The account knows the browser from then on.',
  limits: codeGuessing,
  input: z.strictObject({
    account,
    codeId,
    code,
    password,
    /** A code of the authenticator app, or a recovery code, where the account has a second factor. */
    secondFactor: z.string().max(40).optional(),
  }),
  output: z.strictObject({ changed: z.literal(true) }),
  errors: [
    'code_incorrect',
    'second_factor_needed',
    'password_format',
    'password_common',
    'password_leaked',
    'email_required',
    'email_invalid',
    'phone_invalid',
  ],
  example: {
    input: { account: 'mara@example.com', codeId: exampleCodeId, code: '481920', password: 'Quiet-Monday-43' },
    output: { changed: true },
  },
  effect: true,
  bodyHash: true,
  namesDevice: true,
});

export const getUserInfo = defineCall({
  ...common,
  name: 'getUserInfo',
  method: 'GET',
  path: '/v1/xid/getUserInfo',
  caller: 'owner',
  isOpenToSuspended: true,
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
  summary: 'Changes name, image, language, country or time zone; what is not sent stays.',
  limits: ownerWrite,
  input: z.strictObject({
    fullName: z.string().max(200).optional(),
    language: z.enum(languageValues).optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    timeZone: z.string().max(60).optional(),
    /** Id of a picture of the account's own library; null: none. The one before goes into the bin. */
    imageId: z.string().max(40).nullable().optional(),
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
  isOpenToSuspended: true,
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

export const sendDeletionCode = defineCall({
  ...common,
  name: 'sendDeletionCode',
  method: 'POST',
  path: '/v1/xid/sendDeletionCode',
  caller: 'owner',
  origin: 'ours',
  summary:
    'Sends a code to the own address, or to the number where there is none, with which the deletion is confirmed.',
  limits: accountProof,
  input: z.strictObject({}),
  output: z.strictObject({
    codeId,
    /** Where it went, with most of it hidden. */
    sentTo: z.string(),
    resendAfterSeconds: z.number().int(),
    expiresInSeconds: z.number().int(),
  }),
  errors: ['code_not_sent'],
  example: {
    input: {},
    output: { codeId: exampleCodeId, sentTo: 'm•••@example.com', resendAfterSeconds: 60, expiresInSeconds: 600 },
  },
  effect: true,
  bodyHash: true,
});

export const deleteAccount = defineCall({
  ...common,
  name: 'deleteAccount',
  method: 'POST',
  path: '/v1/xid/deleteAccount',
  caller: 'owner',
  summary: 'Deletes the account for good, proved again by the password or a code that was sent for it.',
  limits: accountProof,
  input: z.strictObject({ proof: DeletionProof }),
  output: z.strictObject({
    deleted: z.literal(true),
    /** Where the receipt goes, with most of it hidden. */
    receiptTo: z.string(),
  }),
  errors: ['password_wrong', 'account_locked', 'code_incorrect'],
  example: {
    input: { proof: { kind: 'password', password: 'Quiet-Monday-43' } },
    output: { deleted: true, receiptTo: 'm•••@example.com' },
  },
  effect: true,
  bodyHash: true,
});

const askedAt = '2026-01-01T09:00:00.000Z';
const exampleExport: AccountExport = { state: 'ready', askedAt, readyAt: askedAt, url: null };

export const exportAccount = defineCall({
  ...common,
  name: 'exportAccount',
  method: 'POST',
  path: '/v1/xid/exportAccount',
  caller: 'owner',
  origin: 'ours',
  isOpenToSuspended: true,
  summary: 'Has everything that belongs to the account put into one file; a mail says when it is there.',
  limits: fileMaking,
  input: z.strictObject({}),
  output: z.strictObject({ export: AccountExport.nullable() }),
  errors: [],
  example: { input: {}, output: { export: { ...exampleExport, state: 'making', readyAt: null } } },
  effect: true,
  bodyHash: true,
});

export const getExport = defineCall({
  ...common,
  name: 'getExport',
  method: 'GET',
  path: '/v1/xid/getExport',
  caller: 'owner',
  origin: 'ours',
  isOpenToSuspended: true,
  summary: 'The last export, with an address for five minutes while its file is there.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ export: AccountExport.nullable() }),
  errors: [],
  example: { input: {}, output: { export: exampleExport } },
  effect: false,
  bodyHash: false,
  body: 'none',
});

const ours = { ...common, origin: 'ours' } as const;
const exampleEmail = 'mara@studio.example';
const examplePhone = '+46701234567';
const exampleTime = '2026-01-01T09:00:00.000Z';

export const changePassword = defineCall({
  ...common,
  name: 'changePassword',
  method: 'POST',
  path: '/v1/xid/changePassword',
  caller: 'owner',
  summary:
    'Sets a new password with the current one, which is counted like a sign-in; other sessions end, this one stays.',
  limits: signIn,
  input: z.strictObject({ password, newPassword: password }),
  output: z.strictObject({ changed: z.literal(true) }),
  errors: ['password_wrong', 'password_format', 'password_common', 'password_leaked', 'account_locked'],
  example: { input: { password: 'Long-Sunday-42', newPassword: 'Quiet-Monday-43' }, output: { changed: true } },
  effect: true,
  bodyHash: true,
});

export const sendChangeCode = defineCall({
  ...ours,
  name: 'sendChangeCode',
  method: 'POST',
  path: '/v1/xid/sendChangeCode',
  caller: 'owner',
  summary: "Sends a 6-digit code to an address or a number that is to become the account's.",
  limits: changeCodes,
  input: z.strictObject({
    /** An e-mail address, or a number in E.164. */
    account,
    channel: z.enum(['email', 'sms', 'whatsapp']),
    /** Whose number it is, ISO alpha-2; null for an address. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
  }),
  output: sendVerifyCode.output,
  errors: ['email_required', 'email_invalid', 'phone_invalid', 'account_exists', 'code_not_sent'],
  example: {
    input: { account: exampleEmail, channel: 'email', country: null },
    output: { codeId: exampleCodeId, resendAfterSeconds: 60, expiresInSeconds: 600 },
  },
  effect: true,
  bodyHash: true,
});

export const changeEmail = defineCall({
  ...ours,
  name: 'changeEmail',
  method: 'POST',
  path: '/v1/xid/changeEmail',
  caller: 'owner',
  summary:
    'A new e-mail address, entered twice and proved by a code. Both addresses are told; the old one can undo it.',
  limits: codeGuessing,
  input: z.strictObject({ email: account, repeatedEmail: account, codeId, code }),
  output: Account,
  errors: [
    'sign_in_again',
    'email_required',
    'email_invalid',
    'email_inconsistent',
    'code_incorrect',
    'account_exists',
  ],
  example: {
    input: { email: exampleEmail, repeatedEmail: exampleEmail, codeId: exampleCodeId, code: '481920' },
    output: { ...exampleAccount, email: exampleEmail },
  },
  effect: true,
  bodyHash: true,
});

export const undoEmailChange = defineCall({
  ...ours,
  name: 'undoEmailChange',
  method: 'POST',
  path: '/v1/xid/undoEmailChange',
  caller: 'open',
  summary:
    'Gives an account its former e-mail address back, by the link in the mail there: once, within seven days. Ends all sessions, and ways in of since the change.',
  limits: codeGuessing,
  input: z.strictObject({ token: z.string().max(200) }),
  output: z.strictObject({ undone: z.literal(true) }),
  errors: ['link_lapsed', 'account_exists'],
  example: { input: { token: 'k7m3xq.Zk3vQ8sT1nYw0bLr7JcXeA' }, output: { undone: true } },
  effect: true,
  bodyHash: true,
});

export const changePhoneNumber = defineCall({
  ...common,
  name: 'changePhoneNumber',
  method: 'POST',
  path: '/v1/xid/changePhoneNumber',
  caller: 'owner',
  summary: 'A new phone number, or the first one, proved by a code.',
  limits: codeGuessing,
  input: z.strictObject({
    /** E.164. */
    phone: account,
    country: z.string().regex(/^[A-Z]{2}$/),
    codeId,
    code,
  }),
  output: Account,
  errors: ['sign_in_again', 'phone_invalid', 'code_incorrect', 'account_exists'],
  example: {
    input: { phone: examplePhone, country: 'SE', codeId: exampleCodeId, code: '481920' },
    output: { ...exampleAccount, phone: examplePhone },
  },
  effect: true,
  bodyHash: true,
});

const exampleSession = {
  signedInAt: 1_767_258_000,
  browser: 'Safari',
  system: 'iPhone',
  country: 'SE',
  lastSeenAt: exampleTime,
  isThis: true,
};

export const getSessions = defineCall({
  ...ours,
  name: 'getSessions',
  method: 'GET',
  path: '/v1/xid/getSessions',
  caller: 'owner',
  summary: 'Where the account is signed in, the session that asks first, then those seen last.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ sessions: z.array(Session) }),
  errors: [],
  example: { input: {}, output: { sessions: [exampleSession] } },
  effect: false,
  bodyHash: false,
  body: 'none',
});

export const endSession = defineCall({
  ...ours,
  name: 'endSession',
  method: 'POST',
  path: '/v1/xid/endSession',
  caller: 'owner',
  summary: 'Ends one session: its tokens count no more. Ending one that is over is no mistake.',
  limits: ownerWrite,
  input: z.strictObject({ signedInAt: z.number().int().positive() }),
  output: getSessions.output,
  errors: [],
  example: { input: { signedInAt: 1_767_000_000 }, output: { sessions: [exampleSession] } },
  effect: true,
  bodyHash: true,
});

export const endOtherSessions = defineCall({
  ...ours,
  name: 'endOtherSessions',
  method: 'POST',
  path: '/v1/xid/endOtherSessions',
  caller: 'owner',
  summary: 'Ends all sessions but the one that asks.',
  limits: ownerWrite,
  input: z.strictObject({}),
  output: getSessions.output,
  errors: [],
  example: { input: {}, output: { sessions: [exampleSession] } },
  effect: true,
  bodyHash: true,
});

const exampleMails = { 'sign-in-alerts': true, 'plan-reminders': true, 'product-news': false, tips: false };

export const getNotifications = defineCall({
  ...ours,
  name: 'getNotifications',
  method: 'GET',
  path: '/v1/xid/getNotifications',
  caller: 'owner',
  summary: 'Which of the mails that are not essential the owner gets.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: MailChoice,
  errors: [],
  example: { input: {}, output: exampleMails },
  effect: false,
  bodyHash: false,
  body: 'none',
});

export const saveNotifications = defineCall({
  ...ours,
  name: 'saveNotifications',
  method: 'POST',
  path: '/v1/xid/saveNotifications',
  caller: 'owner',
  summary: 'Switches kinds of mails on or off; what is not sent stays.',
  limits: ownerWrite,
  input: MailChoice.partial(),
  output: MailChoice,
  errors: [],
  example: { input: { tips: true }, output: { ...exampleMails, tips: true } },
  effect: true,
  bodyHash: false,
});

export const unsubscribe = defineCall({
  ...ours,
  name: 'unsubscribe',
  method: 'POST',
  path: '/v1/xid/unsubscribe',
  caller: 'unsigned',
  summary: 'Ends one kind of mails, by the link that they carry: mail programs send it in one click (RFC 8058).',
  limits: codeGuessing,
  input: z.strictObject({ token: z.string().max(200), 'List-Unsubscribe': z.literal('One-Click') }),
  output: z.strictObject({ ended: z.literal(true) }),
  errors: ['link_lapsed'],
  example: {
    input: { token: 'tips.6b1f0f0e.Zk3vQ8sT1nYw0bLr7JcXeA', 'List-Unsubscribe': 'One-Click' },
    output: { ended: true },
  },
  effect: false,
  bodyHash: false,
  body: 'form',
});

const exampleAgency = {
  state: 'asked',
  email: 'hello@agency.example',
  since: exampleTime,
  resendAt: '2026-01-01T09:01:00.000Z',
  expiresAt: '2026-01-08T09:00:00.000Z',
} as const;
const AgencyAnswer = z.strictObject({ agency: Agency.nullable() });

export const bindAgencyEmail = defineCall({
  ...common,
  name: 'bindAgencyEmail',
  method: 'POST',
  path: '/v1/xid/bindAgencyEmail',
  caller: 'owner',
  summary: 'Asks an agency by its e-mail address to be connected with the caller; its mail is good for seven days.',
  limits: invitations,
  input: z.strictObject({ email: account }),
  output: AgencyAnswer,
  errors: ['email_required', 'email_invalid', 'invitation_failed', 'agency_bound'],
  example: { input: { email: 'hello@agency.example' }, output: { agency: exampleAgency } },
  effect: true,
  bodyHash: true,
});

export const getAgency = defineCall({
  ...ours,
  name: 'getAgency',
  method: 'GET',
  path: '/v1/xid/getAgency',
  caller: 'owner',
  summary: 'The agency that the caller is connected to or has asked; null when there is none.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: AgencyAnswer,
  errors: [],
  example: { input: {}, output: { agency: exampleAgency } },
  effect: false,
  bodyHash: false,
  body: 'none',
});

export const leaveAgency = defineCall({
  ...ours,
  name: 'leaveAgency',
  method: 'POST',
  path: '/v1/xid/leaveAgency',
  caller: 'owner',
  summary: 'Ends the connection to the agency, or takes the request back.',
  limits: ownerWrite,
  input: z.strictObject({}),
  output: AgencyAnswer,
  errors: [],
  example: { input: {}, output: { agency: null } },
  effect: true,
  bodyHash: true,
});

const exampleAgent = { agentId: '01jg', fullName: 'Tom Berg', email: 'tom@example.com', since: exampleTime };
const AgentsOfAgency = z.strictObject({ requests: z.array(AgencyRequest), agents: z.array(AgencyAgent) });

export const getAgencyRequests = defineCall({
  ...ours,
  name: 'getAgencyRequests',
  method: 'GET',
  path: '/v1/xid/getAgencyRequests',
  caller: 'owner',
  summary: 'The agents who ask the caller, as an agency, to be connected, and those who are.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: AgentsOfAgency,
  errors: [],
  example: { input: {}, output: { requests: [], agents: [exampleAgent] } },
  effect: false,
  bodyHash: false,
  body: 'none',
});

export const answerAgencyRequest = defineCall({
  ...ours,
  name: 'answerAgencyRequest',
  method: 'POST',
  path: '/v1/xid/answerAgencyRequest',
  caller: 'owner',
  summary: 'The agency confirms or refuses a request, once; how many it can confirm, its plan says.',
  limits: ownerWrite,
  input: z.strictObject({ requestId: z.string().max(40), isAccepted: z.boolean() }),
  output: AgentsOfAgency,
  errors: ['link_lapsed', 'conflict', 'plan_needed', 'connections_full'],
  example: {
    input: { requestId: 'Zk3vQ8sT1nYw0bLr7JcXeA', isAccepted: true },
    output: { requests: [], agents: [exampleAgent] },
  },
  effect: true,
  bodyHash: true,
});

export const endAgencyAgent = defineCall({
  ...ours,
  name: 'endAgencyAgent',
  method: 'POST',
  path: '/v1/xid/endAgencyAgent',
  caller: 'owner',
  summary: 'The agency ends its connection with an agent.',
  limits: ownerWrite,
  input: z.strictObject({ agentId: z.string().max(60) }),
  output: AgentsOfAgency,
  errors: [],
  example: { input: { agentId: '01jg' }, output: { requests: [], agents: [] } },
  effect: true,
  bodyHash: true,
});

const credentialId = z.string().regex(/^[A-Za-z0-9_-]{1,1400}$/);
const passkeyName = z.string().trim().min(1).max(MAX_PASSKEY_NAME);
const examplePasskey = {
  id: 'AQIDBAUGBwg',
  name: 'iPhone',
  createdAt: '2026-01-01T09:00:00.000Z',
  lastUsedAt: null,
  isSynced: true,
} as const;
const done = z.strictObject({ done: z.literal(true) });

export const answerChallenge = defineCall({
  ...common,
  name: 'answerChallenge',
  method: 'POST',
  path: '/v1/xid/answerChallenge',
  caller: 'open',
  origin: 'ours',
  summary: 'Ends a sign-in with a code of the authenticator app, or with a recovery code.',
  limits: codeGuessing,
  /** With a ticket of Google, that account of Google is tied to this one. */
  input: z.strictObject({ challengeId: z.string().max(100), code: z.string().max(40), googleTicket }),
  output: z.strictObject({
    tokens: Tokens,
    account: Account,
    /** After a recovery code: how many are left. Null after a code of the app. */
    recoveryCodesLeft: z.number().int().nullable(),
  }),
  errors: ['code_incorrect', 'challenge_over'],
  example: {
    input: { challengeId: 'q7Jx0dZ1vWc3TnLr', code: '481920' },
    output: { tokens: exampleTokens, account: exampleAccount, recoveryCodesLeft: null },
  },
  effect: false,
  bodyHash: true,
  namesDevice: true,
});

export const getSignInWays = defineCall({
  ...common,
  name: 'getSignInWays',
  method: 'GET',
  path: '/v1/xid/getSignInWays',
  caller: 'owner',
  origin: 'ours',
  summary: 'By what the account can be opened (PIN, passkeys, authenticator app), and how this session was.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: SignInWays,
  errors: [],
  example: {
    input: {},
    output: {
      pin: { isSet: true, isBlocked: false },
      passkeyCount: 1,
      authenticator: { isOn: false, recoveryCodesLeft: 0 },
      session: { method: 'password', isRecent: true },
    },
  },
  effect: false,
  bodyHash: false,
  body: 'none',
});

export const getAccountChanges = defineCall({
  ...common,
  name: 'getAccountChanges',
  method: 'GET',
  path: '/v1/xid/getAccountChanges',
  caller: 'owner',
  origin: 'ours',
  summary: 'What changed in the last days of how the account is opened and who is told of its leads, the newest first.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ changes: z.array(AccountChange) }),
  errors: [],
  example: { input: {}, output: { changes: [{ change: 'webhook-set', at: exampleTime }] } },
  effect: false,
  bodyHash: false,
  body: 'none',
});

export const enrolDevice = defineCall({
  ...common,
  name: 'enrolDevice',
  method: 'POST',
  path: '/v1/xid/enrolDevice',
  caller: 'owner',
  origin: 'ours',
  summary: 'Lets the PIN open this browser, which keeps the key of the public one. Asks for a recent sign-in.',
  limits: signInWayChanges,
  input: z.strictObject({ publicKey, pin: z.string().max(12) }),
  output: z.strictObject({ deviceId: z.string() }),
  errors: ['sign_in_again', 'pin_incorrect', 'pin_blocked'],
  example: {
    input: { publicKey: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE', pin: '4071' },
    output: { deviceId: '01KKBZJR000123456789ABCDEF' },
  },
  // What is kept of an effect is made of its input, of which four digits could be found again.
  effect: false,
  bodyHash: true,
});

export const removeDevice = defineCall({
  ...common,
  name: 'removeDevice',
  method: 'POST',
  path: '/v1/xid/removeDevice',
  caller: 'owner',
  origin: 'ours',
  summary: 'The PIN does not open that browser any more.',
  limits: signInWayChanges,
  input: z.strictObject({ deviceId: z.string().max(64) }),
  output: done,
  errors: [],
  example: { input: { deviceId: '01KKBZJR000123456789ABCDEF' }, output: { done: true } },
  effect: true,
  bodyHash: false,
});

export const startPasskey = defineCall({
  ...common,
  name: 'startPasskey',
  method: 'POST',
  path: '/v1/xid/startPasskey',
  caller: 'owner',
  origin: 'ours',
  summary: 'How the browser makes a passkey. Asks for a recent sign-in.',
  limits: signInWayChanges,
  input: z.strictObject({}),
  output: PasskeyCreation,
  errors: ['sign_in_again', 'passkeys_full'],
  example: {
    input: {},
    output: {
      challenge: 'q7Jx0dZ1vWc3TnLr',
      rp: { id: 'xpage.example', name: 'XPage' },
      user: { id: 'NmIxZjBm', name: 'mara@example.com', displayName: 'Mara Lindqvist' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  },
  effect: false,
  bodyHash: false,
});

export const savePasskey = defineCall({
  ...common,
  name: 'savePasskey',
  method: 'POST',
  path: '/v1/xid/savePasskey',
  caller: 'owner',
  origin: 'ours',
  summary: 'Keeps the passkey that the browser made, and tells the owner by mail.',
  limits: signInWayChanges,
  input: z.strictObject({ name: passkeyName, passkey: NewPasskey }),
  output: Passkey,
  errors: ['sign_in_again', 'passkey_failed'],
  example: {
    input: {
      name: 'iPhone',
      passkey: { id: 'AQIDBAUGBwg', clientDataJSON: 'eyJ9', attestationObject: 'o2Nm', transports: ['internal'] },
    },
    output: examplePasskey,
  },
  effect: true,
  bodyHash: true,
});

export const getPasskeys = defineCall({
  ...common,
  name: 'getPasskeys',
  method: 'GET',
  path: '/v1/xid/getPasskeys',
  caller: 'owner',
  origin: 'ours',
  summary: 'The passkeys of the account, the oldest first.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ passkeys: z.array(Passkey) }),
  errors: [],
  example: { input: {}, output: { passkeys: [examplePasskey] } },
  effect: false,
  bodyHash: false,
  body: 'none',
});

export const renamePasskey = defineCall({
  ...common,
  name: 'renamePasskey',
  method: 'POST',
  path: '/v1/xid/renamePasskey',
  caller: 'owner',
  origin: 'ours',
  summary: 'Gives a passkey another name.',
  limits: signInWayChanges,
  input: z.strictObject({ id: credentialId, name: passkeyName }),
  output: done,
  errors: [],
  example: { input: { id: 'AQIDBAUGBwg', name: 'Work laptop' }, output: { done: true } },
  effect: true,
  bodyHash: true,
});

export const removePasskey = defineCall({
  ...common,
  name: 'removePasskey',
  method: 'POST',
  path: '/v1/xid/removePasskey',
  caller: 'owner',
  origin: 'ours',
  summary: 'A passkey opens the account no more.',
  limits: signInWayChanges,
  input: z.strictObject({ id: credentialId }),
  output: done,
  errors: ['sign_in_again'],
  example: { input: { id: 'AQIDBAUGBwg' }, output: { done: true } },
  effect: true,
  bodyHash: true,
});

export const startPasskeySignIn = defineCall({
  ...common,
  name: 'startPasskeySignIn',
  method: 'POST',
  path: '/v1/xid/startPasskeySignIn',
  caller: 'open',
  origin: 'ours',
  summary: 'How the browser asks for a passkey of this site; getLoginToken takes the answer.',
  limits: unlocks,
  input: z.strictObject({}),
  output: PasskeyRequest,
  errors: [],
  example: {
    input: {},
    output: {
      challenge: 'q7Jx0dZ1vWc3TnLr',
      rpId: 'xpage.example',
      timeout: 300_000,
      userVerification: 'required',
    },
  },
  effect: false,
  bodyHash: false,
});

export const startAuthenticator = defineCall({
  ...common,
  name: 'startAuthenticator',
  method: 'POST',
  path: '/v1/xid/startAuthenticator',
  caller: 'owner',
  origin: 'ours',
  summary: 'The key for an authenticator app, good for ten minutes. Asks for a recent sign-in.',
  limits: signInWayChanges,
  input: z.strictObject({}),
  output: z.strictObject({
    /** Base32, to be typed. */
    key: z.string(),
    /** `otpauth:`, for a QR code. */
    link: z.string(),
  }),
  errors: ['sign_in_again', 'authenticator_is_on'],
  example: {
    input: {},
    output: {
      key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      link: 'otpauth://totp/XPage%3Amara%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=XPage',
    },
  },
  effect: false,
  bodyHash: false,
});

export const saveAuthenticator = defineCall({
  ...common,
  name: 'saveAuthenticator',
  method: 'POST',
  path: '/v1/xid/saveAuthenticator',
  caller: 'owner',
  origin: 'ours',
  summary: 'Turns the second factor on with the first code of the app, and gives ten recovery codes, once.',
  limits: signInWayChanges,
  input: z.strictObject({ code: z.string().max(20) }),
  output: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  errors: ['sign_in_again', 'authenticator_is_on', 'setup_over', 'code_incorrect'],
  example: { input: { code: '481920' }, output: { recoveryCodes: ['4f7kq9x-2abm3cd'] } },
  effect: true,
  holdsSecret: true,
  bodyHash: true,
});

export const removeAuthenticator = defineCall({
  ...common,
  name: 'removeAuthenticator',
  method: 'POST',
  path: '/v1/xid/removeAuthenticator',
  caller: 'owner',
  origin: 'ours',
  summary: 'Turns the second factor off with a code of the app or a recovery code. Asks for a recent sign-in.',
  limits: signInWayChanges,
  input: z.strictObject({ code: z.string().max(40) }),
  output: done,
  errors: ['sign_in_again', 'code_incorrect'],
  example: { input: { code: '481920' }, output: { done: true } },
  effect: false,
  bodyHash: true,
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

export const renewRecoveryCodes = defineCall({
  ...common,
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/v1/xid/renewRecoveryCodes',
  caller: 'owner',
  origin: 'ours',
  summary: 'Ten new recovery codes, given once; those before end. Asks for a recent sign-in.',
  limits: signInWayChanges,
  input: z.strictObject({}),
  output: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  errors: ['sign_in_again'],
  example: { input: {}, output: { recoveryCodes: ['4f7kq9x-2abm3cd'] } },
  effect: true,
  holdsSecret: true,
  bodyHash: true,
});
