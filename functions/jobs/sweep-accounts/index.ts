/** Job `sweep-accounts`, every quarter of an hour: warns those who are not seen any more, and deletes their accounts after 90 days. */
import { ulid } from 'ulid';
import { findDueActivities, takeStep, type DueActivity } from '../../domain/lifecycle/sweep-inactive.ts';
import { createLogger } from '../../kit/logger.ts';

export async function handler(): Promise<void> {
  const now = new Date();
  for (const due of await findDueActivities(now)) await sweep(due, now);
}

/** One account that cannot be worked on must not keep the others from it: the next sweep finds it again. */
async function sweep(due: DueActivity, now: Date): Promise<void> {
  try {
    await takeStep(due, { now, newId: () => ulid(now.getTime()) });
  } catch (error) {
    createLogger().error('account.not_swept', error);
  }
}
