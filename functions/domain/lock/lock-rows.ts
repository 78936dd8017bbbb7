/**
 * Rows of the `accounts` table for app lock, passkeys and the second factor.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | PIN and its misses | ACC#<account> | PIN |
 * | enrolled browser | ACC#<account> | DEVICE#<device> |
 * | passkey | ACC#<account> | PASSKEY#<credential id> |
 * | authenticator app and recovery codes | ACC#<account> | AUTHENTICATOR |
 * | authenticator app that is being set up | ACC#<account> | AUTHENTICATOR-SETUP |
 * | change of a way in, or of who is told | ACC#<account> | CHANGE#<id> |
 * | challenge of a passkey, one use, five minutes | WEBAUTHN#<challenge> | WEBAUTHN |
 * | second factor that is asked for, one use, three minutes | CHALLENGE#<SHA-256 of its id> | CHALLENGE |
 */
import * as z from 'zod';
import { sessionMethods } from '../../../shared/model/session-methods.ts';

export const PinRow = z.object({
  /** scrypt over the PIN and the pepper; base64url. */
  hash: z.string(),
  salt: z.string(),
  /** Misses in a row, and the try that is under way. */
  tries: z.number().int(),
  setAt: z.string(),
});
export type PinRow = z.infer<typeof PinRow>;

export const DeviceRow = z.object({
  deviceId: z.string(),
  /** P-256, SPKI, base64url. */
  publicKey: z.string(),
  /** The session that the browser opened last: when that one is ended, so is the enrolment. */
  signedInAt: z.number().int(),
  /** When its owner last proved more than a PIN there; seconds since the epoch. */
  provedAt: z.number().int(),
  /** Of the last statement, in milliseconds. */
  statedAt: z.number().int(),
  enrolledAt: z.string(),
  /** Seconds since the epoch. */
  expiresAt: z.number().int(),
});
export type DeviceRow = z.infer<typeof DeviceRow>;

export const PasskeyRow = z.object({
  credentialId: z.string(),
  /** COSE, base64url. */
  publicKey: z.string(),
  signCount: z.number().int(),
  transports: z.array(z.string()),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  isSynced: z.boolean(),
});
export type PasskeyRow = z.infer<typeof PasskeyRow>;

export const AuthenticatorRow = z.object({
  /** Sealed by `seal-key.ts`. */
  sealedKey: z.string(),
  /** Seconds since the epoch. */
  confirmedAt: z.number().int(),
  /** The time step of the last code that was taken: no code is taken twice. */
  lastStep: z.number().int(),
  /** Tries since the last right code, in this hour since the epoch. */
  tries: z.number().int(),
  triesHour: z.number().int(),
  /** Keyed hashes of the recovery codes that are left. */
  recovery: z.record(z.string(), z.literal(true)),
  /** Seconds since the epoch; 0 in rows of before they could be renewed. */
  recoveryMadeAt: z.number().int().default(0),
});
export type AuthenticatorRow = z.infer<typeof AuthenticatorRow>;

export const SetupRow = z.object({ sealedKey: z.string(), expiresAt: z.number().int() });

export const ChallengeRow = z.object({
  accountId: z.string(),
  method: z.enum(sessionMethods),
  expiresAt: z.number().int(),
});
export type ChallengeRow = z.infer<typeof ChallengeRow>;

const ofAccount = (accountId: string, sk: string) => ({ pk: `ACC#${accountId}`, sk });
export const pinKey = (accountId: string) => ofAccount(accountId, 'PIN');
export const deviceKey = (accountId: string, deviceId: string) => ofAccount(accountId, `DEVICE#${deviceId}`);
export const passkeyKey = (accountId: string, credentialId: string) => ofAccount(accountId, `PASSKEY#${credentialId}`);
export const authenticatorKey = (accountId: string) => ofAccount(accountId, 'AUTHENTICATOR');
export const setupKey = (accountId: string) => ofAccount(accountId, 'AUTHENTICATOR-SETUP');
export const changeKey = (accountId: string, changeId: string) => ofAccount(accountId, `CHANGE#${changeId}`);
export const passkeyChallengeKey = (challenge: string) => ({ pk: `WEBAUTHN#${challenge}`, sk: 'WEBAUTHN' });
export const signInChallengeKey = (hash: string) => ({ pk: `CHALLENGE#${hash}`, sk: 'CHALLENGE' });
