/** Job `sweep-due`, every minute: begins the work whose time has come: reminders, held mails, further tries. */
import { beginDueWork, findDueRows, type DueRow } from '../../kit/due-rows.ts';
import { createLogger } from '../../kit/logger.ts';

export async function handler(): Promise<void> {
  const now = new Date();
  for (const row of await findDueRows(now)) await begin(row, now);
}

/** One row that cannot be begun must not keep the others from it: the next sweep finds it again. */
async function begin(row: DueRow, now: Date): Promise<void> {
  try {
    await beginDueWork(row, now);
  } catch (error) {
    createLogger().error('due.not_begun', error, { row: row.pk });
  }
}
