/** Lists the sessions of an account, and ends them one by one (rows: functions/kit/account-session.ts). */
import type { Session } from '../../../shared/model/account-area.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { browserNameOf } from '../../../shared/rules/browser-name.ts';
import { isSessionOver, sessionKey, SessionRow } from '../../kit/account-session.ts';
import { readRow } from '../../kit/read-row.ts';
import { owners } from '../../kit/realms.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { findAccount } from './find-account.ts';
import { forgetDevicesExcept } from './known-devices.ts';
import { endSessionIn, endSessionsExceptIn, readSessionsIn } from './session-store.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem', 'Query', 'DeleteItem'] }] };

/** Those whose tokens still count: the one that asks first, then those seen last. */
export async function listSessions(actor: { id: string; signedInAt: number }, now: Date): Promise<Session[]> {
  const [account, rows] = await Promise.all([findAccount(actor.id), readSessionsIn(owners, actor.id)]);
  const validAfter = account?.tokensValidAfter ?? 0;
  return rows
    .filter((row) => !isSessionOver(row, now) && row.signedInAt >= validAfter)
    .map((row) => toSession(row, actor.signedInAt))
    .toSorted(
      (one, other) => Number(other.isThis) - Number(one.isThis) || other.lastSeenAt.localeCompare(one.lastSeenAt),
    );
}

function toSession({ signedInAt, userAgent, country, seenAt }: SessionRow, current: number): Session {
  return {
    signedInAt,
    ...browserNameOf(userAgent),
    country,
    lastSeenAt: seenAt,
    isThis: signedInAt === current,
  };
}

/** Null when it was ended. */
export async function findSession(accountId: string, signedInAt: number): Promise<SessionRow | null> {
  const item = await readRow('accounts', sessionKey(accountId, signedInAt));
  return item ? SessionRow.parse(item) : null;
}

/** Without its row a session's tokens count no more, and no refreshed ones of it (functions/kit/gate.ts). */
export const endSessionAt = (accountId: string, signedInAt: number): Promise<void> =>
  endSessionIn(owners, accountId, signedInAt);

/** @param keptSignedInAt null: none is kept */
export const endSessionsExcept = (accountId: string, keptSignedInAt: number | null): Promise<void> =>
  endSessionsExceptIn(owners, accountId, keptSignedInAt);

/** All sessions but this one end, and the account knows no other browser any more. */
export async function endOthers({ actor, device }: Pick<OwnerContext, 'actor' | 'device'>): Promise<void> {
  await endSessionsExcept(actor.id, actor.signedInAt);
  await forgetDevicesExcept(owners, actor.id, device);
}
