/** Job `sweep-sign-ups`, every hour: what unfinished sign-ups leave behind goes after a day. */
import { dropHalfSignUp, dropLeftUser, findHalfSignUps, findLeftUsers } from '../../domain/accounts/half-sign-ups.ts';
import { createLogger } from '../../kit/logger.ts';

export async function handler(): Promise<void> {
  const now = new Date();
  for (const row of await findLeftUsers(now)) await attempt(row.accountId, () => dropLeftUser(row));
  for (const row of await findHalfSignUps(now)) await attempt(row.accountId, () => dropHalfSignUp(row, now));
}

/** One that fails must not keep the others waiting: the next sweep finds it again. */
async function attempt(accountId: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    createLogger().error('sign_up.not_swept', error, { accountId });
  }
}
