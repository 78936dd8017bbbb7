/** What stands for an account that is no more. Ids are random, so nobody finds the account by trying. */
import { createHash } from 'node:crypto';

export function pseudonymOf(accountId: string): string {
  return createHash('sha256').update(`deleted\n${accountId}`).digest('base64url').slice(0, 22);
}
