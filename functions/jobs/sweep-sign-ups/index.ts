/** Job `sweep-sign-ups`, every hour: what unfinished sign-ups leave behind goes after a day. */
import { dropHalfSignUp, dropLeftUser, findHalfSignUps, findLeftUsers } from '../../domain/accounts/half-sign-ups.ts';
import { createLogger } from '../../kit/logger.ts';
import { customers, owners } from '../../kit/realms.ts';

export async function handler(): Promise<void> {
  const now = new Date();
  for (const realm of [owners, customers]) {
    for (const row of await findLeftUsers(realm, now)) await attempt(row.accountId, () => dropLeftUser(realm, row));
    for (const row of await findHalfSignUps(realm, now)) {
      await attempt(row.accountId, () => dropHalfSignUp(realm, row, now));
    }
  }
}

/** One that fails must not keep the others waiting: the next sweep finds it again. */
async function attempt(accountId: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    createLogger().error('sign_up.not_swept', error, { accountId });
  }
}
