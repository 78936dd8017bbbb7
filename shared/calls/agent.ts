/**
 * The agent's side of the account system, under /v1/agent (specification 2, section 7). Agents are owners: calls that do
 * what one of /v1/xid does have its shape and count against its limits.
 */
import * as z from 'zod';
import * as account from './account.ts';
import { defineCall } from './define-call.ts';
import { googleSignIn, guestSignIn, ownerRead, ownerWrite, signIn, pinTries, unlocks } from './limits.ts';
import { Account, Tokens } from '../model/account.ts';
import { DeviceStatement, PasskeyAssertion } from '../model/lock.ts';

const pin = z.string().max(12);

/** What is kept of an effect is made of its input, of which four digits could be found again. */
const unkept = { bodyBytes: 32_768, effect: false, bodyHash: true } as const;

const common = {
  group: 'agent',
  origin: 'spec',
  plan: 'any',
  bodyBytes: 16_384,
  streaming: false,
  orderBy: null,
  body: 'json',
} as const;

export const saveAgentPin = defineCall({
  ...common,
  ...unkept,
  name: 'saveAgentPin',
  method: 'POST',
  path: '/v1/agent/saveAgentPin',
  caller: 'owner',
  summary: 'Sets the 4-digit PIN, or changes it with the current one; without that, within 10 minutes of a sign-in.',
  limits: pinTries,
  input: z.strictObject({
    pin,
    /** Null: there is none, or it is forgotten. */
    currentPin: pin.nullable(),
  }),
  output: z.strictObject({ saved: z.literal(true) }),
  errors: ['pin_invalid', 'pin_incorrect', 'pin_blocked', 'sign_in_again'],
  example: { input: { pin: '4071', currentPin: null }, output: { saved: true } },
});

export const verifyAgentPin = defineCall({
  ...common,
  ...unkept,
  name: 'verifyAgentPin',
  method: 'POST',
  path: '/v1/agent/verifyAgentPin',
  caller: 'owner',
  summary: 'Whether a PIN is right. Five misses in a row block it until the next sign-in with the password.',
  limits: pinTries,
  input: z.strictObject({ pin }),
  output: z.strictObject({ valid: z.literal(true) }),
  errors: ['pin_incorrect', 'pin_blocked'],
  example: { input: { pin: '4071' }, output: { valid: true } },
});

export const getLoginToken = defineCall({
  ...common,
  ...unkept,
  name: 'getLoginToken',
  method: 'POST',
  path: '/v1/agent/getLoginToken',
  caller: 'open',
  summary: 'Tokens for an unlock: by a PIN in an enrolled browser, or by a passkey, which is a sign-in anywhere.',
  limits: unlocks,
  input: z.strictObject({
    /** With a PIN always; with a passkey where the browser is enrolled, so that it goes on in the new session. */
    device: DeviceStatement.nullable(),
    pin: pin.nullable(),
    /** The other way: one of the two. */
    passkey: PasskeyAssertion.nullable(),
  }),
  output: z.strictObject({ tokens: Tokens, account: Account }),
  errors: ['pin_incorrect', 'pin_blocked', 'device_unknown', 'statement_stale', 'passkey_failed'],
  example: {
    input: {
      device: {
        accountId: '6b1f0f0e-3f0b-4c57-9d3e-0f5c3c8e0b11',
        deviceId: '01KKBZJR000123456789ABCDEF',
        statedAt: 1_790_000_000_000,
        signature: 'q83vEjRWeJCrze8',
      },
      pin: '4071',
      passkey: null,
    },
    output: {
      tokens: { accessToken: 'eyJ…', idToken: 'eyJ…', refreshToken: 'rt…' },
      account: account.exampleAccount,
    },
  },
  namesDevice: true,
});

/** In another call's place: the same in all but name and path. */
const twinOf = <Call extends { path: string }>(call: Call) =>
  ({ ...call, group: 'agent', countedAs: call.path }) as const;

export const getUserInfoOfAgent = defineCall({
  ...twinOf(account.getUserInfo),
  name: 'getUserInfoOfAgent',
  path: '/v1/agent/getUserInfo',
  summary: 'The signed-in agent.',
});

const AgentKey = z.strictObject({
  /** 128 bits, base64url. */
  key: z.string(),
  madeAt: z.iso.datetime(),
});
const exampleKey = { key: 'Zk3vQ8sT1nYw0bLr7JcXeA', madeAt: '2026-01-01T09:00:00.000Z' };

export const getAgentKey = defineCall({
  ...common,
  name: 'getAgentKey',
  method: 'GET',
  path: '/v1/agent/getAgentKey',
  caller: 'owner',
  summary: 'The link key that ties the mobile app or an agency to the account; made when it is first asked for.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: AgentKey,
  errors: [],
  example: { input: {}, output: exampleKey },
  effect: false,
  bodyHash: false,
  body: 'none',
});

export const renewAgentKey = defineCall({
  ...common,
  name: 'renewAgentKey',
  method: 'POST',
  path: '/v1/agent/renewAgentKey',
  caller: 'owner',
  origin: 'ours',
  summary: 'Another link key in place of the present one, which ties nothing any more.',
  limits: ownerWrite,
  input: z.strictObject({}),
  output: AgentKey,
  errors: ['sign_in_again'],
  example: { input: {}, output: exampleKey },
  effect: true,
  holdsSecret: true,
  bodyHash: true,
});

