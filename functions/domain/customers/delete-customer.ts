/** A customer deletes their account, with the password that proves once more that it is theirs. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { trimPassword } from '../../../shared/rules/password.ts';
import type { CustomerContext } from '../../kit/context.ts';
import { customers } from '../../kit/realms.ts';
import { maskEmail } from '../accounts/mask-address.ts';
import { provePasswordIn } from '../accounts/sign-in-tries.ts';
import { signOutEverywhereIn } from '../accounts/user-pool.ts';
import { beginCustomerDeletion } from './begin-customer-deletion.ts';

export const needs: StoreNeeds = {
  pools: [{ pool: 'customers', actions: ['AdminInitiateAuth', 'AdminUserGlobalSignOut'] }],
  tables: [{ table: 'insurance', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
};

/** Answers where the receipt goes. Throws `password_wrong`, `account_locked` or `too_many_requests`. */
export async function deleteCustomer(password: string, context: CustomerContext): Promise<{ receiptTo: string }> {
  const { actor, log } = context;
  await provePasswordIn(customers, actor.id, trimPassword(password), context);
  await beginCustomerDeletion(actor.id, 'customer', context);
  // The gate refuses every token already; the job deletes the user with all that it has.
  await signOutEverywhereIn('customers', actor.id).catch((error: unknown) =>
    log.error('deletion.not_signed_out', error),
  );
  return { receiptTo: maskEmail(actor.email) };
}
