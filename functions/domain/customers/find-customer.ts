/** Finds customers by id or by e-mail address. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { readRow } from '../../kit/read-row.ts';
import { IdentityRow } from '../accounts/account-rows.ts';
import { customerEmailKey, customerKey, CustomerRow } from './customer-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem'] }] };

export async function findCustomer(customerId: string): Promise<CustomerRow | null> {
  const item = await readRow('insurance', customerKey(customerId));
  return item ? CustomerRow.parse(item) : null;
}

/** Of somebody who is signed in; throws `token_invalid` when they are gone. */
export async function getCustomerOrThrow(customerId: string): Promise<CustomerRow> {
  const row = await findCustomer(customerId);
  if (!row) throw new AppError('token_invalid');
  return row;
}

/** The id of the customer with this canonical address; null while there is none. */
export async function findCustomerIdByEmail(email: string): Promise<string | null> {
  const row = await findCustomerIdentity(email);
  return row?.status === 'active' ? row.accountId : null;
}

/** Who has, or is about to have, the address. */
export async function findCustomerIdentity(email: string): Promise<IdentityRow | null> {
  const item = await readRow('insurance', customerEmailKey(email));
  return item ? IdentityRow.parse(item) : null;
}