export const appIdLogin = defineCall({
  ...common,
  name: 'appIdLogin',
  method: 'GET',
  path: '/v1/agent/appIdLogin',
  caller: 'open',
  summary:
    'A guest of the mobile host, known by its application id. It says who is back, and gives no right to anything.',
  limits: guestSignIn,
  input: z.strictObject({
    applicationId: z.string().max(100),
    /** The one of before: the guest stays the same. */
    guestToken: z.string().max(500).optional(),
    /** Of `getAgentKey`: whose app it is. */
    agentKey: z.string().max(64).optional(),
  }),
  output: z.strictObject({
    guestId: z.string(),
    guestToken: z.string(),
    expiresAt: z.iso.datetime(),
    /** Of the account that the key ties the app to; null without a key, or with one that ties nothing. */
    agentName: z.string().nullable(),
  }),
  errors: ['application_id_invalid'],
  example: {
    input: { applicationId: 'xpage-mobile' },
    output: {
      guestId: '3u5yBQ7bRk2f0c1mVQx8Dg',
      guestToken: 'eyJndWVzdElkIjoi….q8mH',
      expiresAt: '2026-04-09T12:00:00.000Z',
      agentName: null,
    },
  },
  effect: false,
  bodyHash: false,
  body: 'none',
});

export const googleLogin = defineCall({
  ...common,
  name: 'googleLogin',
  method: 'GET',
  path: '/v1/agent/googleLogin',
  caller: 'open',
  summary: 'Where to send the browser for a sign-in with Google; with what Google returned, the sign-in itself.',
  limits: googleSignIn,
  /** `challenge` alone to begin; code, state and verifier to end. */
  input: z.strictObject({
    /** SHA-256 of the browser's verifier, base64url (RFC 7636). */
    challenge: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    code: z.string().max(1_000).optional(),
    state: z.string().max(64).optional(),
    verifier: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
  }),
  output: z.strictObject({
    ...account.SignInAnswer.shape,
    /** Google's address, when it begins. */
    url: z.string().nullable(),
    /** Somebody new: what `register` takes in place of code and password. */
    signUp: z.strictObject({ ticket: z.string(), email: z.string(), fullName: z.string() }).nullable(),
    /** The address has an account: what `login` takes to tie Google to it. */
    link: z.strictObject({ ticket: z.string(), email: z.string() }).nullable(),
  }),
  errors: ['google_state_invalid', 'google_failed', 'account_or_password_wrong', 'under_construction'],
  example: {
    input: { challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
    output: {
      url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=…',
      tokens: null,
      account: null,
      challenge: null,
      signUp: null,
      link: null,
    },
  },
  effect: false,
  bodyHash: false,
  body: 'none',
  namesDevice: true,
});

export const getVerifyAgentUser = defineCall({
  ...common,
  name: 'getVerifyAgentUser',
  method: 'POST',
  path: '/v1/agent/getVerifyAgentUser',
  caller: 'open',
  summary: 'Whether an agent account exists, and whether its address or number was verified.',
  limits: account.existsUserByAccount.limits,
  countedAs: account.existsUserByAccount.path,
  input: account.existsUserByAccount.input,
  output: z.strictObject({ exists: z.boolean(), isVerified: z.boolean() }),
  errors: account.existsUserByAccount.errors,
  example: { input: { account: 'mara@example.com' }, output: { exists: true, isVerified: true } },
  effect: false,
  bodyHash: false,
});

export const registerAgentUser = defineCall({
  ...twinOf(account.register),
  name: 'registerAgentUser',
  path: '/v1/agent/registerAgentUser',
  summary: "An agent's sign-up.",
});

export const signInAgentUser = defineCall({
  ...twinOf(account.login),
  name: 'signInAgentUser',
  path: '/v1/agent/signInAgentUser',
  summary: "An agent's sign-in with a password.",
});

export const forgetPassword = defineCall({
  ...twinOf(account.sendVerifyCode),
  name: 'forgetPassword',
  path: '/v1/agent/forgetPassword',
  summary: 'Sends the 6-digit code for a new password.',
  input: account.sendVerifyCode.input.omit({ purpose: true }),
  example: { ...account.sendVerifyCode.example, input: { account: 'mara@example.com', channel: 'email' } },
});

export const updatePassword = defineCall({
  ...twinOf(account.forgotPassword),
  name: 'updatePassword',
  path: '/v1/agent/updatePassword',
  summary: 'Sets a new password with the code, signs out everywhere and says so by mail.',
});

export const changePasswordOfAgent = defineCall({
  ...common,
  name: 'changePasswordOfAgent',
  method: 'POST',
  path: '/v1/agent/changePassword',
  caller: 'owner',
  summary: 'A new password for the current one, which is counted like a sign-in; other sessions end.',
  limits: signIn,
  countedAs: '/v1/xid/changePassword',
  input: z.strictObject({ password: z.string().max(200), newPassword: z.string().max(200) }),
  output: z.strictObject({ changed: z.literal(true) }),
  errors: ['password_wrong', 'password_format', 'password_common', 'password_leaked', 'account_locked'],
  example: { input: { password: 'Long-Sunday-42', newPassword: 'Quiet-Monday-43' }, output: { changed: true } },
  effect: true,
  bodyHash: true,
});

export const resendCode = defineCall({
  ...twinOf(account.sendVerifyCode),
  name: 'resendCode',
  path: '/v1/agent/resendCode',
  summary: 'Sends the verification code again, once the countdown since the last one is over.',
});
