/** What changes how an account is opened asks for a sign-in of the last ten minutes, and for more than a PIN. */
import * as z from 'zod';
import { sessionMethods, type SessionMethod } from '../../../shared/model/session-methods.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { sessionKey } from '../../kit/account-session.ts';
import { AppError } from '../../kit/app-error.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { readRow } from '../../kit/read-row.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem'] }] };

const RECENT_SECONDS = 600;

const Session = z.object({ method: z.enum(sessionMethods) });

type Signed = Pick<OwnerContext, 'actor' | 'now'>;

/** Throws `token_invalid` for a session that has been ended. */
export async function readSignIn({ actor, now }: Signed): Promise<{ method: SessionMethod; isRecent: boolean }> {
  const item = await readRow('accounts', sessionKey(actor.id, actor.signedInAt));
  if (!item) throw new AppError('token_invalid');
  const { method } = Session.parse(item);
  // A sign-in in the future was made before the clock went back: how long ago nobody knows.
  const isRecent = Math.abs(epochSeconds(now) - actor.signedInAt) <= RECENT_SECONDS;
  return { method, isRecent: method !== 'pin' && isRecent };
}

/** Throws `sign_in_again`, or what `readSignIn` throws. */
export async function requireRecentSignIn(context: Signed): Promise<void> {
  const { isRecent } = await readSignIn(context);
  if (!isRecent) throw new AppError('sign_in_again');
}
