/**
 * A session: one sign-in in one browser. All tokens of a sign-in carry its time, through every refresh, so the time names
 * the session; its row is what makes the tokens count.
 */
import * as z from 'zod';
import { sessionMethods } from '../../shared/model/session-methods.ts';
import { AppError } from './app-error.ts';
import { keyIn, owners, type Realm, type RowKey } from './realms.ts';

export type { SessionMethod } from '../../shared/model/session-methods.ts';

/** Longer than the life of a refresh token, which ends the session anyway (30 days). */
export const SESSION_SECONDS = 31 * 86_400;

/** A session in which nobody opened the app for so long has ended: what lies in a stolen browser is worth nothing then. */
export const SESSION_IDLE_MS = 7 * 86_400_000;

export const SessionRow = z.object({
  /** Seconds since the epoch: `auth_time` of its tokens. */
  signedInAt: z.number().int(),
  method: z.enum(sessionMethods),
  /** As the browser named itself. */
  userAgent: z.string(),
  /** ISO alpha-2, as the edge saw it. */
  country: z.string().nullable(),
  /** None of the account's browsers had been in that country before; absent where one had. */
  isFromNewCountry: z.literal(true).optional(),
  /** When the app was last opened in it; at most some minutes late. */
  seenAt: z.string(),
  /** Seconds since the epoch. */
  expiresAt: z.number().int(),
});
export type SessionRow = z.infer<typeof SessionRow>;

export const sessionKeyIn = (realm: Realm, accountId: string, signedInAt: number): RowKey =>
  keyIn(realm, accountId, `SESSION#${signedInAt}`);

/** Of an owner's session. */
export const sessionKey = (accountId: string, signedInAt: number): RowKey =>
  sessionKeyIn(owners, accountId, signedInAt);

export function isSessionOver({ seenAt, expiresAt }: Pick<SessionRow, 'seenAt' | 'expiresAt'>, now: Date): boolean {
  return expiresAt * 1_000 <= now.getTime() || Date.parse(seenAt) + SESSION_IDLE_MS <= now.getTime();
}

const Payload = z.object({ auth_time: z.number().int() });

/** When the sign-in was that an id token is of, in seconds since the epoch. For tokens that the pool itself has just given us. */
export function signedInAtOf(idToken: string): number {
  const payload = idToken.split('.')[1];
  if (payload === undefined) throw new AppError('token_invalid', {}, 'The pool gave something that is not a token.');
  return Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).auth_time;
}
