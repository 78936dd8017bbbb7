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
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { owners } from '../../kit/realms.ts';
import { browsersKey } from './account-rows.ts';
import { activityPut } from '../lifecycle/activity.ts';
import { keepSessionAliveIn, sessionPut } from './session-store.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem', 'PutItem', 'UpdateItem'] }] };

/** What a session keeps of the request that began it. */
export type SessionOrigin = Pick<CallContext, 'now' | 'client' | 'newId'>;

/** Names of browsers, as `nameOf` makes them; the oldest are forgotten. */
const BrowsersRow = z.object({ names: z.array(z.string()) });
const MOST_BROWSERS = 50;

/**
 * Makes the tokens that the pool has just given count. The owner is told of a browser that never signed in before, unless
 * it is the first of all.
 */
export async function beginSession(
  accountId: string,
  tokens: Tokens,
  method: SessionMethod,
  origin: SessionOrigin,
): Promise<void> {
  const begin = sessionPut(owners, accountId, tokens, method, origin);
  const signedInAt = signedInAtOf(tokens.idToken);
  const known = await knownBrowsers(accountId);
  const items = [begin, activityPut(accountId, origin.now), ...notesOfBrowser(accountId, signedInAt, known, origin)];
  await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
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
