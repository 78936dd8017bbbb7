/** Administrator's function: unlocks an account after ten wrong passwords. Invoked by hand, never by a route. */
import * as z from 'zod';
import { parseAccountAddress } from '../../domain/accounts/account-address.ts';
import { findAccountIdBy } from '../../domain/accounts/find-account.ts';
import { unlockAccount } from '../../domain/accounts/unlock-account.ts';
import { createLogger } from '../../kit/logger.ts';

const Request = z.strictObject({ account: z.string() });

export async function handler(event: unknown): Promise<{ unlocked: boolean }> {
  const accountId = await findAccountIdBy(parseAccountAddress(Request.parse(event).account));
  if (!accountId) return { unlocked: false };
  await unlockAccount(accountId);
  createLogger().info('account.unlocked', { accountId });
  return { unlocked: true };
}
