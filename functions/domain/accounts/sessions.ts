/** Sessions of an account: begun by each sign-in, kept alive by opening the app, ended one by one or all at once. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Tokens } from '../../../shared/model/account.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { browserNameOf } from '../../../shared/rules/browser-name.ts';
import { signedInAtOf, type SessionMethod } from '../../kit/account-session.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { createLogger } from '../../kit/logger.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { owners } from '../../kit/realms.ts';
import { raiseSignal } from '../../kit/security-signals.ts';
import { browsersKey } from './account-rows.ts';
import { activityPut } from '../lifecycle/activity.ts';
import { rememberDevice } from './known-devices.ts';
import { activityKey, ActivityRow } from '../lifecycle/lifecycle-rows.ts';
import { keepSessionAliveIn, sessionPut } from './session-store.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'accounts', actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
};

/** What a session keeps of the request that began it, and by what the account knows its browser again. */
export type SessionOrigin = Pick<CallContext, 'now' | 'client' | 'device' | 'newId' | 'randomBytes'>;

/** Names of browsers, as `nameOf` makes them; the oldest are forgotten. */
const BrowsersRow = z.object({ names: z.array(z.string()) });
const MOST_BROWSERS = 50;
const TRAVEL_MS = 3_600_000;

/**
 * Makes the tokens that the pool has just given count. The owner is told of a browser that never signed in before, unless
 * it is the first of all. The account knows the browser from now on, but for a PIN, which proves too little.
 */
export async function beginSession(
  accountId: string,
  tokens: Tokens,
  method: SessionMethod,
  origin: SessionOrigin,
): Promise<void> {
  const { client, now } = origin;
  const signedInAt = signedInAtOf(tokens.idToken);
  const [known, last] = await Promise.all([knownBrowsers(accountId), lastSignIn(accountId)]);
  const mark = isNewCountry(client.country, known) ? { isFromNewCountry: true as const } : {};
  const begin = sessionPut(owners, accountId, tokens, method, origin, mark);
  const activity = activityPut(accountId, client.country, now);
  const items = [begin, activity, ...notesOfBrowser(accountId, signedInAt, known, origin)];
  await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  createLogger().info('session.begun', { pool: owners.pool, way: method, accountId });
  if (method !== 'pin') await rememberDevice(owners, accountId, origin);
  if (last) watchTravel(accountId, last, origin);
}

/** Null before the first. A row that cannot be read keeps nobody out. */
async function lastSignIn(accountId: string): Promise<ActivityRow | null> {
  return ActivityRow.safeParse(await readRow('accounts', activityKey(accountId))).data ?? null;
}

/** Whether none of the account's browsers was in that country before. The first browser of all says nothing. */
function isNewCountry(country: string | null, known: readonly string[]): boolean {
  return country !== null && known.length > 0 && !known.some((name) => name.endsWith(` ${country}`));
}

/**
 * Counts a sign-in from another country than the last one, less than an hour after it: nobody travels so fast. The country is
 * what the edge makes of the address, so a VPN that is switched on counts too.
 */
function watchTravel(accountId: string, last: ActivityRow, { now, client }: SessionOrigin): void {
  const { from: at, country: from } = last;
  if (!from || !client.country || from === client.country) return;
  if (now.getTime() - Date.parse(at) >= TRAVEL_MS) return;
  raiseSignal('ImpossibleTravel', { accountId, fromCountry: from, toCountry: client.country });
}

async function knownBrowsers(accountId: string): Promise<string[]> {
  const item = await readRow('accounts', browsersKey(accountId));
  return item ? BrowsersRow.parse(item).names : [];
}

/** Two sign-ins at one moment may both be told of: once too often is better than never. */
function notesOfBrowser(
  accountId: string,
  signedInAt: number,
  known: readonly string[],
  { now, client, newId }: SessionOrigin,
): TransactItem[] {
  const name = nameOf(client);
  if (known.includes(name)) return [];
  const names = [...known, name].slice(-MOST_BROWSERS);
  const note = { Put: { TableName: environment.table('accounts'), Item: { ...browsersKey(accountId), names } } };
  const payload = { template: 'new-sign-in', accountId, signedInAt };
  const mail = outboxPut('accounts', { id: newId(), job: 'send-message', payload }, now);
  return known.length === 0 ? [note] : [note, mail];
}

/** Browsers update themselves every few weeks, so their versions do not count; where they are does. */
function nameOf({ userAgent, country }: SessionOrigin['client']): string {
  const { browser, system } = browserNameOf(userAgent);
  return [browser, system, country].map((part) => part ?? '?').join(' ');
}

/** Notes that the app was opened, at most every ten minutes. A session that has been ended stays so. */
export const keepSessionAlive = (accountId: string, signedInAt: number, now: Date): Promise<void> =>
  keepSessionAliveIn(owners, accountId, signedInAt, now);
