/**
 * Administrator's function: unlocks what is locked after ten wrong passwords: an owner's account, a customer's, or both where
 * they have the address in common. Invoked by hand, never by a route.
 */
import { ulid } from 'ulid';
import * as z from 'zod';
import { parseAccountAddress } from '../../domain/accounts/account-address.ts';
import { findAccountIdBy } from '../../domain/accounts/find-account.ts';
import { unlockAccount } from '../../domain/accounts/unlock-account.ts';
import { findCustomerIdByEmail } from '../../domain/customers/find-customer.ts';
import { unlockCustomer } from '../../domain/customers/unlock-customer.ts';
import { createLogger } from '../../kit/logger.ts';

const Request = z.strictObject({ account: z.string() });

export async function handler(event: unknown): Promise<{ unlocked: boolean }> {
  const address = parseAccountAddress(Request.parse(event).account);
  const accountId = await findAccountIdBy(address);
  const customerId = 'email' in address ? await findCustomerIdByEmail(address.email) : null;
  if (accountId) await unlockAccount(accountId, { now: new Date(), newId: () => ulid() });
  if (customerId) await unlockCustomer(customerId);
  if (!accountId && !customerId) return { unlocked: false };
  createLogger().info('account.unlocked', { accountId, customerId });
  return { unlocked: true };
}
