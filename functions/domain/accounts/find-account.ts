/** Finds accounts by id or by e-mail address. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readRow } from '../../kit/read-row.ts';
import { accountKey, AccountRow, emailKey, EmailRow } from './account-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem'] }] };

export async function findAccount(accountId: string): Promise<AccountRow | null> {
  const item = await readRow('accounts', accountKey(accountId));
  return item ? AccountRow.parse(item) : null;
}

/** The id of the finished account with this canonical address; null while there is none. */
export async function findAccountIdByEmail(email: string): Promise<string | null> {
  const item = await readRow('accounts', emailKey(email));
  const row = item ? EmailRow.parse(item) : null;
  return row?.status === 'active' ? row.accountId : null;
}
