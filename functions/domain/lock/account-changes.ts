/** What changed of how an account is opened and who is told of its leads, for its owner to look through (rows: lock-rows.ts). */
import { AccountChange, CHANGES_KEPT_DAYS } from '../../../shared/model/lock.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { listBelow } from '../../kit/list-below.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { changeKey } from './lock-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['Query', 'PutItem'] }] };

/** More than anybody makes in two weeks. */
const MOST_CHANGES = 100;

/** The transaction item that notes it. */
export function changePut(
  accountId: string,
  change: AccountChange['change'],
  { now, newId }: { now: Date; newId(): string },
): TransactItem {
  const row: AccountChange = { change, at: now.toISOString() };
  const expiresAt = epochSeconds(now) + CHANGES_KEPT_DAYS * 86_400;
  const Item = { ...changeKey(accountId, newId()), ...row, expiresAt };
  return { Put: { TableName: environment.table('accounts'), Item } };
}

/** Newest first. */
export async function listChanges(accountId: string, now: Date): Promise<AccountChange[]> {
  const rows = await listBelow('accounts', { pk: `ACC#${accountId}`, sk: 'CHANGE#' }, MOST_CHANGES, 'newest');
  const kept = rows.filter(({ expiresAt }) => Number(expiresAt) > epochSeconds(now));
  return kept.map((row) => AccountChange.strip().parse(row));
}
