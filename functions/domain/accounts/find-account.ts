/** Finds accounts by id or by e-mail address. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readRow } from '../../kit/read-row.ts';
import type { AccountAddress } from './account-address.ts';
import { accountKey, AccountRow, identityKey, IdentityRow } from './account-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem'] }] };

export async function findAccount(accountId: string): Promise<AccountRow | null> {
  const item = await readRow('accounts', accountKey(accountId));
  return item ? AccountRow.parse(item) : null;
}

/** The id of the finished account with this canonical address; null while there is none. */
export function findAccountIdByEmail(email: string): Promise<string | null> {
  return findAccountIdBy({ email });
}

/** The id of the finished account that an address or a number leads to; null while there is none. */
export async function findAccountIdBy(address: AccountAddress): Promise<string | null> {
  const row = await findIdentity(address);
  return row?.status === 'active' ? row.accountId : null;
}

/** Who has, or is about to have, the address or number. */
export async function findIdentity(address: AccountAddress): Promise<IdentityRow | null> {
  const item = await readRow('accounts', identityKey(address));
  return item ? IdentityRow.parse(item) : null;
}
