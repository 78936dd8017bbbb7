/** The app lock, passkeys and the second factor, as browser and server speak of them. */
import * as z from 'zod';
import { sessionMethods } from './session-methods.ts';

/** base64url without padding. */
const base64url = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(most);

/** What an enrolled browser signs with its key: it is this one, now. */
export const DeviceStatement = z.strictObject({
  accountId: z.string().max(64),
  deviceId: z.string().max(64),
  /** Milliseconds since the epoch; later than in the statement before. */
  statedAt: z.number().int(),
  /** ECDSA P-256 with SHA-256 over `statementText`, as r and s side by side. */
  signature: base64url(100),
});
export type DeviceStatement = z.infer<typeof DeviceStatement>;

/** What the signature is of. */
export function statementText({ accountId, deviceId, statedAt }: Omit<DeviceStatement, 'signature'>): string {
  return ['xid-unlock', accountId, deviceId, statedAt].join('\n');
}

/** A statement counts for so long before and after the server's time. */
export const STATEMENT_SECONDS = 300;

export const publicKey = base64url(200);

/** How a passkey's keeper can be reached, as WebAuthn names it; unknown names are passed on. */
const transports = z.array(z.string().max(20)).max(10);

/** A new passkey, as the browser gives it. */
export const NewPasskey = z.strictObject({
  id: base64url(1_400),
  clientDataJSON: base64url(4_000),
  attestationObject: base64url(12_000),
  transports,
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What a passkey signed, as the browser gives it. */
export const PasskeyAssertion = z.strictObject({
  id: base64url(1_400),
  clientDataJSON: base64url(4_000),
  authenticatorData: base64url(2_000),
  signature: base64url(2_000),
  /** The account's id in bytes, which a discoverable passkey keeps. */
  userHandle: base64url(200),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** How a new passkey is asked for (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  /** Those that the account has: a keeper holds one of them at most. */
  excludeCredentials: z.array(z.strictObject({ type: z.literal('public-key'), id: z.string(), transports })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** How any passkey of this site is asked for. */
export const PasskeyRequest = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME = 60;

export const Passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null: not yet. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Kept by an account elsewhere, and so on more than one device. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What is asked for after a right password. */
export const SignInChallenge = z.strictObject({ kind: z.literal('authenticator'), challengeId: z.string() });
export type SignInChallenge = z.infer<typeof SignInChallenge>;

/** By what an account can be opened, and how this session was. */
export const SignInWays = z.strictObject({
  pin: z.strictObject({ isSet: z.boolean(), isBlocked: z.boolean() }),
  passkeyCount: z.number().int(),
  authenticator: z.strictObject({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
  session: z.strictObject({
    method: z.enum(sessionMethods),
    /** Recent enough for what asks for a recent sign-in. */
    isRecent: z.boolean(),
  }),
});
export type SignInWays = z.infer<typeof SignInWays>;

/** Changes of how the account is opened, or of who is told of its leads: an owner hears of them by mail, as it may not have been them. */
export const signInWayChanges = [
  'pin-set',
  'passkey-added',
  'passkey-removed',
  'authenticator-on',
  'authenticator-off',
  'recovery-code-used',
  'recovery-codes-renewed',
  'agent-key-renewed',
  'webhook-set',
  'webhook-removed',
  'alert-phone-set',
] as const;
export type SignInWayChange = (typeof signInWayChanges)[number];

/** What the owner can look through afterwards: besides those, changes that have mails of their own. */
export const accountChanges = [
  ...signInWayChanges,
  'password-changed',
  'password-reset',
  'email-changed',
  'phone-changed',
] as const;

export const AccountChange = z.strictObject({ change: z.enum(accountChanges), at: z.iso.datetime() });
export type AccountChange = z.infer<typeof AccountChange>;

/** For so long an owner can look through them. */
export const CHANGES_KEPT_DAYS = 14;
