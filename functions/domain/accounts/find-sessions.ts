/** Lists the sessions of an account, and ends them one by one (rows: functions/kit/account-session.ts). */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Session } from '../../../shared/model/account-area.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { browserNameOf } from '../../../shared/rules/browser-name.ts';
import { isSessionOver, sessionKey, SessionRow } from '../../kit/account-session.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { findAccount } from './find-account.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem', 'Query', 'DeleteItem'] }] };

/** More than anybody has within the month that rows stay. */
const MOST_SESSIONS = 500;

/** Those whose tokens still count: the one that asks first, then those seen last. */
export async function listSessions(actor: { id: string; signedInAt: number }, now: Date): Promise<Session[]> {
  const [account, rows] = await Promise.all([findAccount(actor.id), readSessions(actor.id)]);
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

async function readSessions(accountId: string): Promise<SessionRow[]> {
  const items = await listBelow('accounts', { ...sessionKey(accountId, 0), sk: 'SESSION#' }, MOST_SESSIONS);
  return items.map((item) => SessionRow.parse(item));
}

/** Null when it was ended. */
export async function findSession(accountId: string, signedInAt: number): Promise<SessionRow | null> {
  const item = await readRow('accounts', sessionKey(accountId, signedInAt));
  return item ? SessionRow.parse(item) : null;
}

/** Without its row a session's tokens count no more, and no refreshed ones of it (functions/kit/account-gate.ts). */
export async function endSessionAt(accountId: string, signedInAt: number): Promise<void> {
  await dynamo.send(
    new DeleteCommand({ TableName: environment.table('accounts'), Key: sessionKey(accountId, signedInAt) }),
  );
}

/** @param keptSignedInAt null: none is kept */
export async function endSessionsExcept(accountId: string, keptSignedInAt: number | null): Promise<void> {
  const others = (await readSessions(accountId)).filter(({ signedInAt }) => signedInAt !== keptSignedInAt);
  await Promise.all(others.map(({ signedInAt }) => endSessionAt(accountId, signedInAt)));
}
