/** Job `sweep-outbox`, every minute: sends outbox rows again that nobody finished within five minutes. */
import { outboxTables } from '../../../shared/model/resources.ts';
import { createLogger } from '../../kit/logger.ts';
import { findOverdueRows } from '../../kit/overdue-outbox.ts';
import { enqueue, type StoredOutboxRow } from '../../kit/queues.ts';

const OVERDUE_MS = 5 * 60_000;

export async function handler(): Promise<void> {
  const before = new Date(Date.now() - OVERDUE_MS).toISOString();
  const counts = await Promise.all(outboxTables.map((table) => sweep(table, before)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total > 0) createLogger().warn('outbox.overdue', { rows: total });
}

async function sweep(table: (typeof outboxTables)[number], before: string): Promise<number> {
  const rows = await findOverdueRows(table, before);
  for (const row of rows) await sendAgain(row);
  return rows.length;
}

/** One row that cannot be sent must not keep the others from it: the next sweep finds it again. */
async function sendAgain(row: StoredOutboxRow): Promise<void> {
  try {
    await enqueue(row);
  } catch (error) {
    createLogger().error('outbox.not_sent', error, { row: row.pk });
  }
}
