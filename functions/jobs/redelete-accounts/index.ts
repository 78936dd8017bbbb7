/** Administrator's function: after a backup was restored, deletes again whoever was deleted since. Invoked by hand (docs/retention.md). */
import { ulid } from 'ulid';
import { redeleteAll } from '../../domain/lifecycle/redelete.ts';
import { createLogger } from '../../kit/logger.ts';

export async function handler(): Promise<{ tombstones: number; again: number }> {
  const now = new Date();
  const counts = await redeleteAll({ now, newId: () => ulid() });
  createLogger().info('accounts.redeleted', counts);
  return counts;
}
